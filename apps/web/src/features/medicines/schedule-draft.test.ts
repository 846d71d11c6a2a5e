import type { Schedule } from '@salus/dosing'
import { expect, test } from 'vitest'
import { nextDoses } from './next-doses.ts'
import { draftOfSchedule, emptySchedule, type ScheduleDraft, scheduleOf, withStep, withTime } from './schedule-draft.ts'

const empty = emptySchedule('2026-11-24', 'Europe/Berlin', 'tablet')
const common = { from: '2026-11-24', zone: 'Europe/Berlin', follows: 'wall', unit: '{tablet}' } as const
const at8 = { id: '0800', time: '08:00', amount: 1 }

test.each<[string, Schedule]>([
  [
    'times with meals',
    { ...common, kind: 'daily', days: { kind: 'every', n: 1 }, times: [{ ...at8, when: 'ACM', offset: 30 }] },
  ],
  [
    'days of the week',
    { ...common, kind: 'daily', days: { kind: 'weekdays', dayOfWeek: ['mon', 'thu'] }, times: [at8] },
  ],
  [
    'every third day from an anchor',
    { ...common, kind: 'daily', days: { kind: 'every', n: 3, anchor: '2026-11-20' }, times: [at8] },
  ],
  ['a cycle', { ...common, kind: 'daily', days: { kind: 'cycle', on: 21, off: 7 }, times: [at8], until: '2027-02-01' }],
  [
    'an interval',
    { ...common, from: '2026-11-24T07:30', kind: 'interval', hours: 8, countedFrom: 'taken', amount: 0.5 },
  ],
  [
    'a taper with a pause of long ago',
    {
      ...common,
      kind: 'steps',
      steps: [
        { lasts: 5, times: [{ ...at8, amount: 4 }] },
        { lasts: 5, times: [{ ...at8, amount: 2 }] },
      ],
      afterwards: 'stop',
      pauses: [{ from: '2026-11-25T00:00:00.000Z', until: '2026-11-26T00:00:00.000Z' }],
    },
  ],
  [
    'as needed',
    { ...common, kind: 'asNeeded', amount: 1, upTo: 2, gapHours: 4, most: { amount: 8, hours: 24 }, count: 30 },
  ],
])('a plan comes out of the editor as it went in: %s', (_, schedule) => {
  expect(scheduleOf(draftOfSchedule(schedule, empty))).toEqual({ schedule })
})

test('who writes ½ or 1,5 means a number', () => {
  const typed = (amount: string): ScheduleDraft => ({ ...empty, kind: 'interval', amount })
  expect(scheduleOf(typed('½')).schedule).toMatchObject({ amount: 0.5 })
  expect(scheduleOf(typed('1½')).schedule).toMatchObject({ amount: 1.5 })
  expect(scheduleOf(typed('1,5')).schedule).toMatchObject({ amount: 1.5 })
})

test('each thing that is missing is said at its field', () => {
  const problems = (draft: Partial<ScheduleDraft>) => scheduleOf({ ...empty, ...draft }).problems
  expect(problems({ kind: 'daily', times: [] })).toEqual({ times: 'Please add a time of day.' })
  expect(problems({ kind: 'daily', days: 'weekdays' })).toEqual({ dayOfWeek: 'Please choose at least one day.' })
  expect(problems({ kind: 'interval', amount: '', hours: 'eight' })).toEqual({
    amount: 'Please enter a number.',
    hours: 'Please enter a number.',
  })
  expect(problems({ kind: 'daily', from: '' })).toEqual({ from: 'Please choose a real day.' })
  expect(problems({ kind: 'asNeeded', amount: '0' })).toEqual({ amount: 'Please enter a number above zero.' })
  expect(problems({ kind: 'steps', steps: [{ lasts: '0', times: [] }] })).toEqual({
    'steps.0.lasts': 'Please enter at least 1.',
  })
})

test('a second time of the day has an id of its own, and the same time in the next step keeps its id', () => {
  const times = withTime(empty.times)
  expect(times.map(({ id, time }) => [id, time])).toEqual([
    ['0800', '08:00'],
    ['2000', '20:00'],
  ])
  expect(withStep(empty.steps).map((step) => step.times.map(({ id }) => id))).toEqual([['0800'], ['0800']])
})

test('a dose every three months is found among the next five', () => {
  const schedule: Schedule = { ...common, kind: 'daily', days: { kind: 'months', n: 3 }, times: [at8] }
  expect(
    nextDoses(schedule, new Date('2026-11-24T12:00:00Z'))
      .map(({ day }) => day)
      .slice(0, 2),
  ).toEqual(['2027-02-24', '2027-05-24'])
})
