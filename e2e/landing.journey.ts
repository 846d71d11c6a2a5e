import { MESSAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { cannotHear, hears, spoken } from './support/speech.ts'

test('a visitor sees what Salus is and the way in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.landing.title })).toBeVisible()
  await expect(page.getByText(MESSAGES.landing.subtitle)).toBeVisible()
  await expect(page.getByText(MESSAGES.landing.line)).toBeVisible()
  await expect(page.getByRole('img', { name: /doctor/i })).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup')
})

test('saying where to go goes there and says so @once', async ({ page }) => {
  await hears(page, 'pricing')
  await page.goto('/')
  await page.getByRole('button', { name: 'Voice Command' }).click()
  await expect(page).toHaveURL('/pricing')
  expect(await spoken(page)).toMatch(/Navigating to pricing/i)
})

test('an unknown phrase is repeated with what can be said @once', async ({ page }) => {
  await hears(page, 'open the pod bay doors')
  await page.goto('/')
  await page.getByRole('button', { name: 'Voice Command' }).click()
  await expect(page.getByText(`${MESSAGES.landing.youSaid} open the pod bay doors`)).toBeVisible()
  const message = MESSAGES.landing.unrecognised.replace('{phrase}', 'open the pod bay doors')
  await expect(page.getByText(message)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a browser that cannot hear says so @once', async ({ page }) => {
  await cannotHear(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Voice Command' }).click()
  await expect(page.getByText(MESSAGES.landing.unsupported)).toBeVisible()
})
