import type { Age, Day, Span } from '../types.ts'

// Days are counted by hand, since the package has no clock: `Date` would bring one. Proleptic Gregorian, days from 1970.

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const parts = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}
const two = (part: number): string => `${part}`.padStart(2, '0')
const write = (year: number, month: number, date: number): Day =>
  `${`${year}`.padStart(4, '0')}-${two(month)}-${two(date)}`

/** Days since 1970. */
export function countOf(day: Day): number {
  const { year, month, date } = parts(day)
  // The year begins in March, so that the leap day is its last.
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const ofEra = shifted - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
}

function dayOf(count: number): Day {
  const from = count + 719_468
  const era = Math.floor(from / 146_097)
  const ofEra = from - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return write(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
}

export const addDays = (day: Day, days: number): Day => dayOf(countOf(day) + days)

/** The same date some months later, or the last day of that month. */
function addMonths(day: Day, months: number): Day {
  const { year, month, date } = parts(day)
  const total = year * 12 + month - 1 + months
  const [there, of] = [Math.floor(total / 12), (total % 12) + 1]
  return write(there, of, Math.min(date, lengthOf(there, of)))
}

export const after = (day: Day, span: Span): Day =>
  'days' in span ? addDays(day, span.days) : addMonths(day, span.months)

/** The first day of an age. Who was born on a leap day is a year older on 1 March. */
export function dayOfAge(born: Day, age: Age): Day {
  if ('weeks' in age) return addDays(born, age.weeks * 7)
  const months = 'years' in age ? age.years * 12 : age.months
  const there = addMonths(born, months)
  return parts(there).date < parts(born).date ? addDays(there, 1) : there
}

/** The last day of what is known of a date: who cannot know the day is not told too early that it is long ago. */
export function lastDayOf(date: string): Day {
  if (date.length >= 10) return date.slice(0, 10)
  const { year, month } = parts(date)
  return date.length === 4 ? write(year, 12, 31) : write(year, month, lengthOf(year, month))
}

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other)
export const yearOf = (day: Day): number => parts(day).year
