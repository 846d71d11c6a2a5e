import { API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('a doctor is found by a lay name, filtered, and saved to the care team', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.findDoctors)
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

test('where the browser is leads to the doctors near', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 40.7506, longitude: -73.9972 })
  const asked: string[] = []
  // The journeys have the sample alone, which knows no places: its answer is told as that of a register.
  await page.route(`**${API.doctors}?**`, async (route) => {
    asked.push(new URL(route.request().url()).search)
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), directory: 'register' } })
  })
  await page.goto(PAGES.findDoctors)
  const nearMe = page.getByRole('button', { name: 'Near me' })
  await nearMe.click()
  await expect(nearMe).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/at=40\.75(%2C|,)-74\.00/)
  await expect.poll(() => asked.at(-1)).toMatch(/latitude=40\.75&longitude=-74\.00/)
  await expect(page.getByText('did not give your position')).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
})
