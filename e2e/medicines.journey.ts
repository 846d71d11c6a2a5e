import type { Page } from '@playwright/test'
import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

/** By some letters of its name; the list shows the whole. */
async function choose(page: Page, letters: string, option: RegExp) {
  await page.getByRole('combobox', { name: /^Name/ }).fill(letters)
  await page.getByRole('option', { name: option }).first().click()
}

test('a medicine is added by its brand, warned of, planned, changed, stopped and brought back', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await goThroughMenu(page, 'Record', 'Medicines')
  await expect(page.getByRole('heading', { name: 'No medicines yet' })).toBeVisible()
  await expectAccessible(page)

  // One that is taken already, in the words of another language.
  await page.getByRole('link', { name: 'Add a medicine' }).click()
  await choose(page, 'warfarina', /^Warfarin/)
  await page.getByLabel('Strength').fill('5 mg')
  await page.getByLabel('Form', { exact: true }).selectOption('tablet')
  await page.getByLabel('How often').selectOption('daily')
  await page.getByLabel('Time 1').fill('20:00')
  await page.getByRole('button', { name: 'Add medicine' }).click()
  await expect(page.getByRole('heading', { name: 'Warfarin', level: 1 })).toBeVisible()

  // A brand that does not go with it: said before it is saved, and a reload costs no word.
  await page.goto(PAGES.newMedicine)
  await choose(page, 'advi', /^Advil/)
  await page.getByLabel('What for').fill('Back pain')
  const warning = page.getByRole('region', { name: 'Please ask about this' })
  await expect(warning).toContainText('Warfarin')
  await page.getByLabel('How often').selectOption('asNeeded')
  await page.getByLabel('Hours between two doses').fill('6')
  await page.getByLabel('Most in all').fill('3')
  const told = page.getByRole('region', { name: 'What I understood' })
  await expect(told).toContainText('1 tablet when needed, at least 6 hours apart, at most 3 tablets in 24 hours.')
  await page.reload()
  await expect(page.getByRole('combobox', { name: /^Name/ })).toHaveValue('Advil')
  await expect(told).toContainText('at most 3 tablets in 24 hours.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add medicine' }).click()
  await expect(page.getByRole('heading', { name: 'Advil', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('Warfarin')
  await expectAccessible(page)

  // Changed to a plan of steps.
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('How often').selectOption('steps')
  await page.getByRole('button', { name: 'Add a step' }).click()
  const second = page.getByRole('group', { name: 'Step 2' })
  await second.getByLabel('For how many days').fill('3')
  await second.getByLabel('Amount').fill('½')
  await expect(told).toContainText('Then for 3 days: ½ tablet at 8:00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Medicine saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'When it is taken' })).toContainText('For 7 days: 1 tablet at 8:00')

  // Counted, then stopped with the library's word on it, and taken back.
  await page.getByRole('button', { name: 'Count', exact: true }).click()
  await page.getByLabel('How many tablets are left').fill('20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^20 tablets left/)).toBeVisible()
  await goThroughMenu(page, 'Record', 'Medicines')
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Warfarin/ }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /Health Library/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'It is stopped' }).click()
  await expect(page.getByRole('button', { name: 'Take it again' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It is as it was before.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()

  // Removed, and back.
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('link', { name: /^Warfarin/ })).toBeVisible()
})
