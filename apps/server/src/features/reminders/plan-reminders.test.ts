import type { ReminderSettings } from '@salus/contract'
import { type Plan, tellDoses } from '@salus/dosing'
import { expect, test } from 'vitest'
import { type PlannedReminder, planReminders, type Said } from './plan-reminders.ts'

const settings: ReminderSettings = {
  isOn: true,
  timeZone: 'Europe/Berlin',
  showsNames: false,
  tellsSupply: false,
  tellsVisits: false,
  againAfter: null,
  quiet: null,
  email: false,
  webhook: null,
  helper: null,
}
const dose = (at: string, change: Partial<PlannedReminder> = {}): PlannedReminder => ({
  medicineId: 'm1',
  name: 'Metformin',
  isImportant: false,
  slot: at,
  at,
  state: 'due',
  ...change,
})
const said = (change: Partial<Said> = {}): Said => ({
  sent: 1,
  lastAt: null,
  snoozedUntil: null,
  isHelperTold: false,
  waiting: null,
  ...change,
})
const plan = (doses: PlannedReminder[], now: string, change: Partial<ReminderSettings> = {}, known?: Said) =>
  planReminders(doses, () => known, { ...settings, ...change }, new Date(now))
const saidNow = ({ say }: ReturnType<typeof plan>, only?: 'dose' | 'again') =>
  say.filter(({ code }) => only === undefined || code === only).flatMap(({ doses }) => doses)
const next = (at: ReturnType<typeof plan>) => at.nextAt?.toISOString() ?? null

test('a dose is said when it is due, once, and the next one is waited for', () => {
  const doses = [dose('2026-03-28T07:00:00.000Z'), dose('2026-03-28T19:00:00.000Z', { state: 'later' })]
  const first = plan(doses, '2026-03-28T07:00:00Z')
  expect(saidNow(first, 'dose').map(({ slot }) => slot)).toEqual(['2026-03-28T07:00:00.000Z'])
  expect(next(first)).toBe('2026-03-28T19:00:00.000Z')
  const [one] = doses
  expect(
    plan([one as PlannedReminder], '2026-03-28T07:01:00Z', {}, said({ lastAt: '2026-03-28T07:00:00Z' })),
  ).toMatchObject({
    say: [],
    nextAt: null,
  })
})

test('what is marked or missed is not said', () => {
  for (const state of ['taken', 'skipped', 'missed'] as const) {
    expect(plan([dose('2026-03-28T07:00:00Z', { state })], '2026-03-28T07:05:00Z').say).toEqual([])
  }
})

test('who wants to be asked again is asked until it is marked, and an important dose asks in any case', () => {
  const known = said({ lastAt: '2026-03-28T07:00:00.000Z' })
  const asked = [dose('2026-03-28T07:00:00.000Z')]
  expect(next(plan(asked, '2026-03-28T07:04:00Z', { againAfter: 10 }, known))).toBe('2026-03-28T07:10:00.000Z')
  expect(plan(asked, '2026-03-28T07:10:00Z', { againAfter: 10 }, known).say).toMatchObject([{ code: 'again' }])
  expect(plan(asked, '2026-03-28T09:10:00Z', { againAfter: 10 }, { ...known, sent: 12 }).say).toEqual([])
  const important = [dose('2026-03-28T07:00:00.000Z', { isImportant: true })]
  expect(plan(important, '2026-03-28T07:15:00Z', {}, known).say).toMatchObject([{ code: 'again' }])
})

test('a dose that is put off is said again at that time', () => {
  const known = said({ lastAt: '2026-03-28T07:00:00.000Z', snoozedUntil: '2026-03-28T07:30:00.000Z' })
  const doses = [dose('2026-03-28T07:00:00.000Z')]
  expect(next(plan(doses, '2026-03-28T07:05:00Z', {}, known))).toBe('2026-03-28T07:30:00.000Z')
  expect(plan(doses, '2026-03-28T07:30:00Z', {}, known).say).toMatchObject([{ code: 'again' }])
  expect(plan(doses, '2026-03-28T07:31:00Z', {}, { ...known, lastAt: '2026-03-28T07:30:10.000Z' }).say).toEqual([])
})

test('in quiet hours only important ones are said; the others wait for their end, also in the night of a clock change', () => {
  const quiet = { from: '22:00', to: '07:00' }
  const late = '2026-03-28T21:30:00.000Z'
  expect(next(plan([dose(late)], '2026-03-28T21:30:00Z', { quiet }))).toBe('2026-03-29T05:00:00.000Z')
  expect(plan([dose(late, { isImportant: true })], '2026-03-28T21:30:00Z', { quiet }).say).toHaveLength(1)
  expect(next(plan([dose('2026-10-24T22:30:00.000Z')], '2026-10-24T22:30:00Z', { quiet }))).toBe(
    '2026-10-25T06:00:00.000Z',
  )
  const nap = { from: '13:00', to: '15:00' }
  expect(next(plan([dose('2026-01-10T12:30:00.000Z')], '2026-01-10T12:30:00Z', { quiet: nap }))).toBe(
    '2026-01-10T14:00:00.000Z',
  )
})

test('a helper hears of an important dose that nobody marked, once and after the time that the person chose', () => {
  const helper = { memberId: 'h', afterMinutes: 60 }
  const important = dose('2026-03-28T07:00:00.000Z', { isImportant: true, state: 'late' })
  const known = said({ lastAt: '2026-03-28T07:55:00.000Z' })
  expect(plan([important], '2026-03-28T07:59:00Z', { helper }, known)).toMatchObject({ tellHelper: [] })
  expect(next(plan([important], '2026-03-28T07:59:00Z', { helper }, known))).toBe('2026-03-28T08:00:00.000Z')
  const over = { ...important, state: 'missed' as const }
  expect(plan([over], '2026-03-28T08:00:00Z', { helper }, known).tellHelper).toEqual([over])
  expect(plan([over], '2026-03-28T08:00:00Z', { helper }, { ...known, isHelperTold: true }).tellHelper).toEqual([])
  expect(plan([{ ...over, state: 'taken' }], '2026-03-28T08:00:00Z', { helper }, known).tellHelper).toEqual([])
  expect(plan([{ ...over, isImportant: false }], '2026-03-28T08:00:00Z', { helper }, known).tellHelper).toEqual([])
})

test('an evening dose that falls into quiet hours is said when they end, though it is missed by then, and only for an hour', () => {
  const daily: Plan = {
    kind: 'daily',
    from: '2026-03-01',
    zone: 'Europe/Berlin',
    follows: 'wall',
    days: { kind: 'every', n: 1 },
    times: [{ id: '2200', time: '22:00', amount: 1 }],
  }
  const quiet = { from: '22:00', to: '07:00' }
  const at = (now: string) => {
    const told = tellDoses(daily, '2026-03-10T00:00:00Z', '2026-03-12T00:00:00Z', [], now)
    const doses = told.map(({ slot, at: due, state }) => dose(due, { slot, state }))
    return plan(doses.slice(0, 1), now, { quiet })
  }
  for (const night of ['2026-03-10T21:00:00Z', '2026-03-11T02:00:00Z']) {
    expect(at(night).say).toEqual([])
    expect(next(at(night))).toBe('2026-03-11T06:00:00.000Z')
  }
  expect(saidNow(at('2026-03-11T06:00:00Z'))).toMatchObject([{ state: 'missed' }])
  expect(at('2026-03-11T07:00:00Z').say).toEqual([])
})

test('one note tells all open doses of its moment, except those that keep quiet or are put off', () => {
  const at = '2026-03-28T07:00:00.000Z'
  const [warfarin, vitamin] = [dose(at, { slot: 'w', isImportant: true }), dose(at, { slot: 'v' })]
  const once = said({ lastAt: at })
  const again = planReminders([warfarin, vitamin], () => once, settings, new Date('2026-03-28T07:15:00Z'))
  expect(again.say).toEqual([{ code: 'again', doses: [warfarin, vitamin] }])
  const isNew = (each: PlannedReminder) => (each === vitamin ? undefined : once)
  const mixed = planReminders([warfarin, vitamin], isNew, settings, new Date('2026-03-28T07:15:00Z'))
  expect(mixed.say).toEqual([{ code: 'dose', doses: [warfarin, vitamin] }])
  const isPutOff = (each: PlannedReminder) =>
    each === vitamin ? { ...once, snoozedUntil: '2026-03-28T08:00:00.000Z' } : once
  const later = planReminders([warfarin, vitamin], isPutOff, settings, new Date('2026-03-28T07:15:00Z'))
  expect(later.say).toEqual([{ code: 'again', doses: [warfarin] }])
  const quiet = { from: '06:00', to: '12:00' }
  expect(saidNow(planReminders([warfarin, vitamin], () => undefined, { ...settings, quiet }, new Date(at)))).toEqual([
    warfarin,
  ])
})

test('whoever puts a dose off is told of it at that time, also in quiet hours', () => {
  const quiet = { from: '22:00', to: '07:00' }
  const known = said({ lastAt: '2026-03-28T20:55:00.000Z', snoozedUntil: '2026-03-28T21:10:00.000Z' })
  expect(plan([dose('2026-03-28T20:55:00.000Z')], '2026-03-28T21:10:00Z', { quiet }, known).say).toHaveLength(1)
})

test('a helper hears nothing of doses whose time to tell is long over', () => {
  const helper = { memberId: 'h', afterMinutes: 60 }
  const old = dose('2026-03-26T07:00:00.000Z', { isImportant: true, state: 'missed' })
  expect(plan([old], '2026-03-28T07:00:00Z', { helper }).tellHelper).toEqual([])
  expect(plan([old], '2026-03-26T14:00:00Z', { helper }).tellHelper).toEqual([])
  // The server stood still for a while.
  expect(plan([old], '2026-03-26T13:00:00Z', { helper }).tellHelper).toEqual([old])
})

test('a time zone that nobody knows counts as UTC', () => {
  const quiet = { from: '22:00', to: '07:00' }
  const odd = { quiet, timeZone: 'Mars/Olympus' }
  expect(next(plan([dose('2026-03-28T23:00:00.000Z')], '2026-03-28T23:00:00Z', odd))).toBe('2026-03-29T07:00:00.000Z')
})
