import { API, ERRORS, MESSAGES, type ReadingAdvice } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ViewPage } from './view-page.tsx'

const reading = {
  id: 'abc.oxygen_level',
  measure: 'oxygen_level',
  at: '2026-11-21T08:00:00.000Z',
  value: 91,
  diastolic: null,
  unit: '%',
  source: 'typed',
  note: 'in bed',
}
const list = `GET ${API.vitals}?limit=20&order=newest`
const server = {
  'GET /api/auth/session': () => ({ body: { user: someone } }),
  [`GET ${API.latestVitals}?region=US`]: () => ({
    body: { items: [{ ...reading, normal: { low: 95, high: 100, diastolic: null } }] },
  }),
  [list]: () => ({ body: { items: [reading], nextCursor: null } }),
}
const fetchOf = `GET ${API.healthOf(someone.id)}`
const data = {
  user_id: someone.id,
  heartbeat: 72,
  temperature: 98.6,
  blood_pressure: '120/80',
  oxygen_level: null,
  last_updated: '2026-11-21T08:00:00.000Z',
}

const Advice = ({ advice }: { advice: readonly ReadingAdvice[] }) => advice.map(({ headline }) => headline).join()

const open = () => renderPage(<ViewPage region="US" Advice={Advice} />, '/view')
const fetchNow = () => fireEvent.click(screen.getByRole('button', { name: 'Fetch' }))

beforeEach(() => sessionStorage.clear())

test('the fetched fields stand in a table, underscores as spaces', async () => {
  fakeServer({ ...server, [fetchOf]: () => ({ body: { success: true, message: '', data } }) })
  open()
  await screen.findByDisplayValue(someone.id)
  fetchNow()
  expect(await screen.findByRole('row', { name: 'blood pressure 120/80' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'oxygen level –' })).toBeDefined()
})

test.each([
  [
    'a page without an API',
    () => new Response('<h1>Hello</h1>', { status: 404 }),
    MESSAGES.vitals.configurationMissing,
  ],
  ['a refusal', () => refusal('invalid_request'), ERRORS.invalid_request.message],
  ['a proxy’s error', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), MESSAGES.vitals.serverError],
  ['no connection', () => new TypeError('fetch failed'), MESSAGES.vitals.fetchFailed],
])('%s is said', async (_what, answer, sentence) => {
  fakeServer({ ...server, [fetchOf]: answer })
  open()
  await screen.findByDisplayValue(someone.id)
  fetchNow()
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('without a User ID nothing is asked', async () => {
  const calls = fakeServer(server)
  open()
  fireEvent.change(await screen.findByDisplayValue(someone.id), { target: { value: '  ' } })
  fetchNow()
  expect(await screen.findByText(MESSAGES.vitals.userIdRequired)).toBeDefined()
  expect(calls.some(({ path }) => path.startsWith(`${API.health}/`))).toBe(false)
})

test('the latest value says how it stands to what is normal', async () => {
  fakeServer(server)
  open()
  expect(await screen.findByText('Below normal')).toBeDefined()
  expect(screen.getByText('(95 to 100 %)')).toBeDefined()
})

test('without readings the page says what will be here and how to begin', async () => {
  fakeServer({
    ...server,
    [`GET ${API.latestVitals}?region=US`]: () => ({ body: { items: [] } }),
    [list]: () => ({ body: { items: [], nextCursor: null } }),
  })
  open()
  expect(await screen.findByText('Nothing measured yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Submit Health Data' }).getAttribute('href')).toBe('/submit')
  expect(screen.queryByRole('heading', { name: 'Trend' })).toBeNull()
})

test('a reading is deleted at once, and undo brings it back', async () => {
  let deleted = false
  fakeServer({
    ...server,
    [list]: () => ({ body: { items: deleted ? [] : [reading], nextCursor: null } }),
    [`DELETE ${API.vital(reading.id)}`]: () => {
      deleted = true
      return { status: 204 }
    },
    [`POST ${API.restoreVital(reading.id)}`]: () => {
      deleted = false
      return { body: reading }
    },
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Oxygen level 91 %' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The reading is back.')).toBeDefined()
  expect(await screen.findByText('in bed')).toBeDefined()
})

const advice: ReadingAdvice = {
  measure: 'oxygen_level',
  urgency: 'urgent',
  headline: 'Measure again',
  meaning: 'This is low.',
  steps: [],
  callIf: [],
  emergency: null,
  source: 'a guideline',
}

test('a change sends what was changed alone, asks about what is unusual, and says what it may mean', async () => {
  const calls = fakeServer({
    ...server,
    [`PATCH ${API.vital(reading.id)}`]: ({ body }) =>
      (body as { confirmed: boolean }).confirmed
        ? { body: { reading: { ...reading, value: 70 }, advice: [advice] } }
        : refusal('reading_unusual', { value: 'Oxygen level: 70 % is unusual.' }),
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Oxygen level 91 %' }))
  fireEvent.change(await screen.findByLabelText('Value'), { target: { value: '70' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Oxygen level: 70 % is unusual.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Yes, it is right' }))
  expect(await screen.findByText('Reading changed.')).toBeDefined()
  expect(screen.getByText('Measure again')).toBeDefined()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    value: '70',
    unit: '%',
    confirmed: false,
    region: 'US',
    before: { value: 91, diastolic: null, at: reading.at, note: 'in bed' },
  })
})

test('a reading that was changed in another tab is shown, and what was typed here is kept for a second try', async () => {
  const elsewhere = { ...reading, value: 93 }
  const refused = refusal('reading_changed')
  let tries = 0
  const calls = fakeServer({
    ...server,
    [`PATCH ${API.vital(reading.id)}`]: () => {
      tries += 1
      if (tries === 1) return { ...refused, body: { ...refused.body, current: elsewhere } }
      return { body: { reading: { ...elsewhere, note: 'at rest' }, advice: [] } }
    },
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Oxygen level 91 %' }))
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'at rest' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/It is now 93 %/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Value').value).toBe('93')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Reading changed.')).toBeDefined()
  const second = calls.filter(({ method }) => method === 'PATCH')[1]?.body
  expect(second).toMatchObject({ note: 'at rest', before: { value: 93 } })
  expect(second).not.toHaveProperty('value')
})

test('a danger that a device sent is said where the person looks next, until it was seen', async () => {
  let seen = false
  const sent = { ...reading, id: 'night.oxygen_level', value: 85, source: 'device' }
  fakeServer({
    ...server,
    [`GET ${API.latestVitals}?region=US`]: () => ({
      body: { items: [{ ...reading, value: 97, normal: null }], warnings: [{ reading: sent, advice, seen }] },
    }),
    [`POST ${API.seenVital(sent.id)}`]: () => {
      seen = true
      return { status: 204 }
    },
  })
  const { unmount } = open()
  expect(await screen.findByText('Measure again')).toBeDefined()
  expect(screen.getByText(/Since then: 97 %/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'I have seen this' }))
  expect(screen.queryByText('Measure again')).toBeNull()
  await waitFor(() => expect(seen).toBe(true))
  // In another tab, or on another device.
  unmount()
  queryClient.clear()
  open()
  await screen.findAllByText(/97/)
  expect(screen.queryByText('Measure again')).toBeNull()
})
