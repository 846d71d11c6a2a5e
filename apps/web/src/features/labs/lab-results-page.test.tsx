import { API, type LabResult, type ReadingAdvice } from '@salus/contract'
import { extract, pageFromText } from '@salus/extract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Drawing } from '#web/reader/pdf/draw-pages.ts'
import type { ReadDocument } from '#web/reader/reading-store.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { clearAllDrafts } from '#web/ui/use-draft.ts'
import { LabResultsPage } from './lab-results-page.tsx'
import type { Rooms } from './rooms.ts'

const upload = vi.hoisted(() => ({ read: async (_: ReadDocument): Promise<unknown> => undefined }))
vi.mock('#web/reader/document-upload.tsx', () => ({
  DocumentUpload: ({ onRead }: { onRead: (document: ReadDocument) => Promise<unknown> }) => {
    upload.read = onRead
    return null
  },
}))
const looking = vi.hoisted(() => ({ done: Promise.resolve() }))
vi.mock('./extract-pages.ts', () => ({
  extractPages: async (pages: Parameters<typeof extract>[0]) => {
    await looking.done
    return extract(pages)
  },
}))
vi.mock('./crops.ts', () => ({ cutLines: async (_: object, boxes: object[]) => boxes.map(() => CROP) }))

const drawing = { done: Promise.resolve() }

afterEach(() => clearAllDrafts())

const CROP = 'data:image/webp;base64,UklGRg=='
const REPORT_ID = '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a11'
const potassium: LabResult = {
  id: '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a12',
  reportId: REPORT_ID,
  series: 'opaque',
  name: 'Kalium',
  analyte: 'Potassium',
  value: 5.4,
  unit: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3,5 - 5,1' },
  flag: 'high',
  takenAt: '2026-03-04',
  review: 'read',
  hasCrop: true,
  asWritten: 'Kalium 5,4 mmol/L 3,5 - 5,1',
}
const report = { id: REPORT_ID, title: 'march.pdf', takenAt: '2026-03-04', values: 1 }
const reports = `GET ${API.labReports}?limit=20`
const empty = {
  [`GET ${API.labs}`]: () => ({ body: { analytes: [] } }),
  [reports]: () => ({ body: { items: [], nextCursor: null } }),
}
const filled = {
  [`GET ${API.labs}`]: () => ({ body: { analytes: [{ latest: potassium, count: 2 }] } }),
  [reports]: () => ({ body: { items: [report], nextCursor: null } }),
  [`GET ${API.labReport(REPORT_ID)}`]: () => ({ body: { ...report, results: [potassium] } }),
  [`GET ${API.labSeries('opaque')}`]: () => ({ body: { results: [potassium] } }),
  [`GET ${API.labCrop(potassium.id)}`]: () => ({ body: { crop: CROP } }),
}
const keepDocument = vi.fn(async () => {})
const rooms: Rooms = {
  keepDocument,
  medicines: [],
  keepMedicines: async () => {},
  addReading: async () => ({ success: true, message: '', readings: [], not_saved: [], advice: [] }),
  Advice: ({ advice }) => advice.map(({ headline }) => <p key={headline}>{headline}</p>),
  region: 'US',
}
const open = (query = '', others: Partial<Rooms> = {}) =>
  renderPage(<LabResultsPage rooms={{ ...rooms, ...others }} />, `/lab-results${query}`)

const POTASSIUM = 'Collected: 4 March 2026\nPotassium  4.1  mmol/L  3.5 - 5.1'
const dayIs = (day: string) => fireEvent.change(screen.getByLabelText(/Sample taken on/), { target: { value: day } })

async function read(text: string, name = 'march.pdf', type = 'application/pdf') {
  const page = pageFromText(text)
  const words = page.words.map((word) => ({ ...word, confidence: 100 }))
  const pages = [{ page: 1, text, words, width: page.width, height: page.height, source: 'embedded', confidence: 100 }]
  const document = {
    id: crypto.randomUUID(),
    file: new File(['x'], name, { type }),
    pages,
    failedPages: 0,
    draw: (_: readonly number[], { onDrawn }: Drawing) => drawing.done.then(() => onDrawn(1, new Blob(['x']))),
    signal: new AbortController().signal,
  }
  await act(async () => void upload.read(document as ReadDocument))
}

test('without results the page says how to begin', async () => {
  fakeServer(empty)
  open()
  expect(await screen.findByText('No results yet')).toBeDefined()
})

test('a failed overview says why and can be tried again', async () => {
  fakeServer({ ...empty, [`GET ${API.labs}`]: () => refusal('not_found') })
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test('the newest result of a test keeps the lab’s own name, unit and range, and says in words what they say', async () => {
  fakeServer(filled)
  open()
  const link = await screen.findByRole('link', { name: /^Kalium/ })
  expect(link.textContent).toMatch(/5\.4 mmol\/L.*Lab’s range 3,5 - 5,1.*above the lab’s range.*2 results/)
  expect(link.getAttribute('href')).toBe('/lab-results?test=opaque')
  expect(screen.getByRole('region', { name: 'Kidneys and salts' })).toBeDefined()
})

test('a value outside of the range is told calmly, and opens the line that it was read from', async () => {
  fakeServer(filled)
  open('?test=opaque')
  expect(await screen.findByText(/above the lab’s range of 3,5 - 5,1\. That alone is no illness/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /5\.4 mmol\/L/ }))
  const proof = await screen.findByRole('dialog', { name: 'Kalium' })
  expect((await within(proof).findByRole('img')).getAttribute('src')).toBe(CROP)
})

test('results of somebody else look like results that are gone', async () => {
  fakeServer({})
  open(`?report=${REPORT_ID}`)
  expect(await screen.findByText('These results are not here')).toBeDefined()
})

test('nothing doubtful is saved unasked, and the text is kept before the report that points at it', async () => {
  const calls = fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: () => ({ status: 201, body: { ...report, results: [] } }),
  })
  open()
  await screen.findByText('No results yet')
  await read('Collected: 4 March 2026\nPotassium  41  mmol/L  3.5 - 5.1\nCreatinine  0.9  mg/dL  0.6 - 1.2')
  const saved = () => calls.filter(({ method }) => method === 'POST')
  fireEvent.click(await screen.findByRole('button', { name: 'Save 2 results' }))
  expect(screen.getByRole('alert').textContent).toMatch(/One value still needs your look/)
  expect(saved()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /It is 4\.1 mmol\/L/ }))
  fireEvent.click(screen.getByLabelText(/Also keep the text/))
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 results' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(keepDocument).toHaveBeenCalledOnce()
  expect(saved()[0]?.body).toMatchObject({
    title: 'march.pdf',
    takenAt: '2026-03-04',
    results: [
      { value: 4.1, review: 'confirmed', crop: CROP },
      { value: 0.9, review: 'read', crop: CROP },
    ],
  })
  expect(await screen.findByText('No results yet')).toBeDefined()
})

test('without a day of the sample nothing is saved, and a failed save loses nothing', async () => {
  const calls = fakeServer({ ...empty, [`POST ${API.labReports}`]: () => refusal('storage_full') })
  open()
  await screen.findByText('No results yet')
  await read('Creatinine  0.9  mg/dL  0.6 - 1.2')
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 result' }))
  expect(screen.getByText('Please enter the day the sample was taken.')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.change(screen.getByLabelText(/Sample taken on/), { target: { value: '2026-03-04' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 result' }))
  expect(await screen.findByText(/This does not fit/)).toBeDefined()
  expect(screen.getByText('0.9 mg/dL')).toBeDefined()
})

test('a value that is taken out comes back in its place, and what was put right meanwhile stays', async () => {
  fakeServer(empty)
  open()
  await screen.findByText('No results yet')
  await read('Collected: 4 March 2026\nSodium  140  mmol/L  136 - 145\nCreatinine  0.9  mg/dL  0.6 - 1.2')
  fireEvent.click(await screen.findByRole('button', { name: 'Take out Sodium' }))
  fireEvent.click(screen.getByRole('button', { name: 'Edit Creatinine' }))
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: '1.4' } })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()).toEqual([expect.stringMatching(/^Sodium/), expect.stringMatching(/^Creatinine1\.4 mg\/dL.*above/)])
})

test('the number that was meant keeps the sign that stands before it', async () => {
  fakeServer(empty)
  open()
  await screen.findByText('No results yet')
  await read('Collected: 4 March 2026\nPotassium  >41  mmol/L  3.5 - 5.1')
  fireEvent.click(await screen.findByRole('button', { name: /It is > 41 mmol\/L/ }))
  expect(screen.getByText('> 41 mmol/L')).toBeDefined()
  expect(screen.getByText('corrected by you')).toBeDefined()
})

test('what is put right while another file is being read stays', async () => {
  fakeServer(empty)
  open()
  await screen.findByText('No results yet')
  await read(POTASSIUM)
  await screen.findByText('4.1 mmol/L')
  let finish = () => {}
  looking.done = new Promise((resolve) => {
    finish = resolve
  })
  await read('Collected: 4 May 2026\nSodium  140  mmol/L  136 - 145', 'may.pdf')
  dayIs('2026-03-01')
  await act(async () => finish())
  expect(await screen.findByText('1 of 2 reports')).toBeDefined()
  expect((screen.getByLabelText(/Sample taken on/) as HTMLInputElement).value).toBe('2026-03-01')
})

test('what is saved while its pages are drawn is saved with their pictures, and stays when the page is left', async () => {
  const calls = fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: () => ({ status: 201, body: { ...report, results: [] } }),
  })
  let finish = () => {}
  drawing.done = new Promise((resolve) => {
    finish = resolve
  })
  const { unmount } = open()
  await screen.findByText('No results yet')
  await read(POTASSIUM)
  expect(await screen.findByText(/The picture of one page is still being drawn/)).toBeDefined()
  unmount()
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 result' }))
  expect(screen.getByText('It is saved as soon as its pictures are here.')).toBeDefined()
  const saved = () => calls.filter(({ method }) => method === 'POST')
  expect(saved()).toEqual([])
  await act(async () => finish())
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.body).toMatchObject({ results: [{ value: 4.1, crop: CROP }] })
  expect(await screen.findByText('No results yet')).toBeDefined()
})

test('while a report is being saved nothing of it can be changed: that would be lost', async () => {
  let answer = () => {}
  fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 201, body: { ...report, results: [] } })
      }),
  })
  open()
  await screen.findByText('No results yet')
  await read(POTASSIUM)
  const row = (await screen.findByText('4.1 mmol/L')).closest<HTMLElement>('section > div')
  expect(row?.inert).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 result' }))
  await waitFor(() => expect(row?.inert).toBe(true))
  await act(async () => answer())
  expect(await screen.findByText('No results yet')).toBeDefined()
})

test('a second photo is asked about, and becomes a page or a report of its own', async () => {
  fakeServer(empty)
  open()
  await screen.findByText('No results yet')
  await read(POTASSIUM, 'one.jpg', 'image/jpeg')
  await read('Sodium  140  mmol/L  136 - 145', 'two.jpg', 'image/jpeg')
  await read('Collected: 9 May 2026\nChloride  101  mmol/L  98 - 107', 'three.jpg', 'image/jpeg')
  const question = await screen.findByRole('group', { name: 'Another photo was read' })
  expect(question.textContent).toMatch(/Is “two\.jpg” a page of this report, or another report\? 1 more came after it/)
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 result' }))
  expect(screen.getByRole('alert').textContent).toMatch(/whether the other photo is a page of this report/)
  fireEvent.click(within(question).getByRole('button', { name: 'A page of this report' }))
  expect(await screen.findByRole('heading', { name: /one\.jpg, two\.jpg/ })).toBeDefined()
  expect(screen.getByText('140 mmol/L')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Another report' }))
  expect(screen.queryByRole('group', { name: 'Another photo was read' })).toBeNull()
  expect(screen.getByText('1 of 2 reports')).toBeDefined()
})

test('a day that may be another is asked for before anything is saved', async () => {
  const calls = fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: () => ({ status: 201, body: { ...report, results: [] } }),
  })
  open()
  await screen.findByText('No results yet')
  await read('Reported: 4 March 2026\nPotassium  4.1  mmol/L  3.5 - 5.1')
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 result' }))
  expect(screen.getByText('Please confirm this day, or put it right.')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^It is .*2026/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 result' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
})

test('a report that was saved before with other values is saved as a new one, when the person wants it', async () => {
  const ids: string[] = []
  fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: ({ body }) => {
      ids.push((body as { id: string }).id)
      return ids.length === 1 ? refusal('lab_report_id_taken') : { status: 201, body: { ...report, results: [] } }
    },
  })
  open()
  await screen.findByText('No results yet')
  await read(POTASSIUM)
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 result' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save as a new report?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save as new' }))
  expect(await screen.findByText('No results yet')).toBeDefined()
  expect(new Set(ids).size).toBe(2)
})

test('when the last result of a test is deleted, all results are shown', async () => {
  let isThere = true
  fakeServer({
    ...filled,
    [`GET ${API.labSeries('opaque')}`]: () => (isThere ? { body: { results: [potassium] } } : refusal('not_found')),
    [`DELETE ${API.labResult(potassium.id)}`]: () => {
      isThere = false
      return { status: 204 }
    },
  })
  open('?test=opaque')
  fireEvent.click(await screen.findByRole('button', { name: /5\.4 mmol\/L/ }))
  const proof = await screen.findByRole('dialog', { name: 'Kalium' })
  fireEvent.click(within(proof).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Latest results' })).toBeDefined()
  expect(screen.queryByText('These results are not here')).toBeNull()
})

test('the day, the laboratory and the doctor of a saved report are put right', async () => {
  const calls = fakeServer({
    ...filled,
    [`PATCH ${API.labReport(REPORT_ID)}`]: () => ({ body: { ...report, results: [potassium] } }),
  })
  open(`?report=${REPORT_ID}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = screen.getByRole('form', { name: 'Edit the report' })
  dayIs('2026-03-01')
  fireEvent.change(within(form).getByLabelText('Doctor'), { target: { value: ' Dr. Berger ' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  const [sent] = calls.filter(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ takenAt: '2026-03-01', doctor: 'Dr. Berger' })
})

const LETTER = `Collected: 4 March 2026
BP 182/121 mmHg
Metformin 500 mg tablet twice daily
Amlodipine 5 mg tablet 1-0-0
Creatinine  0.9  mg/dL  0.6 - 1.2`
const metformin = { name: 'metformin', strength: '500mg', frequency: '', sinceYear: 2015, reason: '', kind: null }

test('medicines and measurements of a paper are each added or left out, and go to their own rooms', async () => {
  const calls = fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: () => ({ status: 201, body: { ...report, results: [] } }),
  })
  const keepMedicines = vi.fn(async () => {})
  const advice = [{ headline: 'Call 911 now' }] as ReadingAdvice[]
  const addReading = vi.fn<Rooms['addReading']>(async () => ({
    success: true,
    message: '',
    readings: [],
    not_saved: [],
    advice,
  }))
  open('', { medicines: [metformin], keepMedicines, addReading })
  await screen.findByText('No results yet')
  await read(LETTER)
  const medicines = await screen.findByRole('region', { name: 'Medicines on this paper' })
  expect(within(medicines).getByText(/Already in your medical history: metformin 500mg/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 result' }))
  expect(screen.getByText(/2 findings are still open/)).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.click(within(medicines).getByRole('button', { name: 'Add to Medical History' }))
  fireEvent.click(screen.getByRole('button', { name: /add to Vital Signs/i }))
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 result, 1 medicine, and 1 measurement' }))
  expect(await screen.findByText('Call 911 now')).toBeDefined()
  expect(keepMedicines).toHaveBeenCalledWith([
    { entry: { name: 'Amlodipine', strength: '5 mg', frequency: '1-0-0', sinceYear: null, reason: '', kind: null } },
  ])
  expect(addReading.mock.calls[0]?.[0]).toMatchObject({
    blood_pressure: '182/121',
    source: 'document',
    note: 'From “march.pdf”.',
    confirmed: true,
  })
})

test('a paper that changes a dose says what it changes, and changes it when the person says so', async () => {
  fakeServer(empty)
  const keepMedicines = vi.fn(async () => {})
  const glucophage = {
    ...metformin,
    name: 'Glucophage',
    strength: '850 mg',
    frequency: 'once daily',
    otherNames: ['metformin'],
  }
  open('', { medicines: [glucophage], keepMedicines })
  await screen.findByText('No results yet')
  await read('Metformin 500 mg tablet twice daily\nAmlodipine 5 mg tablet 1-0-0')
  const metforminRow = within(await screen.findByRole('group', { name: 'Metformin' }))
  expect(screen.getByText('Changes Glucophage 850 mg, once daily → 500 mg, twice daily')).toBeDefined()
  fireEvent.click(metforminRow.getByRole('button', { name: 'Change in Medical History' }))
  fireEvent.click(within(screen.getByRole('group', { name: 'Amlodipine' })).getByRole('button', { name: 'Leave out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 medicine' }))
  await waitFor(() => expect(keepMedicines).toHaveBeenCalledOnce())
  const { otherNames: _, ...from } = glucophage
  const to = { ...from, strength: '500 mg', frequency: 'twice daily' }
  expect(keepMedicines).toHaveBeenCalledWith([{ entry: to, instead: from }])
})

test('of two strengths of one medicine nobody can tell which is changed', async () => {
  fakeServer(empty)
  open('', { medicines: [metformin, { ...metformin, strength: '1000 mg' }] })
  await screen.findByText('No results yet')
  await read('Metformin 850 mg tablet twice daily')
  expect(await screen.findByText(/In your medical history: metformin 500mg; metformin 1000 mg/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change in Medical History' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add it all the same' })).toBeDefined()
})

test('what could not be saved is named with why and stays for another try; what was saved is not saved again', async () => {
  const calls = fakeServer({
    ...empty,
    [`POST ${API.labReports}`]: () => ({ status: 201, body: { ...report, results: [] } }),
  })
  const keepMedicines = vi.fn<Rooms['keepMedicines']>()
  keepMedicines.mockRejectedValueOnce(new Error('The server cannot be reached.'))
  const addReading = vi.fn(rooms.addReading)
  open('', { keepMedicines, addReading })
  await screen.findByText('No results yet')
  await read(LETTER)
  fireEvent.click(await screen.findByRole('button', { name: 'Add the 2 that are open' }))
  fireEvent.click(screen.getByRole('button', { name: /add to Vital Signs/i }))
  fireEvent.click(screen.getByRole('button', { name: /^Save 1 result, 2 medicines/ }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Not saved: 2 medicines\. The server cannot be reached/,
  )
  expect(screen.queryByText('0.9 mg/dL')).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Metformin' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 medicines' }))
  expect(await screen.findByText('No results yet')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect([keepMedicines.mock.calls.length, addReading.mock.calls.length]).toEqual([2, 1])
})

test('a measurement that cannot be is not added before it is put right', async () => {
  fakeServer(empty)
  open()
  await screen.findByText('No results yet')
  await read('Collected: 4 March 2026\nPulse 290 /min')
  const add = await screen.findByRole('button', { name: /add to Vital Signs/i })
  expect(screen.getByText(/is unusual\. Please compare it with the picture/)).toBeDefined()
  expect((add as HTMLButtonElement).disabled).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Edit Heartbeat' }))
  const form = screen.getByRole('form', { name: 'Edit Heartbeat' })
  fireEvent.change(within(form).getByLabelText('Heartbeat'), { target: { value: '900' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Done' }))
  expect(within(form).getByText(/is not possible/)).toBeDefined()
  fireEvent.change(within(form).getByLabelText('Heartbeat'), { target: { value: '90' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Done' }))
  expect(screen.getByText('90 beats/min')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add to Vital Signs' })).toBeDefined()
})
