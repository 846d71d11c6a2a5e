import type { ReminderSettings } from '@salus/contract'
import { expect, test } from 'vitest'
import { REMINDERS } from '#server/testing/reminder-settings.ts'
import { planSupplies, type SupplyNews, type SupplySaid } from './plan-supplies.ts'

const berlin: ReminderSettings = { ...REMINDERS, timeZone: 'Europe/Berlin', quiet: null }
const news = (change: Partial<SupplyNews> = {}): SupplyNews => ({
  medicineId: 'm1',
  name: 'Metformin',
  code: 'refill',
  day: '2026-03-28',
  supply: 'counted on Monday',
  ...change,
})
const plan = (all: SupplyNews[], now: string, settings = berlin, known?: SupplySaid) =>
  planSupplies(all, () => known, settings, new Date(now))
const next = ({ nextAt }: ReturnType<typeof plan>) => nextAt?.toISOString() ?? null

test('a supply is spoken of in the morning of its day, by the person’s own clock, also when that changes', () => {
  expect(plan([news()], '2026-03-27T12:00:00Z').say).toEqual([])
  expect(plan([news()], '2026-03-28T08:59:00Z').say).toEqual([])
  expect(next(plan([news()], '2026-03-28T08:59:00Z'))).toBe('2026-03-28T09:00:00.000Z')
  expect(plan([news()], '2026-03-28T09:00:00Z').say).toEqual([{ code: 'refill', news: [news()] }])
  // The night in which summer time begins is an hour shorter.
  expect(next(plan([news({ day: '2026-03-29' })], '2026-03-28T20:00:00Z'))).toBe('2026-03-29T08:00:00.000Z')
  expect(next(plan([news({ day: '2026-10-25' })], '2026-10-24T20:00:00Z'))).toBe('2026-10-25T09:00:00.000Z')
  const auckland = { ...berlin, timeZone: 'Pacific/Auckland' }
  // There the day has begun, and is over in California.
  expect(plan([news()], '2026-03-27T21:00:00Z', auckland).say).toHaveLength(1)
  expect(plan([news()], '2026-03-27T21:00:00Z', { ...berlin, timeZone: 'America/Los_Angeles' }).say).toEqual([])
})

test('what turns out low in the evening waits for the next morning', () => {
  const late = plan([news({ day: '2026-03-26' })], '2026-03-27T19:00:00Z')
  expect(late.say).toEqual([])
  expect(next(late)).toBe('2026-03-28T09:00:00.000Z')
  expect(plan([news({ day: '2026-03-26' })], '2026-03-27T18:59:00Z').say).toHaveLength(1)
})

test('quiet hours are kept, also by whoever sleeps by day', () => {
  const lateRiser = { ...berlin, quiet: { from: '23:00', to: '11:30' } }
  expect(next(plan([news()], '2026-03-28T09:00:00Z', lateRiser))).toBe('2026-03-28T10:30:00.000Z')
  expect(plan([news()], '2026-03-28T10:30:00Z', lateRiser).say).toHaveLength(1)
  const nurse = { ...berlin, quiet: { from: '08:00', to: '21:00' } }
  expect(plan([news()], '2026-03-28T12:00:00Z', nurse).say).toEqual([])
  expect(next(plan([news()], '2026-03-28T12:00:00Z', nurse))).toBe('2026-03-28T20:00:00.000Z')
  expect(plan([news()], '2026-03-28T20:00:00Z', nurse).say).toHaveLength(1)
  expect(plan([news()], '2026-03-28T23:30:00Z', nurse).say).toHaveLength(1)
})

test('a supply is spoken of once, and anew when it was counted anew', () => {
  const known = { supply: 'counted on Monday', waiting: null }
  const again = plan([news()], '2026-03-29T09:00:00Z', berlin, known)
  expect(again).toEqual({ say: [], tryAgain: [], nextAt: null })
  const counted = news({ supply: 'counted on Friday' })
  expect(plan([counted], '2026-03-29T09:00:00Z', berlin, known).say).toEqual([{ code: 'refill', news: [counted] }])
})

test('several supplies are one note, and boxes past their date another', () => {
  const [one, other] = [news(), news({ medicineId: 'm2', name: 'Ramipril' })]
  const box = news({ code: 'expired', supply: '2026-02' })
  expect(plan([one, box, other], '2026-03-28T09:00:00Z').say).toEqual([
    { code: 'refill', news: [one, other] },
    { code: 'expired', news: [box] },
  ])
})

test('a channel that did not answer is asked again, but not in quiet hours, nor once there is enough', () => {
  const targets = [{ channel: 'push' as const }]
  const waiting = { targets, tries: 1, retryAt: '2026-03-28T09:01:00.000Z', isHeard: false }
  const known = { supply: 'counted on Monday', waiting }
  expect(next(plan([news()], '2026-03-28T09:00:30Z', berlin, known))).toBe('2026-03-28T09:01:00.000Z')
  expect(plan([news()], '2026-03-28T09:01:00Z', berlin, known).tryAgain).toEqual([
    { code: 'refill', news: [news()], waiting },
  ])
  const quiet = { ...berlin, quiet: { from: '10:01', to: '12:00' } }
  expect(next(plan([news()], '2026-03-28T09:01:00Z', quiet, known))).toBe('2026-03-28T11:00:00.000Z')
  const enough = plan([news({ day: '2026-04-20' })], '2026-03-28T09:01:00Z', berlin, known)
  expect(enough).toEqual({ say: [], tryAgain: [], nextAt: null })
})

test('a supply of which nobody heard is spoken of again on the next day, and not before', () => {
  const waiting = { targets: [], tries: 0, retryAt: '2026-03-29T08:00:00.000Z', isHeard: false }
  const known = { supply: 'counted on Monday', waiting }
  const early = plan([news()], '2026-03-28T15:00:00Z', berlin, known)
  expect([early.say, early.tryAgain, next(early)]).toEqual([[], [], '2026-03-29T08:00:00.000Z'])
  const again = plan([news()], '2026-03-29T08:00:00Z', berlin, known)
  expect([again.say, again.tryAgain]).toEqual([[{ code: 'refill', news: [news()] }], []])
  // Another box is another supply.
  const counted = news({ supply: 'counted on Friday' })
  expect(plan([counted], '2026-03-28T15:00:00Z', berlin, known).say).toHaveLength(1)
  const heard = { ...known, waiting: { ...waiting, isHeard: true } }
  expect(plan([news()], '2026-03-29T08:00:00Z', berlin, heard).say).toEqual([])
})
