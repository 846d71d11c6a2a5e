import { API, type DoctorSheet, type HistoryDetails, type LabResult } from '@salus/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { queryClient } from '#web/api/query-client.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { DoctorSheetPage } from './doctor-sheet-page.tsx'
import { beginOf, inOrder, offered } from './sheet-choice.ts'

const DETAILS: HistoryDetails = {
  conditions: [
    { name: 'Hypertension', category: 'Chronic Condition', icd10: 'I10', onsetYear: 2015, status: 'active' },
    { name: 'Bee Stings', category: 'Insect Allergy', icd10: 'Z91.0', onsetYear: null, status: 'active' },
  ],
  medications: [
    { name: 'Lisinopril', strength: '10 mg', frequency: 'once a day', sinceYear: 2016, reason: '', kind: null },
  ],
  allergies: [],
  surgeries: [],
  family: [{ condition: 'stroke', who: 'mother', age: 61 }],
  smoking: 'never',
  alcohol: null,
  pregnancy: null,
  dueDate: null,
}
const bucket = {
  at: '2026-03-01T00:00:00.000Z',
  first: '2026-03-01T08:00:00.000Z',
  last: '2026-03-01T20:00:00.000Z',
  count: 2,
  min: 36.5,
  mean: 36.8,
  max: 37,
  diastolic: null,
}
const temperature: DoctorSheet['vitals'][number] = {
  newest: {
    id: 'a'.repeat(22),
    measure: 'temperature',
    at: '2026-03-01T08:00:00.000Z',
    value: 37,
    diastolic: null,
    unit: 'Cel',
    source: 'device',
    note: null,
  },
  trend: {
    measure: 'temperature',
    from: '2026-02-01T00:00:00.000Z',
    to: '2026-03-02T00:00:00.000Z',
    bucketMs: 86_400_000,
    count: 2,
    normal: { low: 36, high: 37.5, diastolic: null },
    buckets: [bucket],
  },
}
const lab = (name: string, flag: LabResult['flag']): DoctorSheet['labs'][number] => ({
  results: [
    {
      id: crypto.randomUUID(),
      reportId: '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a11',
      series: name,
      name,
      value: 4.1,
      unit: 'mmol/L',
      flag,
      takenAt: '2026-03-01',
      review: 'read',
      hasCrop: false,
    },
  ],
  report: { title: 'march.pdf', laboratory: 'Central Laboratory' },
})
const filled: DoctorSheet = {
  fullName: 'Asha Rao',
  dob: '1985-04-12',
  age: 40,
  madeAt: '2026-03-02T00:00:00.000Z',
  from: null,
  immunizations: [],
  nextVisit: {
    id: '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a12',
    ...{
      day: '2026-03-09',
      time: '09:30',
      practitioner: 'Dr. Okafor',
      location: '',
      questions: ['Can I stop the tablets?'],
    },
  },
  history: { details: DETAILS, savedAt: '2026-02-01T00:00:00.000Z' },
  names: { Hypertension: { deu: 'Bluthochdruck', hin: 'उच्च रक्तचाप' } },
  doses: [{ name: 'Lisinopril', strength: '10 mg', planned: 28, taken: 26 }],
  vitals: [temperature],
  labs: [lab('Potassium', 'normal'), lab('HbA1c', 'high')],
}
const empty: DoctorSheet = { ...filled, history: null, names: {}, nextVisit: null, doses: [], vitals: [], labs: [] }

const asked = (period: 'quarter' | 'all') => {
  const from = beginOf(period, new Date())
  return `GET ${API.doctorSheet}?${new URLSearchParams({ ...(from && { from }), timeZone: hereTimeZone() })}`
}
const open = () => renderPage(<DoctorSheetPage region="US" />, '/export/doctor-sheet')
const paper = async () => within(await screen.findByRole('article', { name: 'The sheet' }))

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  vi.stubGlobal('print', vi.fn())
  fakeServer({ [asked('quarter')]: () => ({ body: filled }) })
})

test('the sheet says what is on record, in the units and on the paper of the region', async () => {
  open()
  const sheet = await paper()
  expect(sheet.getByText('98.6 °F')).toBeDefined()
  const numbers = sheet.getByText('98.6 °F').closest('div')?.textContent
  expect(numbers).toContain('lowest: 97.7; average: 98.2; highest: 98.6; 2 readings; usual range: 96.8–99.5')
  expect(sheet.getByText('once a day').closest('li')?.textContent).toContain('once a day, 2016–')
  expect(screen.getByRole('article').getAttribute('data-paper')).toBe('letter')
  expect(screen.getByRole('status').textContent).toMatch(/Letter/)
})

test('a doctor sees how many of the planned doses were taken, unless the person leaves it off', async () => {
  open()
  const medicine = async () => (await paper()).getByText('once a day').closest('li')?.textContent
  expect(await medicine()).toContain('; doses taken in the last 28 days: 26/28 (93%)')
  fireEvent.click(screen.getByLabelText('How many doses were taken'))
  expect(await medicine()).not.toContain('doses taken')
})

test('a doctor sees what is to be asked, unless the person leaves it off', async () => {
  fakeServer({ [asked('all')]: () => ({ body: filled }), [asked('quarter')]: () => ({ body: filled }) })
  open()
  expect((await paper()).getByText('Can I stop the tablets?')).toBeDefined()
  fireEvent.click(screen.getByLabelText('Questions for Dr. Okafor'))
  expect((await paper()).queryByText('Can I stop the tablets?')).toBeNull()
})

test('a single reading is one', async () => {
  const single = { ...temperature, trend: { ...temperature.trend, count: 1 } }
  fakeServer({
    [asked('quarter')]: () => ({ body: { ...filled, vitals: [single] } }),
  })
  open()
  const sheet = await paper()
  expect(sheet.getByText('98.6 °F').closest('div')?.textContent).toContain('; 1 reading; usual')
})

test('allergies are named, and what is empty says so', async () => {
  open()
  const sheet = await paper()
  const part = (name: string) => sheet.getByRole('heading', { name }).closest('section')?.textContent
  expect(part('Allergies')).toContain('Bee Stings')
  expect(part('Conditions')).not.toContain('Bee Stings')
  expect(part('Operations')).toContain('Nothing on record')
})

test('two languages stand side by side, and names are followed by what they are called there', async () => {
  open()
  await paper()
  fireEvent.change(screen.getByLabelText('Your language'), { target: { value: 'hin' } })
  fireEvent.change(screen.getByLabelText('The doctor’s language'), { target: { value: 'deu' } })
  const sheet = await paper()
  expect(sheet.getByRole('heading', { name: 'दवाएँ · Medikamente' })).toBeDefined()
  expect(sheet.getByText('Hypertension').closest('li')?.textContent).toBe(
    'Hypertension · उच्च रक्तचाप · Bluthochdruck [I10], 2015–',
  )
  expect(sheet.getByText('once a day').closest('li')?.textContent).toContain(
    '10 mg, once a day · दिन में एक बार · einmal täglich, 2016–',
  )
  expect(sheet.getByText('दवाएँ').getAttribute('lang')).toBe('hi')
})

test('what is taken off stays off after a reload, and the sheet is printed', async () => {
  const view = open()
  await paper()
  fireEvent.click(screen.getByLabelText('Temperature'))
  fireEvent.click(screen.getByLabelText('Family history, habits and pregnancy'))
  view.unmount()
  open()
  const sheet = await paper()
  expect(sheet.queryByText('98.6 °F')).toBeNull()
  expect(sheet.queryByText('Family history')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(window.print).toHaveBeenCalledOnce()
})

test('an empty record makes an honest sheet', async () => {
  fakeServer({
    [asked('all')]: () => ({ body: empty }),
    [asked('quarter')]: () => ({ body: empty }),
  })
  open()
  const sheet = await paper()
  expect(sheet.getAllByText('Nothing on record')).toHaveLength(4)
  expect(screen.getByText('Nothing was measured in this period.')).toBeDefined()
})

test('a sheet that could not be made says why and can be tried again', async () => {
  fakeServer({
    [asked('quarter')]: () => refusal('not_found'),
  })
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Print or save as PDF' }).hasAttribute('disabled')).toBe(true)
})

test('when another period does not load, the one before can be chosen again', async () => {
  open()
  await paper()
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'all' } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByRole('article', { name: 'The sheet' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'quarter' } })
  expect((await paper()).getByText('98.6 °F')).toBeDefined()
})

test('results that the laboratory marked go first, and what would not fit two pages is not offered', () => {
  const many = Array.from({ length: 15 }, (_, index) => lab(`Test ${index}`, index === 14 ? 'critical' : undefined))
  expect(inOrder(many)[0]?.results[0]?.name).toBe('Test 14')
  expect(offered({ vitals: [], labs: many }).size).toBe(10)
})
