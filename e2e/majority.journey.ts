import { ACTING_FOR_HEADER, API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect } from './support/journey.ts'
import { enter, fillLogin, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'
import { test } from './support/years-later.ts'

test('a record that parents kept becomes the grown-up child’s own @once', async ({
  page,
  request,
  otherBrowser,
  passTwoYears,
  expectTrouble,
}) => {
  // This journey's own server; and what a tab still asks when its session or the record is over.
  expectTrouble(/another host/)
  expectTrouble(/status of 40[14]/)
  const parent = await member(request)
  await enter(page, parent.email, parent.password)
  const born = new Date()
  born.setUTCFullYear(born.getUTCFullYear() - 17)
  const headers = { origin: new URL(page.url()).origin }
  const data = { fullName: 'Mira Rao', dob: born.toISOString().slice(0, 10) }
  const made = (await (await page.request.post(API.children, { data, headers })).json()) as { ownerId: string }
  const acting = { ...headers, [ACTING_FOR_HEADER]: made.ownerId }
  expect((await page.request.post(API.health, { data: { heartbeat: 88 }, headers: acting })).ok()).toBe(true)
  await page.goto(PAGES.careCircle)
  await page.getByRole('button', { name: 'Open Mira Rao’s record' }).click()
  await expect(page.getByRole('region', { name: 'Newest readings' }).getByText('88')).toBeVisible()
  await goThroughMenu(page, 'Share', 'Care Circle')
  await expect(page.getByRole('region', { name: 'Invite somebody' })).toBeVisible()
  const handOver = page.getByRole('region', { name: 'Hand the record over' })
  await expect(handOver).toBeHidden()

  passTwoYears()
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await enter(page, parent.email, parent.password, PAGES.careCircle)
  await expect(page.getByText('Mira Rao is of age. Please hand the record over')).toBeVisible()
  await page.getByRole('button', { name: 'Open Mira Rao’s record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Rao’s record' })).toBeVisible()
  await goThroughMenu(page, 'Share', 'Care Circle')
  await handOver.getByLabel('Their e-mail').fill('mira')
  await handOver.getByRole('button', { name: 'Send the e-mail' }).click()
  await expect(handOver.getByText('Please enter a whole e-mail address.')).toBeVisible()
  await handOver.getByLabel('Their e-mail').fill('mira@example.com')
  await handOver.getByRole('button', { name: 'Send the e-mail' }).click()
  await expect(handOver.getByText('Nothing changes until Mira Rao takes the record over.')).toBeVisible()
  await expectAccessible(page)
  const link = await handOver.getByRole('link', { name: 'what the e-mail leads to' }).getAttribute('href')

  const other = await (await otherBrowser()).newPage()
  await other.goto(link ?? '')
  await expect(other.getByRole('heading', { level: 1, name: 'Your record becomes yours' })).toBeVisible()
  const take = other.getByRole('button', { name: 'Take over my record' })
  await other.getByLabel('New password', { exact: true }).fill('quiet herons at dawn')
  await take.click()
  await expect(other.getByRole('alert').filter({ hasText: 'Terms' })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('checkbox', { name: /I accept the/ }).check()
  await take.click()
  await expect(other.getByText('The record is yours. Please log in.')).toBeVisible()
  await fillLogin(other, 'mira@example.com', 'quiet herons at dawn')
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Mira!' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Newest readings' }).getByText('88')).toBeVisible()

  // Nothing is done in the parent's tab: it learns by itself.
  await expect(page.getByText('Mira Rao does not share their record with you any more.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: 'Open Mira Rao’s record' })).toBeHidden()
})
