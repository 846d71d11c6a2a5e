import {
  API,
  type DosesToday,
  type MarkAnswer,
  type Medicine,
  type NewDoseMark,
  type PlannedDose,
} from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import type { fakeDrafts } from '#web/testing/fake-drafts.ts'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ChangeableArea } from '#web/ui/changeable.tsx'
import { sendWaiting } from './today-outbox.ts'
import { TodayPage } from './today-page.tsx'

vi.mock('#web/ui/stored-draft.ts', async () => (await import('#web/testing/fake-drafts.ts')).fakeDrafts())
const drafts = (await import('#web/ui/stored-draft.ts')) as unknown as ReturnType<typeof fakeDrafts>

const id = (number: number) => `5b6f6f0e-0000-4000-8000-00000000000${number}`
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const medicine = (number: number, name: string, changes: Partial<Medicine> = {}): Medicine => ({
  id: id(number),
  name,
  kind: null,
  form: 'tablet',
  strength: '500 mg',
  reason: '',
  directions: '',
  note: '',
  prescriber: null,
  pharmacy: null,
  since: null,
  until: null,
  schedule: null,
  asNeeded: false,
  important: false,
  supply: null,
  ingredients: [],
  plan: [],
  status: 'active',
  statusSince: '2026-01-01T00:00:00.000Z',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

const dose = (number: number, changes: Partial<PlannedDose> = {}): PlannedDose => ({
  medicineId: id(number),
  slot: `2026-11-24-0800-${number}`,
  at: minutesAgo(10),
  day: '2026-11-24',
  time: '08:00',
  amount: 1,
  unit: '{tablet}',
  when: null,
  offset: null,
  state: 'due',
  mark: null,
  ...changes,
})

const ibuprofen = medicine(3, 'Ibuprofen', {
  asNeeded: true,
  schedule: {
    kind: 'asNeeded',
    from: '2026-01-01',
    zone: 'UTC',
    follows: 'wall',
    amount: 1,
    unit: '{tablet}',
    gapHours: 6,
    most: { amount: 3, hours: 24 },
  },
})

const aDay = (changes: Partial<DosesToday> = {}): DosesToday => ({
  date: '2026-11-24',
  timeZone: 'UTC',
  at: new Date().toISOString(),
  planned: [dose(1), dose(2, { unit: 'mL', amount: 2.5, when: 'CM' })],
  asNeeded: [],
  unplanned: [],
  days: [],
  supplies: [],
  medicines: [medicine(1, 'Metformin'), medicine(2, 'Ramipril', { strength: '' })],
  ...changes,
})

/** Marks as the server does: one mark a dose, the first. */
function serve(day: DosesToday, answer?: (mark: NewDoseMark) => Partial<MarkAnswer> | Error) {
  let now = day
  const calls = fakeServer({
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    [`GET ${API.dosesTodayIn(hereTimeZone())}`]: () => ({ body: now }),
    [`POST ${API.doses}`]: ({ body }) => {
      const items: MarkAnswer[] = []
      for (const sent of (body as { marks: NewDoseMark[] }).marks) {
        const own = answer?.(sent)
        if (own instanceof Error) return own
        const mark = {
          id: sent.id,
          medicineId: sent.medicineId,
          slot: sent.slot ?? `extra-${sent.id}`,
          status: sent.status,
          at: sent.at ?? new Date().toISOString(),
          plannedAt: sent.slot ? minutesAgo(10) : null,
          amount: sent.amount ?? null,
          why: sent.why ?? '',
          markedAt: new Date().toISOString(),
          by: null,
        }
        const told: MarkAnswer = { id: sent.id, outcome: 'marked', mark, asks: [], ...own }
        items.push(told)
        const isThis = (each: PlannedDose) => each.medicineId === sent.medicineId && each.slot === sent.slot
        if (told.mark) {
          const planned = now.planned.map((each) =>
            isThis(each) ? { ...each, state: told.mark?.status ?? each.state, mark: told.mark } : each,
          )
          now = { ...now, planned, ...(sent.slot ? {} : { unplanned: [...now.unplanned, told.mark] }) }
        }
      }
      return { body: { items } }
    },
  })
  vi.stubGlobal(
    'fetch',
    (
      (fetched) =>
      async (input: RequestInfo | URL, init: RequestInit = {}) => {
        const path = String(input)
        if (init.method !== 'DELETE' || !path.startsWith(API.doses)) return fetched(input, init)
        calls.push({ method: 'DELETE', path, body: undefined })
        const gone = path.slice(API.doses.length + 1)
        now = {
          ...now,
          planned: now.planned.map((each) => (each.mark?.id === gone ? { ...each, state: 'due', mark: null } : each)),
          unplanned: now.unplanned.filter((each) => each.id !== gone),
        }
        return new Response(null, { status: 204 })
      }
    )(globalThis.fetch),
  )
  return calls
}

const show = () => renderPage(<TodayPage region="US" />, '/medicines/today')
const marksOf = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ method }) => method === 'POST').flatMap(({ body }) => (body as { marks: NewDoseMark[] }).marks)

beforeEach(() => drafts.clearStoredDrafts())

test('a dose is marked with one tap, says who marked it, and is taken back', async () => {
  const calls = serve(aDay())
  show()
  expect(await screen.findByText('2½ mL · with breakfast')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Taken: Metformin 500 mg' }))
  expect(await screen.findByText(/^Taken at .*, by you$/)).toBeDefined()
  expect(await screen.findByText('Metformin 500 mg: taken.')).toBeDefined()
  expect(screen.getByText(/^1 of 2 doses taken/)).toBeDefined()
  expect(marksOf(calls)).toMatchObject([{ medicineId: id(1), slot: dose(1).slot, status: 'taken', amount: 1 }])
  fireEvent.click(screen.getByRole('button', { name: 'Undo Metformin 500 mg' }))
  expect(await screen.findByRole('button', { name: 'Taken: Metformin 500 mg' })).toBeDefined()
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
  expect(await screen.findByText(/^0 of 2 doses taken/)).toBeDefined()
})

test('all of one time are taken with one tap, and taken back with one', async () => {
  const calls = serve(aDay())
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Take all/ }))
  expect(await screen.findByText('2 doses marked.')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  const messages = screen.getByRole('region', { name: 'Messages' })
  fireEvent.click(within(messages).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2))
  expect(await screen.findByText(/^0 of 2 doses taken/)).toBeDefined()
})

test('a dose that another device has marked is marked once, and whoever comes second sees who and when', async () => {
  const there = { ...dose(1), by: { id: 'daughter', name: 'Meera' } }
  const mark = {
    id: id(9),
    medicineId: id(1),
    slot: there.slot,
    status: 'taken' as const,
    at: minutesAgo(5),
    plannedAt: there.at,
    amount: 1,
    why: '',
    markedAt: minutesAgo(5),
    by: there.by,
  }
  serve(aDay(), () => ({ outcome: 'already', mark }))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Taken: Metformin 500 mg' }))
  expect(await screen.findByText(/^Metformin 500 mg was marked already: taken at .*, by Meera\./)).toBeDefined()
  expect(await screen.findByText(/^Taken at .*, by Meera$/)).toBeDefined()
})

test('without a connection a mark waits, says so, and is sent again with the same id', async () => {
  let isReached = false
  const calls = serve(aDay(), () => (isReached ? {} : new TypeError('fetch failed')))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Taken: Metformin 500 mg' }))
  expect(await screen.findByText(/One change waits on this device/)).toBeDefined()
  expect(screen.getByText(/^Taken at .*Not sent yet: it waits on this device\.$/)).toBeDefined()
  expect(drafts.kept.size).toBe(1)
  isReached = true
  await sendWaiting()
  expect(await screen.findByText(/^Taken at .*, by you$/)).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull())
  const sent = marksOf(calls)
  expect(sent.length).toBeGreaterThan(1)
  // One failure does not call forth the next at once.
  expect(sent.length).toBeLessThan(4)
  expect(new Set(sent.map((mark) => mark.id)).size).toBe(1)
  expect(new Set(sent.map((mark) => mark.at)).size).toBe(1)
  expect(drafts.kept.size).toBe(0)
})

test('a mark that could not be sent for a week is not dropped without a word', async () => {
  const mark = { id: id(9), medicineId: id(1), slot: '2026-11-24-0800-1', status: 'taken', at: minutesAgo(8 * 24 * 60) }
  const name = `me:dose-marks/${mark.id}`
  drafts.kept.set(name, { id: mark.id, name: 'Metformin 500 mg', mark, isUndone: false, asks: [], hasFailed: true })
  drafts.old.add(name)
  const calls = serve(aDay())
  show()
  expect(await screen.findByText(/^Metformin 500 mg: what you marked .* could not be sent for a week/)).toBeDefined()
  expect(marksOf(calls)).toEqual([])
})

test('something taken as needed too soon is asked about, and marked when the person says so', async () => {
  const from = new Date(Date.now() + 3_600_000).toISOString()
  const day = aDay({
    planned: [],
    medicines: [ibuprofen],
    asNeeded: [{ medicineId: id(3), state: 'too-soon', from, amount: 1, taken: 1, most: 3, last: null }],
  })
  const calls = serve(day, ({ anyway }) =>
    anyway ? {} : { outcome: 'ask', mark: null, asks: [{ ask: 'too-soon', from, otherId: null }] },
  )
  show()
  expect(await screen.findByText(/^Too soon for the next one\. Free again/)).toBeDefined()
  expect(screen.getByText(/at least 6 hours apart · at most 3 tablets in 24 hours/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Take Ibuprofen 500 mg now' }))
  const question = await screen.findByRole('dialog', { name: 'Ibuprofen 500 mg: please check first' })
  expect(within(question).getByText(/It is too soon after the last one\. It is free again/)).toBeDefined()
  fireEvent.click(within(question).getByRole('button', { name: 'Do not mark it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Taken today, beside the plan')).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Take Ibuprofen 500 mg now' }))
  const again = await screen.findByRole('dialog', { name: /please check first/ })
  fireEvent.click(within(again).getByRole('button', { name: 'Mark it all the same' }))
  expect(await screen.findByRole('heading', { name: 'Taken today, beside the plan' })).toBeDefined()
  expect(marksOf(calls).at(-1)).toMatchObject({ medicineId: id(3), anyway: true })
})

test('the last one that is allowed is warned of before it is taken', async () => {
  const day = aDay({
    planned: [],
    medicines: [ibuprofen],
    asNeeded: [{ medicineId: id(3), state: 'last-allowed', from: null, amount: 1, taken: 2, most: 3, last: null }],
  })
  serve(day, ({ anyway }) =>
    anyway ? {} : { outcome: 'ask', mark: null, asks: [{ ask: 'last-allowed', from: null, otherId: null }] },
  )
  show()
  expect(await screen.findByText('The next one is the last that the plan allows for now')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Take Ibuprofen/ }))
  expect(await screen.findByRole('dialog', { name: 'Ibuprofen 500 mg: the last one for now' })).toBeDefined()
})

test('a dose is skipped with a reason, which is stored by its name', async () => {
  const calls = serve(aDay())
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'More for Metformin 500 mg' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Skip' }))
  const dialog = await screen.findByRole('dialog', { name: 'Skip Metformin 500 mg' })
  fireEvent.click(within(dialog).getByLabelText('Too ill to take it'))
  fireEvent.change(within(dialog).getByLabelText('In your own words'), { target: { value: 'threw up' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Skip this dose' }))
  expect(await screen.findByText(/^Skipped at .* \(Too ill to take it: threw up\), by you$/)).toBeDefined()
  expect(marksOf(calls)).toMatchObject([{ status: 'skipped', why: 'ill: threw up' }])
})

test('a dose that was taken earlier gets the time that is typed, and none that is still to come', async () => {
  const calls = serve(aDay({ planned: [dose(1, { state: 'missed' })] }))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'I took Metformin 500 mg' }))
  const dialog = await screen.findByRole('dialog', { name: 'When was Metformin 500 mg taken?' })
  const field = within(dialog).getByLabelText('Taken at')
  fireEvent.change(field, { target: { value: '2099-01-01T08:00' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Taken' }))
  expect(await within(dialog).findByText('Please choose a time that is not still to come.')).toBeDefined()
  fireEvent.change(field, { target: { value: '2026-11-24T08:05' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Taken' }))
  await waitFor(() => expect(marksOf(calls)).toMatchObject([{ at: new Date('2026-11-24T08:05').toISOString() }]))
})

test('a late dose is told what the library says of this medicine, and says so where it says nothing', async () => {
  const day = aDay({
    planned: [dose(1, { state: 'late' }), dose(2, { state: 'missed' })],
    medicines: [medicine(1, 'Metformin', { ingredients: ['metformin'] }), medicine(2, 'Grandma’s drops')],
  })
  const calls = serve(day)
  const served = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) =>
    String(input).startsWith(API.libraryPage('medicine', 'metformin'))
      ? Response.json({
          room: 'medicine',
          id: 'metformin',
          title: 'Metformin',
          group: null,
          names: [],
          language: 'en',
          answer: [],
          sections: [
            { id: 'missed', heading: 'A missed dose', lines: ['Skip it and take the next one.'], isOrdered: false },
          ],
          related: [],
          sources: ['Written after a leaflet.'],
          own: [],
        })
      : served(input, init),
  )
  show()
  expect(await screen.findByText(/Skip it and take the next one\./)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Read more about Metformin in the Health Library' })
  expect(link.getAttribute('href')).toBe('/library/medicine/metformin')
  expect(screen.getByText(/Our library does not say what to do about a late dose of Grandma’s drops\./)).toBeDefined()
  expect(calls.some(({ path }) => path.includes('/api/library/medicine/metformin'))).toBe(false)
})

test('somebody who may only look sees how it stands, and nothing to tap', async () => {
  serve(aDay())
  renderPage(
    <ChangeableArea value={false}>
      <TodayPage region="US" />
    </ChangeableArea>,
    '/medicines/today',
  )
  expect(await screen.findByText('Metformin 500 mg')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Taken|Take all|More for|Add a dose/ })).toBeNull()
})

test('without medicines the page says what will be here, and a failure can be tried again', async () => {
  serve(aDay({ planned: [], medicines: [] }))
  show()
  expect(await screen.findByRole('heading', { name: 'No medicines yet' })).toBeDefined()
})
