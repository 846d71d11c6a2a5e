// Makes the pictures of docs/screenshots, only when asked: SALUS_SCREENSHOTS=1 npm run e2e -- screenshots
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PAGES, STORAGE_KEYS } from '@salus/contract'
import { ROOT } from '../scripts/run.mjs'
import { expect, test } from './support/journey.ts'
import { logIn, member } from './support/people.ts'

test('the pictures of the documentation', async ({ page, request }, { project }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.cookieConsent)
  const picture = async (name: string) => {
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(ROOT, 'docs/screenshots', `${name}-${project.name}.png`) })
  }
  await page.goto(PAGES.landing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture('landing')

  const person = await member(request)
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.symptomChecker)
  await check(page, 'Runny nose, sneezing and a mild sore throat for two days. No fever.')
  await picture('symptom-checker')
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  await picture('symptom-checker-dark')
  await page.getByRole('button', { name: 'Use light mode' }).click()
  await check(page, 'Crushing chest pain going into my left arm for 20 minutes. I am sweating.')
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport()
  await picture('emergency')
})

async function check(page: Page, words: string) {
  await page.getByRole('main').locator('textarea').fill(words)
  await page.getByRole('main').locator('button[type="submit"]').click()
  await expect(page.getByRole('heading', { name: 'Likely causes' })).toBeVisible()
}
