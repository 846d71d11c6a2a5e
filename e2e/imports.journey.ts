import type { APIRequestContext, Page } from '@playwright/test'
import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

const READ_WITHIN = { timeout: 30_000 }

const observation = (id: string, code: string, text: string, value: number, unit: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { text, coding: [{ system: 'http://loinc.org', code }] },
  effectiveDateTime: '2024-03-04T08:15:00Z',
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
})

const record = (name: string) =>
  Buffer.from(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [
        { resourceType: 'Patient', id: 'p1', name: [{ text: name }], birthDate: '1984-03-12' },
        { resourceType: 'Condition', id: 'c1', code: { text: 'Asthma' }, onsetDateTime: '2001' },
        observation('o1', '8867-4', 'Heart rate', 72, '/min'),
        observation('o2', '2160-0', 'Creatinine', 0.9, 'mg/dL'),
        {
          resourceType: 'Immunization',
          id: 'i1',
          status: 'completed',
          vaccineCode: { text: 'Tetanus' },
          occurrenceDateTime: '2019-02-03',
        },
        { resourceType: 'Encounter', id: 'e1', status: 'finished' },
      ].map((resource) => ({ resource })),
    }),
  )

async function openImports(page: Page, request: APIRequestContext) {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await goThroughMenu(page, 'Record', 'Import Data')
  await expect(page.getByRole('heading', { level: 1, name: 'Import Data' })).toBeVisible()
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('File to import').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a record of a hospital is looked through, taken in, found in its rooms, and undone', async ({
  page,
  request,
}) => {
  await openImports(page, request)
  await expectAccessible(page)
  await choose(page, 'hospital.json', record('Asha Rao'))
  await expect(page.getByText('4 entries of this file will be taken into your record.')).toBeVisible(READ_WITHIN)
  await expect(page.getByText('It is about Asha Rao')).toBeVisible()
  await page.getByRole('button', { name: '1 measurement' }).click()
  await expect(page.getByText('72 beats/min')).toBeVisible()
  await page.getByRole('button', { name: '1 vaccination' }).click()
  await expect(page.getByText('Tetanus', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // Still there after a reload, and nothing written yet.
  await page.reload()
  await page.getByRole('button', { name: 'Take in 4 entries' }).click()
  await expect(page.getByText('4 entries are in your record now.')).toBeVisible(READ_WITHIN)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Lab Results' }).click()
  await expect(page.getByRole('link', { name: /^Creatinine/ })).toContainText('0.9 mg/dL')
  await page.goto(PAGES.importData)
  await page.getByRole('link', { name: /hospital\.json/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Vaccinations' }).click()
  await expect(page.getByRole('region', { name: 'Tetanus' }).getByRole('link')).toContainText('Feb 3, 2019')
  await page.goto(PAGES.importData)
  await page.getByRole('link', { name: /hospital\.json/ }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('This import was undone')).toBeVisible(READ_WITHIN)
  await expectAccessible(page)
  await page.goto(PAGES.labResults)
  await expect(page.getByText('No results yet')).toBeVisible()
})

test("a table is matched by hand, and somebody else's record is asked about @once", async ({ page, request }) => {
  await openImports(page, request)
  await choose(page, 'meter.csv', Buffer.from('When,Top,Bottom\n03/04/2024,120,80\n05/04/2024,130,85\n'))
  await expect(page.getByText('This is a table.')).toBeVisible(READ_WITHIN)
  await expect(page.getByText('Say whether day or month comes first.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Read the table' })).toBeDisabled()
  await page.getByLabel('Dates are written').selectOption('dmy')
  await page.getByLabel('What “Top” holds').selectOption('vital:systolic')
  await page.getByLabel('What “Bottom” holds').selectOption('vital:diastolic')
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByText('2 entries of this file will be taken into your record.')).toBeVisible(READ_WITHIN)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Cancel the import' }).click()

  await choose(page, 'other.json', record('Bo Lindqvist'))
  await expect(page.getByText('The name is not that of your account.')).toBeVisible(READ_WITHIN)
  const take = page.getByRole('button', { name: 'Take in 4 entries' })
  await expect(take).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel('This is my record').check()
  await take.click()
  await expect(page.getByText('4 entries are in your record now.')).toBeVisible(READ_WITHIN)
})

test('an upload survives a lost connection and a reload @once', async ({ page, context, request, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.importData)
  // Three parts: the second meets no connection.
  const padding = Buffer.alloc(5 * 1024 ** 2, ' ')
  const file = Buffer.concat([record('Asha Rao'), padding])
  let parts = 0
  await page.route('**/content?start=*', async (route) => {
    parts += 1
    if (parts === 2) await context.setOffline(true)
    await route.continue()
  })
  await choose(page, 'large.json', file)
  await expect(page.getByText('There is no connection just now.')).toBeVisible(READ_WITHIN)
  await expectAccessible(page)
  await page.unroute('**/content?start=*')
  await page.route('**/content?start=*', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('The upload has stopped')).toBeVisible()
  await page.unroute('**/content?start=*')
  await choose(page, 'another.json', Buffer.from('{}'))
  await expect(page.getByText('This is another file.')).toBeVisible()
  await choose(page, 'large.json', file)
  await expect(page.getByText('4 entries of this file will be taken into your record.')).toBeVisible(READ_WITHIN)
})
