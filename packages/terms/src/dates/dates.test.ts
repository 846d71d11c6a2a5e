import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { MONTHS, WEEKDAYS } from './index.ts'
import { MONTH_NAMES } from './knowledge/month-names.ts'
import { WEEKDAY_NAMES } from './knowledge/weekday-names.ts'

const DAY = 86_400_000
/** From the first of January 1970, a Thursday. */
const MID_JANUARY = 14 * DAY
const A_MONDAY = 4 * DAY

const small = (name: string) => name.toLowerCase().replace(/\.$/, '')

test.each(LANGUAGES)('the months of %s are those that its calendar shows, whole and short', (language) => {
  for (const length of ['long', 'short'] as const) {
    const { format } = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' })
    const shown = Array.from({ length: 12 }, (_, index) => small(format(MID_JANUARY + index * 30.4 * DAY)))
    expect(shown.map((name) => MONTHS.get(name))).toEqual(shown.map((_, index) => index + 1))
    if (length === 'long') expect(MONTH_NAMES[language].map((names) => names.split(' ')[0])).toEqual(shown)
  }
})

test.each(LANGUAGES)('the days of the week of %s are those that its calendar shows', (language) => {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const shown = Array.from({ length: 7 }, (_, index) => small(format(A_MONDAY + index * DAY)))
  expect([...WEEKDAY_NAMES[language]]).toEqual(shown)
  expect(shown.map((name) => WEEKDAYS.get(name))).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('no name is of two months', () => {
  const all = Object.values(MONTH_NAMES).flatMap((months) =>
    months.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
  )
  expect(all.filter(([name, month]) => MONTHS.get(name) !== month)).toEqual([])
})
