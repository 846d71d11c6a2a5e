import { ACTING_FOR_HEADER, API, PAGES, type PushNote, pageOf } from '@salus/contract'
import { expect, test } from 'vitest'
import { answerDoses } from './answer-dose.ts'
import { LATER, notificationOf, TAKEN } from './notification-of.ts'

const note: PushNote = {
  code: 'dose',
  brand: 'Salus',
  tag: 't1',
  names: [],
  doses: [{ medicineId: 'm1', slot: 's1', plannedAt: '2026-11-20T07:00:00.000Z' }],
  medicineId: null,
  of: null,
}
const now = new Date('2026-11-20T07:05:00Z')

async function answer(asked: PushNote, action: string, items: object[] | null, status = 200) {
  const calls: { path: string; request: RequestInit }[] = []
  const said = await answerDoses(asked, action, {
    fetch: async (path, request) => {
      calls.push({ path, request })
      if (items === null) throw new TypeError('offline')
      return { ok: status === 200, status, json: async () => ({ items }) }
    },
    now,
    newId: () => 'id-1',
  })
  const [call] = calls
  return { said, path: call?.path, headers: call?.request.headers, body: JSON.parse(String(call?.request.body)) }
}

test('a reminder says nothing of the medicine unless the person wants it, and offers what can be done', () => {
  expect(notificationOf(note)).toMatchObject({
    title: 'Salus',
    options: { body: 'Something on your list is due now.', tag: 't1', actions: [{ action: TAKEN }, { action: LATER }] },
  })
  expect(notificationOf({ ...note, names: ['Metformin'] }).options.body).toBe('Time for Metformin.')
  const missed = notificationOf({ ...note, code: 'missed', doses: [], of: { name: 'Asha', record: 'r1' } }).options
  expect(missed).toMatchObject({ body: 'Asha may need a hand today.', actions: [] })
})

test('a tap on “Taken” marks the dose as it is planned, of a child in the child’s record', async () => {
  const own = await answer(note, TAKEN, [{ outcome: 'marked' }])
  expect(own).toMatchObject({ path: API.doses, said: 'Marked as taken.' })
  const mark = { id: 'id-1', medicineId: 'm1', slot: 's1', plannedAt: '2026-11-20T07:00:00.000Z', status: 'taken' }
  expect(own.body).toEqual({ marks: [{ ...mark, at: now.toISOString() }] })
  const child = await answer({ ...note, of: { name: 'Mira', record: 'r1' } }, TAKEN, [{ outcome: 'already' }])
  expect(child).toMatchObject({ said: 'This was marked already.', headers: { [ACTING_FOR_HEADER]: 'r1' } })
})

test('what could not be marked is said, and nothing is called taken', async () => {
  expect((await answer(note, TAKEN, [{ outcome: 'ask' }])).said).toBe(
    'Please look at this in the app first. Tap to open it.',
  )
  expect((await answer(note, TAKEN, null)).said).toBe('I could not note this. Tap to do it in the app.')
})

test('a dose is put off from the notification', async () => {
  const { path, body, said } = await answer(note, LATER, [])
  expect({ path, body }).toEqual({
    path: API.reminderSnooze,
    body: { doses: [{ medicineId: 'm1', slot: 's1' }], minutes: 15 },
  })
  expect(said).toBe('I remind you again in 15 minutes.')
  expect((await answer(note, LATER, [], 404)).said).toBe('There is nothing left to remind you of.')
})

test('a supply is spoken of without its name unless the person wants it, offers nothing to mark, and opens that supply', () => {
  const supply = { ...note, code: 'refill' as const, doses: [], medicineId: 'm1' }
  expect(notificationOf(supply)).toMatchObject({
    options: { body: 'Something on your list is running low.', actions: [] },
  })
  const named = { ...supply, names: ['Metformin', 'Ramipril'] }
  expect(notificationOf(named).options.body).toBe('Time to get more: Metformin and Ramipril.')
  const mira = { name: 'Mira', record: 'r1' }
  const expired = { ...supply, code: 'expired' as const }
  expect(notificationOf({ ...expired, of: mira }).options.body).toBe('Something on Mira’s list is past its date.')
  expect(notificationOf({ ...expired, names: ['Metformin'], of: mira }).options.body).toBe(
    'The date on the box has passed for Mira: Metformin.',
  )
  expect(pageOf(supply)).toBe('/medicines/m1#supply')
  expect(pageOf({ ...named, medicineId: null })).toBe(PAGES.medicines)
  expect(pageOf({ ...supply, of: mira })).toBe(PAGES.careCircle)
})

test('a tap leads to the doses of the day, and for somebody else’s to the care circle', () => {
  expect(pageOf(note)).toBe(PAGES.medicinesToday)
  expect(pageOf({ ...note, of: { name: 'Asha', record: 'r1' } })).toBe(PAGES.careCircle)
})
