import type { Page } from '@playwright/test'
import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { pdfOf } from './support/papers.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

const READ_WITHIN = { timeout: 60_000 }

test('a lab report is read, looked through, saved and found again with its proof', async ({ page, request }) => {
  const person = await member(request)
  const report = await reportOf(page)
  await enter(page, person.email, person.password)
  await goThroughMenu(page, 'Record', 'Lab Results')
  await expect(page.getByText('No results yet')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'march.pdf', mimeType: 'application/pdf', buffer: report })

  // Read: the day, the laboratory, and four values, one of them doubtful.
  await expect(page.getByText('4 values were found. One needs your look.')).toBeVisible(READ_WITHIN)
  await expect(page.getByLabel('Sample taken on')).toHaveValue('2026-03-04')
  const potassium = page.getByRole('listitem').filter({ hasText: 'Potassium' })
  await expect(potassium.getByText('The decimal point may have been lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Save 4 results' }).click()
  await expect(page.getByText('One value still needs your look')).toBeVisible()
  await expectAccessible(page)
  await expect(potassium.getByRole('button', { name: 'It is 41 mmol/L' })).toBeVisible()
  await potassium.getByRole('button', { name: 'It is 4.1 mmol/L' }).click()
  await expect(potassium.getByText('confirmed by you')).toBeVisible()

  // Edited, added by tapping its line, and still there after a reload.
  await page.getByRole('button', { name: 'Edit Creatinine' }).click()
  const editing = page.getByRole('form', { name: 'Edit Creatinine' })
  await editing.getByLabel('Value').fill('1.4')
  await editing.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add from the page' }).click()
  await page.getByRole('button', { name: /^Sweat volume/ }).click()
  const adding = page.getByRole('form', { name: 'A value that was missed' })
  await expect(adding.getByLabel('Value')).toHaveValue('7.2')
  await adding.getByLabel('Name').fill('Sweat volume')
  await adding.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you' })).toBeVisible()
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByText('5 values were found.')).toBeVisible()
  await page.getByRole('button', { name: 'Show Hemoglobin on its page' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Page 1 of march.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Also keep the text of the report').check()
  await page.getByRole('button', { name: 'Save 5 results' }).click()
  await expect(page.getByText('5 results saved.')).toBeVisible()

  // The record, after a reload: grouped, with the lab's own range and what it says in words.
  await page.reload()
  const creatinine = page.getByRole('link', { name: /^Creatinine/ })
  await expect(creatinine).toContainText('1.4 mg/dL')
  await expect(creatinine).toContainText('Lab’s range 0.6 - 1.2')
  await expect(creatinine).toContainText('above the lab’s range')
  await expectAccessible(page)
  await creatinine.click()
  await expect(page.getByText('your doctor can say what it means for you')).toBeVisible()
  await page.getByRole('button', { name: /1\.4 mg\/dL/ }).click()
  const proof = page.getByRole('dialog', { name: 'Creatinine' })
  await expect(proof.getByRole('img', { name: /Creatinine 0\.9 mg\/dL/ })).toBeVisible()
  await expect(proof.getByText('Put right by hand.')).toBeVisible()
  await expectAccessible(page)

  // One result, then the whole report, deleted and brought back.
  await proof.getByRole('link', { name: 'march.pdf' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'march.pdf' })).toBeVisible()
  await page.getByRole('button', { name: /^Hemoglobin/ }).click()
  await page.getByRole('dialog', { name: 'Hemoglobin' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: /^Hemoglobin/ })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Hemoglobin/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No results yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(creatinine).toBeVisible()
})

test('medicines and measurements of a letter join the medical history and the vital signs, a dangerous one with what to do @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  const letter = await pdfOf(page, LETTER)
  await enter(page, person.email, person.password, PAGES.labResults)
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter })
  const medicines = page.getByRole('region', { name: 'Medicines on this paper' })
  await expect(medicines.getByRole('img', { name: /Metformin 500 mg/ })).toBeVisible(READ_WITHIN)
  await expectAccessible(page)
  await medicines.getByRole('button', { name: 'Add the 2 that are open' }).click()
  await medicines.getByRole('group', { name: 'Ibuprofen' }).getByRole('button', { name: 'Leave out' }).click()
  const measured = page.getByRole('region', { name: 'Measurements on this paper' })
  await measured.getByRole('button', { name: 'Add to Vital Signs' }).click()
  await page.getByLabel('Sample taken on').fill('2026-03-04')
  await page.getByRole('button', { name: 'Save 1 medicine and 1 measurement' }).click()
  await expect(page.getByRole('region', { name: 'What the measurements may mean' })).toContainText(/blood pressure/i)
  await expectAccessible(page)

  await page.goto(PAGES.view)
  const row = page.getByRole('row', { name: /185\/118/ })
  await expect(row).toContainText('Document')
  await expect(row).toContainText('letter.pdf')
  await page.goto(PAGES.medicalHistory)
  const kept = page.getByRole('region', { name: 'Medicines' })
  await expect(kept.getByRole('listitem').filter({ hasText: 'Metformin' })).toContainText('twice daily')

  // A later paper with another dose changes the entry, and the version before stays.
  const later = await pdfOf(page, 'Discharge letter<p>1. Glucophage 850 mg tablet twice daily')
  await page.goto(PAGES.labResults)
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'later.pdf', mimeType: 'application/pdf', buffer: later })
  await expect(page.getByText('Changes Metformin 500 mg, twice daily → 850 mg, twice daily')).toBeVisible(READ_WITHIN)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change in Medical History' }).click()
  await page.getByRole('button', { name: 'Save 1 medicine' }).click()
  await expect(page.getByText('1 medicine saved.')).toBeVisible()
  await page.goto(PAGES.medicalHistory)
  await expect(kept.getByRole('listitem').filter({ hasText: 'Metformin' })).toContainText('850 mg')
  await expect(kept).not.toContainText('Glucophage')
})

test('a photographed report is read by the recogniser, and each value stands beside its line @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  const printer = await page.context().newPage()
  await printer.setViewportSize({ width: 1000, height: 700 })
  await printer.setContent(REPORT)
  const photo = await printer.screenshot()
  await printer.close()
  await enter(page, person.email, person.password, PAGES.labResults)
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText('Hemoglobin', { exact: true })).toBeVisible(READ_WITHIN)
  await expect(page.getByRole('button', { name: 'Show Hemoglobin on its page' })).toBeVisible()
  await expect(page.getByText('13.9 g/dL')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No results yet')).toBeVisible()
})

const LETTER =
  'Discharge letter<p>BP 185/118 mmHg<p>1. Metformin 500 mg tablet twice daily<p>2. Ibuprofen 400 mg tablet as needed'

const REPORT = `<body style="margin:40px;background:#fff;color:#000;font:18px sans-serif">
  <p>Central Laboratory</p><p>Collected: 4 March 2026 08:15</p>
  <table cellpadding="8" style="border-collapse:collapse">
    <tr><th align="left" width="260">Test<th align="left" width="120">Result<th align="left" width="120">Unit<th align="left" width="200">Reference range</tr>
    <tr><td>Hemoglobin<td>13.9<td>g/dL<td>12.0 - 15.5</tr>
    <tr><td>Potassium<td>41<td>mmol/L<td>3.5 - 5.1</tr>
    <tr><td>Creatinine<td>0.9<td>mg/dL<td>0.6 - 1.2</tr>
    <tr><td>Glucose<td>92<td>mg/dL<td>70 - 100</tr>
  </table>
  <p>Sweat volume was measured as 7.2 this time around.</p>`

async function reportOf(page: Page): Promise<Buffer> {
  const printer = await page.context().newPage()
  await printer.setContent(REPORT)
  const pdf = await printer.pdf()
  await printer.close()
  return pdf
}
