import { MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { memberAt } from './support/people.ts'

const NOTE = `Discharge summary
Mr. Rao was admitted with shortness of breath and swollen ankles. He denies chest pain.
Diagnoses: Heart failure. Type 2 diabetes.
Medications: Furosemide 40 mg once daily was started. Metformin 500 mg twice daily.
Labs: Potassium 5.6 mmol/L (3.5-5.1). HbA1c 8.1 % (4.0-5.6).
Plan: Weigh yourself every morning. Follow up with Dr. Mehta in 2 weeks.`

test('a discharge letter is summarised, each line leads to its words, and the summary is kept', async ({
  page,
  request,
}) => {
  await memberAt(page, request, 'Note Summarizer')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.getByText('Please paste or type a note.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled()

  await page.getByLabel('The note').fill(NOTE)
  await page.getByRole('button', { name: 'Summarize' }).click()
  for (const part of [
    'In short',
    'Medicines, as written',
    'Results',
    'What to do, and by when',
    'Questions for the doctor',
  ]) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  }
  await expect(page.getByRole('row', { name: /Potassium/ })).toContainText('high')
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Furosemide 40 mg/ })
    .first()
    .click()
  await expect(page.locator('mark').first()).toContainText('Furosemide 40 mg')

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Discharge of May')
  await page.keyboard.press('Enter')
  await expect(page.getByText(MESSAGES.documents.saved)).toBeVisible()
  await page.goto(PAGES.documents)
  await expect(page.getByText('Discharge of May')).toBeVisible()
  await page.getByLabel('Search documents').fill('potassium')
  await expect(page.getByText('Discharge of May')).toBeVisible()
  await page.getByLabel('Search documents').fill('zebra')
  await expect(page.getByText('No document has these words.')).toBeVisible()
  await page.getByLabel('Search documents').fill('')
  await page.getByRole('link', { name: /Discharge of May/ }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Discharge of June')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Discharge of June' })).toBeVisible()
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('heart, hospital')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/heart · hospital/)).toBeVisible()
  await expectAccessible(page)
})
