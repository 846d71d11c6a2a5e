import { MESSAGES, PAGES, STORAGE_KEYS } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('a plan is bought from the dashboard, cancelled and resumed, and a failed payment mended', async ({
  page,
  request,
  expectTrouble,
}) => {
  // The payment service is another host.
  expectTrouble(/another host/)
  const person = await member(request)
  await enter(page, person.email, person.password)
  await page.getByRole('button', { name: MESSAGES.billing.upgradeNow }).click()
  const plans = page.getByRole('dialog', { name: 'Upgrade' })
  await expect(plans.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await plans.getByRole('article', { name: 'Basic' }).getByRole('button', { name: 'Subscribe' }).click()

  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByText(/Nothing was charged, and nothing has changed/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('article', { name: 'Basic' }).getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you. You are on Basic now.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^PDF of/ })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel my plan' }).click()
  await page.getByRole('button', { name: 'Resume plan' }).click()
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Change to Pro' }).click()
  await expect(page.getByRole('dialog', { name: 'Change to Pro' }).getByText('$9.99')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay \$[45]\.\d\d and change$/ }).click()
  await expect(page.getByText('You are on Pro now.')).toBeVisible()

  await page.goto(PAGES.billingHistory)
  const pdf = await page
    .getByRole('link', { name: /^PDF of/ })
    .first()
    .getAttribute('href')
  const customer = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.stripeCustomerId)
  const service = new URL(pdf ?? '').origin
  expect((await request.post(`${service}/fail/${customer}`)).ok()).toBe(true)
  await page.reload()
  await page.goto(PAGES.home)
  await page.getByRole('link', { name: 'Update your payment' }).click()
  await expect(page.getByText('Not paid yet')).toBeVisible()
  await page.getByRole('button', { name: 'Manage payment' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await expect(page.getByText('Not paid yet')).toBeHidden()
  await expect(page.getByText('Renews on')).toBeVisible()

  await page.getByRole('button', { name: 'Manage payment' }).click()
  await page.getByRole('button', { name: 'End the plan' }).click()
  await expect(page.getByRole('status').getByText(/^Your plan is cancelled\. It stays/)).toBeVisible()
  await expect(page.getByText('Ends on')).toBeVisible()
  await expectAccessible(page)
})

test('a change of plan that the bank wants confirmed is made on its page @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/another host/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.pricing)
  await page.getByRole('article', { name: 'Basic' }).getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you. You are on Basic now.')).toBeVisible()
  const pdf = await page.getByRole('link', { name: /^PDF of/ }).getAttribute('href')
  const customer = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.stripeCustomerId)
  expect((await request.post(`${new URL(pdf ?? '').origin}/ask/${customer}`)).ok()).toBe(true)

  await page.getByRole('main').getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Change to Pro' }).click()
  await page.getByRole('button', { name: /^Pay .* and change$/ }).click()
  await expect(page.getByText(/Your change to Pro is not paid yet/)).toBeVisible()
  await expectAccessible(page)
  // Still there after a reload, beside the plan that goes on.
  await page.goto(PAGES.billingHistory)
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Confirm the payment/ }).click(),
  ])
  await bank.getByRole('button', { name: 'Confirm at my bank' }).click()
  await expect(bank.getByRole('heading', { name: 'Invoice paid' })).toBeVisible()
  await bank.close()
  // The page asks by itself.
  await expect(page.getByText('$9.99 a month')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/is not paid yet/)).toBeHidden()
})

test('a visitor is told how to see invoices, and a member without any that there are none @once', async ({
  page,
  request,
}) => {
  await page.goto(PAGES.billingHistory)
  await expect(page.getByRole('heading', { name: 'Log in to see your invoices' })).toBeVisible()
  await expectAccessible(page)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.billingHistory)
  await expect(page.getByText(MESSAGES.billing.noInvoices)).toBeVisible()
})
