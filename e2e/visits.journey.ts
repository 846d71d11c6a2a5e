import { readFile } from 'node:fs/promises'
import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a visit is planned, its questions printed and ticked, what was said kept, removed and brought back', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await goThroughMenu(page, 'Record', 'Visits')
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
  await expectAccessible(page)

  // A missing name is said at its field, and a reload costs no word.
  await page.getByRole('link', { name: 'Add a visit' }).click()
  await page.getByLabel('Day').fill(dayIn(5))
  await page.getByRole('button', { name: 'Add visit' }).click()
  const doctor = page.getByRole('combobox', { name: 'With' })
  await expect(doctor).toBeFocused()
  await expect(page.getByText('Please enter who you are seeing.')).toBeVisible()
  await expectAccessible(page)
  await doctor.fill('Dr. Okafor')
  await page.getByLabel('Time').fill('09:30')
  await page.getByLabel('Where').fill('Lakeside Clinic')
  await page.getByLabel('Why').fill('Blood pressure')
  await page.getByLabel('Question 1', { exact: true }).fill('Can I stop the tablets?')
  await page.getByRole('button', { name: 'Another question' }).click()
  await page.getByLabel('Question 2', { exact: true }).fill('How often should I measure?')
  await page.reload()
  await expect(doctor).toHaveValue('Dr. Okafor')
  await page.getByRole('button', { name: 'Add visit' }).click()
  await expect(page.getByText('Visit added.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dr. Okafor', level: 1 })).toBeVisible()
  await expectAccessible(page)

  // It goes into a calendar, at the time on the wall.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  const calendar = await readFile(await file.path(), 'utf8')
  expect(calendar).toContain(`DTSTART:${dayIn(5).replaceAll('-', '')}T093000\r\n`)
  expect(calendar).toContain('SUMMARY:Dr. Okafor')

  // The questions go along on one page, and nothing but the paper is printed.
  await page.getByRole('link', { name: 'Take this along' }).click()
  const paper = page.getByRole('article', { name: 'Questions to take along' })
  await expect(paper.getByRole('heading', { name: `Questions of ${person.fullName}` })).toBeVisible()
  await expect(paper.getByText('1. Can I stop the tablets?')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByText('2. How often should I measure?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'The visit' }).click()

  // A tick is saved at once.
  await page.getByRole('checkbox', { name: 'Can I stop the tablets?' }).check()
  await goThroughMenu(page, 'Record', 'Visits')
  const listed = page.getByRole('region', { name: 'To come' }).getByRole('link', { name: /Dr. Okafor/ })
  await expect(listed).toContainText('1 open question')
  await expectAccessible(page)

  // How it went.
  await listed.click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Day').fill(dayIn(-1))
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Took place' }).click()
  await page.getByLabel('Answer to question 1').fill('Not yet.')
  await page.getByLabel('What was said').fill('The blood pressure is better.')
  await page.getByRole('button', { name: 'Add a task' }).click()
  await page.getByLabel('Task 1', { exact: true }).fill('Measure each morning')
  await page.getByLabel('Task 1 until').fill(dayIn(20))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Visit saved.')).toBeVisible()
  await expect(page.getByText('Not yet.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Measure each morning' }).check()
  await expectAccessible(page)

  // The timeline leads to it.
  await page.goto(PAGES.timeline)
  const told = page.getByRole('main').getByRole('link', { name: /Dr. Okafor/ })
  await expect(told).toContainText('Visit · Blood pressure · Lakeside Clinic')
  await told.click()
  await expect(page.getByRole('checkbox', { name: 'Measure each morning' })).toBeChecked()

  // Removed, and back.
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('The visit is back.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Past' }).getByRole('link', { name: /Dr. Okafor/ })).toBeVisible()
})
