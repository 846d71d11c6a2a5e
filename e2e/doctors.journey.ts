import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('a doctor is found by a lay name, filtered, and saved to the care team', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.findDoctors)
  await expect(page.getByText('The first 20 doctors')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Specialization').fill('skin docter')
  await page.getByRole('option', { name: /Dermatology/ }).click()
  await expect(page.getByRole('heading', { name: 'Dr. Mei Tanaka' })).toBeVisible()
  await expect(page.getByText('2 doctors')).toBeVisible()
  await page.getByLabel('Network').selectOption('In Network')
  await expect(page.getByText('1 doctor', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save to my care team' }).click()
  await expect(page.getByRole('button', { name: 'In my care team' })).toBeVisible()

  // The search stands in the address, and the team in the account.
  await page.reload()
  await expect(page.getByText('1 doctor', { exact: true })).toBeVisible()
  await page.getByText('My care team (1)').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'In my care team' }).first().click()
  await expect(page.getByText('My care team (1)')).toBeHidden()

  await page.getByLabel('Specialization').fill('wizard')
  await expect(page.getByText('No doctor found')).toBeVisible()
})
