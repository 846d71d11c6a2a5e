import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('another e-mail address counts once its code came back', async ({ page, request, expectTrouble }) => {
  expectTrouble(/status of 422/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.security)
  const part = page.getByRole('region', { name: 'E-mail and mobile number' })
  await expect(part.getByText(person.email)).toBeVisible()
  await part.getByRole('button', { name: 'Change e-mail' }).click()
  const address = part.getByLabel('New e-mail address')
  await address.fill('not an address')
  await part.getByRole('button', { name: 'Send the code' }).click()
  await expect(part.getByText('enter a valid', { exact: false })).toBeVisible()
  const next = `new.${person.email}`
  await address.fill(next)
  await address.press('Enter')
  const code = part.getByLabel('One-time code')
  await code.fill('000000')
  await part.getByRole('button', { name: 'Confirm' }).click()
  await expect(part.getByText('Invalid OTP.', { exact: false })).toBeVisible()
  // A button half under the bar at the top would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await code.fill('123456')
  await part.getByRole('button', { name: 'Confirm' }).click()
  await expect(part.getByText(next)).toBeVisible()
  await page.goto(PAGES.profile)
  await expect(page.getByText(next).first()).toBeVisible()
})
