import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

test('a vaccination is typed, listed, printed, told on the timeline, changed, removed and brought back', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await goThroughMenu(page, 'Record', 'Vaccinations')
  await expect(page.getByRole('heading', { name: 'No vaccinations yet' })).toBeVisible()
  await expectAccessible(page)

  // The form says at a field that it is missing, and a reload costs no word.
  await page.getByRole('link', { name: 'Add a vaccination' }).click()
  await page.getByLabel('When').fill('2024-02-31')
  await page.getByRole('button', { name: 'Add vaccination' }).click()
  const name = page.getByRole('combobox', { name: 'Vaccine' })
  await expect(name).toBeFocused()
  await expect(page.getByText('Please enter the name of the vaccine.')).toBeVisible()
  await expect(page.getByText(/^Please enter a day, a month or a year/)).toBeVisible()
  await expectAccessible(page)
  await name.fill('shin')
  await page.getByRole('option', { name: /^Shingrix/ }).click()
  await page.getByLabel('When').fill('2024-03-09')
  await page.getByLabel('Dose number').fill('1')
  await page.getByLabel('Lot number').fill('A1B2')
  await page.getByLabel('Given by').fill('Corner Pharmacy')
  await page.reload()
  await expect(name).toHaveValue('Shingrix')
  await page.getByRole('button', { name: 'Add vaccination' }).click()
  await expect(page.getByText('Vaccination added.')).toBeVisible()

  const dose = page.getByRole('region', { name: 'Shingles' }).getByRole('link')
  await expect(dose).toContainText('Shingrix')
  await expect(dose).toContainText('Dose 1 · Corner Pharmacy · Lot A1B2')
  await expectAccessible(page)

  // On the card, of which nothing but the paper is printed.
  await page.getByRole('link', { name: 'Card to print' }).click()
  const card = page.getByRole('article', { name: 'Vaccination card' })
  await expect(card.getByRole('heading', { name: `Vaccinations of ${person.fullName}` })).toBeVisible()
  await expect(card.getByRole('row', { name: /Shingles.*Shingrix/ })).toContainText('A1B2')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByText('Shingrix')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // The timeline leads to it, to be put right.
  await page.goto(`${PAGES.timeline}`)
  const told = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /Shingrix/ })
  await expect(told).toContainText('Vaccination · Dose 1 · Corner Pharmacy')
  await told.click()
  await page.getByLabel('Reaction').fill('Sore arm')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Vaccination saved.')).toBeVisible()
  await expect(dose).toContainText('Reaction: Sore arm')

  // Removed, and back.
  await dose.click()
  await expect(page.getByRole('heading', { name: 'Shingrix', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No vaccinations yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('The vaccination is back.')).toBeVisible()
  await expect(dose).toContainText('Reaction: Sore arm')
})
