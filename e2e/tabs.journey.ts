import type { Page } from '@playwright/test'
import { API, MESSAGES, PAGES } from '@salus/contract'
import { expect, test } from './support/journey.ts'
import { enter, fillLogin, member } from './support/people.ts'
import { logOut } from './support/shell.ts'

const WORDS = 'Runny nose, sneezing and a mild sore throat for two days. No fever.'

async function checkSymptoms(page: Page) {
  await page.goto(PAGES.symptomChecker)
  await page.getByRole('main').locator('textarea').fill(WORDS)
  await page.getByRole('main').locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Enough, show me' }).click()
  await expect(page.getByRole('heading', { name: 'Likely causes' })).toBeVisible()
}

const documentsOf = async (page: Page) => (await (await page.request.get(API.documents)).json()).items

test('a logout ends every tab of the browser, and the next person’s login opens none of them @once', async ({
  page,
  context,
  request,
}) => {
  const emma = await member(request, { fullName: 'Emma Stone' })
  const ravi = await member(request, { fullName: 'Ravi Kumar', firstName: 'Ravi' })
  await enter(page, emma.email, emma.password)
  const second = await context.newPage()
  await checkSymptoms(second)
  await logOut(page)
  await expect(second).toHaveURL(PAGES.login)
  await expect(second.getByText(MESSAGES.session.expired)).toBeVisible()
  await expect(second.getByText('Likely causes')).toHaveCount(0)

  await fillLogin(page, ravi.email, ravi.password)
  await expect(page).toHaveURL(PAGES.home)
  await second.bringToFront()
  await second.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(second).toHaveURL(PAGES.login)
  await expect(second.getByText('Ravi')).toHaveCount(0)
  expect(await second.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  await page.reload()
  await expect(page).toHaveURL(PAGES.home)
  expect(await documentsOf(page)).toEqual([])
})

test('a tab that has heard nothing saves nothing into the account of the next person @once', async ({
  page,
  context,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/)
  const emma = await member(request, { fullName: 'Emma Stone' })
  const ravi = await member(request, { fullName: 'Ravi Kumar', firstName: 'Ravi' })
  await enter(page, emma.email, emma.password)
  const second = await context.newPage()
  // As one that slept.
  await second.addInitScript(() => {
    window.BroadcastChannel.prototype.postMessage = () => {}
    Object.defineProperty(window.BroadcastChannel.prototype, 'onmessage', { set: () => {} })
    window.addEventListener('focus', (event) => event.stopImmediatePropagation(), true)
  })
  await checkSymptoms(second)
  await logOut(page)
  await fillLogin(page, ravi.email, ravi.password)
  await expect(page).toHaveURL(PAGES.home)
  await second.getByRole('button', { name: 'Save' }).click()
  const question = second.getByRole('dialog')
  await question.getByRole('textbox').fill('Emma’s cold')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(second).toHaveURL(PAGES.login)
  await expect(second.getByText(MESSAGES.session.expired)).toBeVisible()
  await expect(second.getByText('Ravi')).toHaveCount(0)
  expect(await documentsOf(page)).toEqual([])
  await page.reload()
  await expect(page).toHaveURL(PAGES.home)
})
