import { describe, expect, test } from 'vitest'
import { dosesBetween } from './doses-between.ts'
import { revise } from './plan.ts'
import { daily, interval } from './testing/schedules.ts'
import type { DailySchedule, Mark, Plan } from './types.ts'

const told = (plan: Plan, from: string, to: string, marks: Mark[] = []) =>
  dosesBetween(plan, from, to, marks).map(({ slot, at }) => `${slot} ${at.slice(5, 16)}`)
const [morning, evening] = daily.times as [DailySchedule['times'][0], DailySchedule['times'][0]]

describe('an edit of a plan', () => {
  test('keeps the dose of this morning when its time moves to later in the day', () => {
    const later = { ...daily, times: [{ ...morning, time: '09:00' }, evening] }
    const plan = revise(daily, later, '2026-03-10T07:30:00Z')
    expect(told(plan, '2026-03-10T00:00:00Z', '2026-03-11T12:00:00Z')).toEqual([
      '2026-03-10.0800 03-10T07:00',
      '2026-03-10.2000 03-10T19:00',
      '2026-03-11.0800 03-11T08:00',
    ])
  })

  test('gives a dose at once when its time moves to what is over, and never loses it', () => {
    const earlier = { ...daily, times: [morning, { ...evening, time: '13:00' }] }
    const plan = revise(daily, earlier, '2026-03-10T13:30:00Z')
    expect(told(plan, '2026-03-10T08:00:00Z', '2026-03-11T08:00:00Z')).toEqual([
      '2026-03-10.2000 03-10T13:30',
      '2026-03-11.0800 03-11T07:00',
    ])
  })

  test('of a weekly dose from today to tomorrow leaves the next one for the week after', () => {
    const weekly = (day: 'mon' | 'tue'): DailySchedule => ({
      ...daily,
      days: { kind: 'weekdays', dayOfWeek: [day] },
      times: [morning],
    })
    const plan = revise(weekly('mon'), weekly('tue'), '2026-03-09T09:00:00Z')
    expect(told(plan, '2026-03-08T00:00:00Z', '2026-03-20T00:00:00Z')).toEqual([
      '2026-03-09.0800 03-09T07:00',
      '2026-03-17.0800 03-17T07:00',
    ])
    const skipped: Mark = { slot: '2026-03-09.0800', status: 'skipped', at: '2026-03-09T07:10:00Z', amount: 1 }
    expect(told(plan, '2026-03-10T00:00:00Z', '2026-03-11T00:00:00Z', [skipped])).toEqual([
      '2026-03-10.0800 03-10T07:00',
    ])
  })

  test('of an interval that begins an hour later does not give two within the hour', () => {
    const plan = revise(interval, { ...interval, from: '2026-03-01T07:00' }, '2026-03-10T13:10:00Z')
    expect(told(plan, '2026-03-10T12:00:00Z', '2026-03-11T12:00:00Z')).toEqual([
      '2026-03-10T14:00 03-10T13:00',
      '2026-03-10T23:00 03-10T22:00',
      '2026-03-11T07:00 03-11T06:00',
    ])
  })

  test('to a taper keeps the dose that was taken at the same time of the day', () => {
    const { days: _days, times: _times, kind: _kind, ...rest } = daily
    const taper = {
      ...rest,
      kind: 'steps',
      from: '2026-03-10',
      afterwards: 'stop',
      steps: [
        { lasts: 2, times: [{ ...morning, amount: 2 }] },
        { lasts: 1, times: [morning] },
      ],
    } as const
    const plan = revise(daily, taper, '2026-03-10T08:00:00Z')
    expect(
      dosesBetween(plan, '2026-03-10T00:00:00Z', '2026-03-20T00:00:00Z').map(({ slot, amount }) => [slot, amount]),
    ).toEqual([
      ['2026-03-10.0800', 1],
      ['2026-03-11.0800', 2],
      ['2026-03-12.0800', 1],
    ])
  })
})

describe('a journey', () => {
  // Berlin 10:00 is 04:00 in New York (five hours: summer time has begun there, and not yet in Berlin).
  const at = '2026-03-10T09:00:00Z'

  test('west by the clock of the place does not give the dose of the morning a second time', () => {
    expect(
      told({ ...daily, journeys: [{ at, zone: 'America/New_York' }] }, '2026-03-10T00:00:00Z', '2026-03-11T13:00:00Z'),
    ).toEqual(['2026-03-10.0800 03-10T07:00', '2026-03-10.2000 03-11T00:00', '2026-03-11.0800 03-11T12:00'])
  })

  test('east by the clock of the place gives a dose that was jumped over on arrival, and one for several', () => {
    const often = {
      ...daily,
      times: [morning, { id: 'b', time: '12:00', amount: 1 }, { id: 'c', time: '16:00', amount: 1 }, evening],
    }
    const doses = dosesBetween(
      { ...often, journeys: [{ at, zone: 'Asia/Tokyo' }] },
      '2026-03-10T06:00:00Z',
      '2026-03-10T12:00:00Z',
    )
    expect(doses.map(({ slot, at, time, insteadOf }) => ({ slot, at, time, insteadOf }))).toEqual([
      { slot: '2026-03-10.0800', at: '2026-03-10T07:00:00.000Z', time: '08:00', insteadOf: undefined },
      { slot: '2026-03-10.c', at: '2026-03-10T09:00:00.000Z', time: '18:00', insteadOf: ['2026-03-10.b'] },
      { slot: '2026-03-10.2000', at: '2026-03-10T11:00:00.000Z', time: '20:00', insteadOf: undefined },
    ])
  })

  test('with the hours of home changes nothing', () => {
    const away = { ...daily, follows: 'elapsed', journeys: [{ at, zone: 'Asia/Tokyo' }] } as const
    expect(told(away, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')).toEqual(
      told(daily, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'),
    )
  })
})

describe('every n hours', () => {
  test('counts from the dose that was taken, or from the plan of one that was skipped', () => {
    const from = interval.from
    const marks: Mark[] = [
      { slot: `${from}+0`, status: 'taken', at: '2026-03-01T06:20:00Z', amount: 1 },
      { slot: `${from}+1`, status: 'skipped', at: '2026-03-01T15:00:00Z', amount: 1 },
    ]
    const schedule = { ...interval, countedFrom: 'taken' } as const
    expect(told(schedule, '2026-03-01T00:00:00Z', '2026-03-02T07:00:00Z', marks)).toEqual([
      `${from}+0 03-01T05:00`,
      `${from}+1 03-01T14:20`,
      `${from}+2 03-01T22:20`,
      `${from}+3 03-02T06:20`,
    ])
    const beside: Mark = { slot: 'extra', status: 'taken', at: '2026-03-01T20:00:00Z', amount: 1 }
    expect(told(schedule, '2026-03-01T20:00:00Z', '2026-03-02T13:00:00Z', [beside, ...marks])).toEqual([
      `${from}+2 03-02T04:00`,
      `${from}+3 03-02T12:00`,
    ])
  })

  test('ends with the number of doses, of which those in a pause are none', () => {
    const pauses = [{ from: '2026-03-01T10:00:00Z', until: '2026-03-02T03:00:00Z' }]
    expect(told({ ...interval, count: 3, pauses }, '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z')).toEqual([
      '2026-03-01T06:00 03-01T05:00',
      '2026-03-02T06:00 03-02T05:00',
      '2026-03-02T14:00 03-02T13:00',
    ])
    expect(
      told(
        { ...interval, count: 3, pauses: [{ from: '2026-03-01T10:00:00Z' }] },
        '2026-03-01T00:00:00Z',
        '2026-05-01T00:00:00Z',
      ),
    ).toHaveLength(1)
  })
})

test('steps are taken one after another, and then stop, stay or begin again', () => {
  const { days: _days, times: _times, kind: _kind, ...rest } = daily
  const steps = [
    { lasts: 1, times: [{ ...morning, amount: 3 }] },
    { lasts: 2, times: [] },
    { lasts: 2, days: { kind: 'every', n: 2 } as const, times: [{ ...morning, amount: 1 }] },
  ]
  const amounts = (afterwards: 'stop' | 'stay' | 'repeat') =>
    dosesBetween({ ...rest, kind: 'steps', steps, afterwards }, '2026-03-01T00:00:00Z', '2026-03-10T00:00:00Z').map(
      ({ day, amount }) => `${day.slice(8)}: ${amount}`,
    )
  expect(amounts('stop')).toEqual(['01: 3', '04: 1'])
  expect(amounts('stay')).toEqual(['01: 3', '04: 1', '06: 1', '08: 1'])
  expect(amounts('repeat')).toEqual(['01: 3', '04: 1', '06: 3', '09: 1'])
})
