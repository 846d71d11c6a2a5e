import { describe, expect, test } from 'vitest'
import { mayTakeNow } from './may-take-now.ts'
import { asNeeded } from './testing/schedules.ts'
import type { Mark } from './types.ts'

const taken = (...times: string[]): Mark[] =>
  times.map((time) => ({ slot: time, status: 'taken', at: `2026-03-10T${time}:00Z`, amount: 1 }))

describe('a painkiller with four hours between and four in 24 hours', () => {
  test('may be taken, and says what is left', () => {
    expect(mayTakeNow(asNeeded, [], '2026-03-10T12:00:00Z')).toEqual({ may: true, left: 3, isLast: false })
  })

  test('warns before the last one', () => {
    expect(mayTakeNow(asNeeded, taken('00:00', '04:00', '08:00'), '2026-03-10T12:00:00Z')).toEqual({
      may: true,
      left: 0,
      isLast: true,
    })
  })

  test('is too soon until four hours after the last one', () => {
    expect(mayTakeNow(asNeeded, taken('10:00'), '2026-03-10T12:00:00Z')).toEqual({
      may: false,
      why: 'too-soon',
      freeAt: '2026-03-10T14:00:00.000Z',
    })
  })

  test('is over the most until the first of the four is a day ago', () => {
    expect(mayTakeNow(asNeeded, taken('00:00', '04:00', '08:00', '12:00'), '2026-03-10T20:00:00Z')).toEqual({
      may: false,
      why: 'over-the-most',
      freeAt: '2026-03-11T00:00:00.000Z',
    })
  })

  test('counts two at once as two, and refuses more at once than there may be in all', () => {
    expect(mayTakeNow(asNeeded, taken('00:00', '04:00', '08:00'), '2026-03-10T12:00:00Z', 2)).toEqual({
      may: false,
      why: 'over-the-most',
      freeAt: '2026-03-11T00:00:00.000Z',
    })
    expect(mayTakeNow(asNeeded, [], '2026-03-10T12:00:00Z', 5)).toEqual({ may: false, why: 'more-than-the-most' })
  })

  test('is not for before it begins, nor after its end, nor in a pause', () => {
    expect(mayTakeNow({ ...asNeeded, from: '2026-03-11' }, [], '2026-03-10T12:00:00Z')).toEqual({
      may: false,
      why: 'not-begun',
      freeAt: '2026-03-10T23:00:00.000Z',
    })
    expect(mayTakeNow({ ...asNeeded, until: '2026-03-09' }, [], '2026-03-10T12:00:00Z')).toEqual({
      may: false,
      why: 'over',
    })
    expect(mayTakeNow({ ...asNeeded, count: 1 }, taken('00:00'), '2026-03-10T12:00:00Z')).toEqual({
      may: false,
      why: 'over',
    })
    const pauses = [{ from: '2026-03-10T10:00:00Z', until: '2026-03-10T15:00:00Z' }]
    expect(mayTakeNow({ ...asNeeded, pauses }, [], '2026-03-10T12:00:00Z')).toEqual({
      may: false,
      why: 'paused',
      freeAt: '2026-03-10T15:00:00.000Z',
    })
  })
})
