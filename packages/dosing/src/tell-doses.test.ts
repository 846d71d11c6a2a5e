import { describe, expect, test } from 'vitest'
import { supply } from './supply.ts'
import { tellDoses } from './tell-doses.ts'
import { asNeeded, daily } from './testing/schedules.ts'
import type { Mark } from './types.ts'

const mark = (slot: string, status: Mark['status'], at: string): Mark => ({ slot, status, at, amount: 1 })
const states = (now: string, marks: Mark[] = []) =>
  tellDoses(daily, '2026-03-09T23:00:00Z', '2026-03-10T23:00:00Z', marks, now).map(({ state }) => state)

describe('what becomes of a dose', () => {
  test('it is for later, due, late after half an hour, and missed when the next one is nearer', () => {
    expect(states('2026-03-10T06:59:59Z')).toEqual(['later', 'later'])
    expect(states('2026-03-10T07:00:00Z')).toEqual(['due', 'later'])
    expect(states('2026-03-10T07:30:00Z')).toEqual(['late', 'later'])
    expect(states('2026-03-10T12:59:59Z')).toEqual(['late', 'later'])
    expect(states('2026-03-10T13:00:00Z')).toEqual(['missed', 'later'])
  })

  test('it is missed when its day is over, but not four hours after it was due', () => {
    const of = (time: string, now: string) => {
      const plan = { ...daily, times: [{ id: 'a', time, amount: 1 }] }
      return tellDoses(plan, '2026-03-10T00:00:00Z', '2026-03-10T23:00:00Z', [], now).map(({ state }) => state)
    }
    expect(of('18:00', '2026-03-10T22:59:00Z')).toEqual(['late'])
    expect(of('18:00', '2026-03-10T23:00:00Z')).toEqual(['missed'])
    expect(of('23:30', '2026-03-11T02:29:00Z')).toEqual(['late'])
    expect(of('23:30', '2026-03-11T02:30:00Z')).toEqual(['missed'])
  })

  test('a mark says what became of it, also after it was missed', () => {
    const marks = [
      mark('2026-03-10.0800', 'taken', '2026-03-10T20:00:00Z'),
      mark('2026-03-10.2000', 'skipped', '2026-03-10T20:00:00Z'),
    ]
    expect(states('2026-03-12T00:00:00Z', marks)).toEqual(['taken', 'skipped'])
  })
})

describe('what is left', () => {
  const counted = { at: '2026-03-09T12:00:00Z', kind: 'counted', pieces: 10 } as const

  test('is what was counted and added since, without what was taken since', () => {
    const marks = [
      mark('2026-03-09.0800', 'taken', '2026-03-09T07:00:00Z'),
      mark('2026-03-09.2000', 'taken', '2026-03-09T19:00:00Z'),
      mark('2026-03-10.0800', 'skipped', '2026-03-10T07:00:00Z'),
    ]
    const stock = [
      { at: '2026-03-10T09:00:00Z', kind: 'added', pieces: 4 } as const,
      counted,
      { ...counted, at: '2026-03-01T12:00:00Z', pieces: 99 },
    ]
    expect(supply(daily, stock, marks, '2026-03-10T12:00:00Z')?.left).toBe(13)
  })

  test('runs out with the first dose that there is not enough for, and is asked for some days before', () => {
    // Due since 08:00 and not answered: one of ten; nine more last until the evening four days on.
    expect(supply(daily, [counted], [], '2026-03-10T08:00:00Z', 3)).toEqual({
      left: 10,
      runsOut: { at: '2026-03-15T07:00:00.000Z', day: '2026-03-15' },
      refillDay: '2026-03-12',
    })
  })

  test('does not run out when the plan ends before, nor as needed; without a count nothing is said', () => {
    expect(supply({ ...daily, until: '2026-03-12' }, [counted], [], '2026-03-10T08:00:00Z')).toEqual({ left: 10 })
    expect(supply(asNeeded, [counted], [], '2026-03-10T08:00:00Z')).toEqual({ left: 10 })
    expect(supply(daily, [], [], '2026-03-10T08:00:00Z')).toBeUndefined()
  })

  test('thirds of a tablet use it up to the last piece', () => {
    const third = { ...daily, times: [{ id: 'a', time: '08:00', amount: 1 / 3 }] }
    expect(supply(third, [{ ...counted, pieces: 1 }], [], '2026-03-09T12:00:00Z')?.runsOut?.day).toBe('2026-03-12')
  })
})
