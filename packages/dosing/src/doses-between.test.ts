import { describe, expect, test } from 'vitest'
import { dosesBetween } from './doses-between.ts'
import type { DailySchedule, Plan } from './types.ts'

const twiceADay: DailySchedule = {
  kind: 'daily',
  from: '2026-03-28',
  zone: 'Europe/Berlin',
  follows: 'wall',
  unit: '{tablet}',
  days: { kind: 'every', n: 1 },
  times: [
    { id: '0800', time: '08:00', amount: 1, when: 'PCM' },
    { id: '2000', time: '20:00', amount: 0.5 },
  ],
}
const slots = (plan: Plan, from: string, to: string) => dosesBetween(plan, from, to).map(({ slot }) => slot)
const moments = (plan: Plan, from: string, to: string) => dosesBetween(plan, from, to).map(({ at }) => at)

describe('a plan with times of the day', () => {
  test('tells each dose with its moment, its amount and its meal', () => {
    expect(dosesBetween(twiceADay, '2026-03-28T00:00:00Z', '2026-03-28T18:00:00Z')).toEqual([
      {
        slot: '2026-03-28.0800',
        at: '2026-03-28T07:00:00.000Z',
        day: '2026-03-28',
        time: '08:00',
        amount: 1,
        unit: '{tablet}',
        when: 'PCM',
      },
    ])
  })

  test('keeps to the clock on the wall when summer time begins', () => {
    expect(moments(twiceADay, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toEqual([
      '2026-03-28T19:00:00.000Z',
      '2026-03-29T06:00:00.000Z',
    ])
  })

  test('gives a time that the clock leaves out with the change, and one that comes twice the first time', () => {
    const atNight = { ...twiceADay, times: [{ id: 'night', time: '02:30', amount: 1 }] }
    expect(moments(atNight, '2026-03-28T22:00:00Z', '2026-03-30T00:00:00Z')).toEqual(['2026-03-29T01:00:00.000Z'])
    expect(moments(atNight, '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toEqual(['2026-10-25T00:30:00.000Z'])
  })

  test('takes the days of the week, every other day, cycles and months', () => {
    const on = (days: DailySchedule['days'], times = twiceADay.times.slice(0, 1)) =>
      slots({ ...twiceADay, days, times }, '2026-03-28T00:00:00Z', '2026-04-30T22:00:00Z').map((slot) =>
        slot.slice(5, 10),
      )
    expect(on({ kind: 'weekdays', dayOfWeek: ['mon', 'fri'] }).slice(0, 3)).toEqual(['03-30', '04-03', '04-06'])
    expect(on({ kind: 'every', n: 3 }).slice(0, 3)).toEqual(['03-28', '03-31', '04-03'])
    expect(on({ kind: 'cycle', on: 2, off: 1, anchor: '2026-03-27' }).slice(0, 4)).toEqual([
      '03-28',
      '03-30',
      '03-31',
      '04-02',
    ])
    expect(on({ kind: 'months', n: 1, anchor: '2026-01-31' })).toEqual(['03-31', '04-30'])
  })

  test('begins and ends when it says, also within a day', () => {
    const short = { ...twiceADay, from: '2026-03-28T12:00', until: '2026-03-30T08:00' }
    expect(slots(short, '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z')).toEqual([
      '2026-03-28.2000',
      '2026-03-29.0800',
      '2026-03-29.2000',
      '2026-03-30.0800',
    ])
  })

  test('ends after a number of doses, and does not count those of a pause', () => {
    const five = { ...twiceADay, count: 3, pauses: [{ from: '2026-03-28T12:00:00Z', until: '2026-03-29T12:00:00Z' }] }
    expect(slots(five, '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z')).toEqual([
      '2026-03-28.0800',
      '2026-03-29.2000',
      '2026-03-30.0800',
    ])
  })
})
