// biome-ignore-all lint/style/noRestrictedGlobals: the platform's calendar is what ours is compared with.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, after, countOf, dayOfAge, lastDayOf } from './days.ts'

const days = fc.integer({ min: -80_000, max: 80_000 })
const iso = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10)

test('a day is counted, and written again, as the platform does it', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (count, more) => {
      expect(countOf(iso(count))).toBe(count)
      expect(addDays(iso(count), more)).toBe(iso(count + more))
    }),
  )
})

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2025-08-31', 6, '2026-02-28'],
  ['2025-11-30', 3, '2026-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2025-12-15', 1, '2026-01-15'],
])('%s and %i months is %s', (from, months, until) => {
  expect(after(from, { months })).toBe(until)
})

test.each([
  ['1980-05-10', { years: 45 }, '2025-05-10'],
  // Who was born on a leap day is a year older on 1 March.
  ['1984-02-29', { years: 41 }, '2025-03-01'],
  ['1984-02-29', { years: 40 }, '2024-02-29'],
  ['2026-01-31', { months: 1 }, '2026-03-01'],
  ['2026-01-31', { weeks: 6 }, '2026-03-14'],
] as const)('who was born on %s is %j old on %s', (born, age, day) => {
  expect(dayOfAge(born, age)).toBe(day)
})

test.each([
  ['2024', '2024-12-31'],
  ['2024-02', '2024-02-29'],
  ['2023-02', '2023-02-28'],
  ['2024-02-03', '2024-02-03'],
])('%s may have been as late as %s', (date, day) => {
  expect(lastDayOf(date)).toBe(day)
})
