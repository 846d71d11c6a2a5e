import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { API, EXPORT_FORMATS, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('the record is taken along as a file, and as a sheet for a doctor in two languages', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await fill(page, person.id)

  await page.goto(PAGES.exports)
  await expect(page.getByRole('heading', { level: 1, name: 'Take Your Record Along' })).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Whole record (FHIR)' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(EXPORT_FORMATS.fhir.name)
  const bundle = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(
    new Set(bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType)),
  ).toEqual(new Set(['Patient', 'Condition', 'AllergyIntolerance', 'MedicationStatement', 'Observation']))
  await expect(row.getByText(/^Saved: /)).toBeVisible()

  await page.getByRole('link', { name: /^Doctor sheet/ }).click()
  const sheet = page.getByRole('article', { name: 'The sheet' })
  await expect(sheet.getByText('132/84 mmHg')).toBeVisible()
  await page.getByLabel('Your language').selectOption('tel')
  await page.getByLabel('The doctor’s language').selectOption('deu')
  await expect(sheet.getByRole('heading', { name: 'మందులు · Medikamente' })).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Hypertension' })).toHaveText(
    'Hypertension · అధిక రక్తపోటు · Bluthochdruck [I10], 2015–',
  )
  await page.getByLabel('Heartbeat').uncheck()
  await expect(sheet.getByText('హృదయ స్పందన')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Heartbeat')).not.toBeChecked()
  await expect(sheet).toBeVisible()

  // The sheet alone, on one page of the paper of the region.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

test('what one account has taken along, another takes in and sees the same @once', async ({
  page,
  request,
  browser,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await fill(page, person.id)
  const seen = async (of: Page) => {
    await of.goto(PAGES.view)
    const latest = of.getByRole('region', { name: 'Latest' })
    await expect(latest.getByText('132/84')).toBeVisible()
    const readings = await latest.getByRole('button').allInnerTexts()
    await of.goto(PAGES.medicalHistory)
    await expect(of.getByRole('region', { name: 'Conditions' })).toContainText('Hypertension')
    return readings
  }
  const before = await seen(page)
  await page.goto(PAGES.exports)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('listitem')
      .filter({ hasText: 'Whole record (FHIR)' })
      .getByRole('button', { name: 'Download' })
      .click(),
  ])

  const other = await member(request)
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await enter(elsewhere, other.email, other.password, PAGES.importData)
  await elsewhere.getByLabel('File to import').setInputFiles(await file.path())
  await elsewhere.getByRole('button', { name: /^Take in \d+ entries/ }).click({ timeout: 30_000 })
  await expect(elsewhere.getByText(/entries are in your record now/)).toBeVisible({ timeout: 30_000 })
  expect(await seen(elsewhere)).toEqual(before)
  await context.close()
})

async function fill(page: Page, userId: string) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: process.env.SALUS_E2E_URL ?? '' } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await post(API.medicalHistory, {
    user_id: userId,
    fullName: 'Asha Rao',
    dob: '1984-03-12',
    conditions: ['Hypertension'],
    medications: ['Lisinopril'],
    surgeries: [],
    details: {
      conditions: [{ name: 'Hypertension', category: 'Chronic Condition', icd10: 'I10', onsetYear: 2015 }],
      medications: [{ name: 'Lisinopril', strength: '10 mg', frequency: 'once a day' }],
      allergies: [{ substance: 'Penicillin', reaction: 'rash', severity: 'severe' }],
    },
  })
  await post(API.health, { heartbeat: 72, blood_pressure: '132/84' })
}
