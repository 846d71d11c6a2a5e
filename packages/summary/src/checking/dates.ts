import { MONTHS, WEEKDAYS } from '@salus/terms/dates'
import { plainText } from './plain-text.ts'

/** A day, a month or a moment as far as the text tells it; months count from 1. */
export interface WrittenDate {
  /** As it stands in the text. */
  text: string
  day?: number
  month?: number
  year?: number
}

/** Also words of their own. */
const AMBIGUOUS = /^(?:may|mar|march|mai|mars|sep|set|dec|dic|ene|jan|jun|jul|de)$/

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|\.)?`
const YEAR = String.raw`(?:,?\s*(?:de|del|of)?\s*(\d{4}))?`
const START = String.raw`(?<![\p{L}\p{M}\d])`
const END = String.raw`(?![\p{L}\p{M}\d])`
const pattern = (source: string) => new RegExp(START + source + END, 'gu')

const YEAR_FIRST = pattern(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})`)
const NUMBERS = pattern(String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})`)
const SHORT = pattern(String.raw`(\d{1,2})/(\d{1,2})`)

const monthNumbers = asPlainText(MONTHS)
const weekdayNumbers = asPlainText(WEEKDAYS)

const MONTH = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|')
const DAY_MONTH = pattern(String.raw`${DAY}\s*(?:of\s+|de\s+)?(${MONTH})\.?${YEAR}`)
const MONTH_DAY = pattern(String.raw`(${MONTH})\.?\s+(?:the\s+)?${DAY}${YEAR}`)
const MONTH_YEAR = pattern(String.raw`(${MONTH})\.?,?\s+(?:de\s+|of\s+)?(\d{4})`)
const MONTH_ALONE = pattern(`(${MONTH})`)

/**
 * The dates of a text that `plainText` and `digitsForWords` have read, and the text with blanks in their place. What
 * may be day or month first is given in both orders.
 */
export function takeDates(text: string): { dates: WrittenDate[][]; rest: string } {
  const dates: WrittenDate[][] = []
  let rest = text
  const take = (format: RegExp, read: (parts: (string | undefined)[]) => Partial<WrittenDate>[]) => {
    rest = rest.replace(format, (written: string, ...parts: (string | undefined)[]) => {
      const readings = read(parts).filter(isPossible)
      if (readings.length === 0) return written
      dates.push(readings.map((date) => ({ ...date, text: written })))
      return ' '.repeat(written.length)
    })
  }
  take(YEAR_FIRST, ([year, month, day]) => [dateOf(day, month, year)])
  take(NUMBERS, ([a, b, year]) => [dateOf(a, b, year), dateOf(b, a, year)])
  take(DAY_MONTH, ([day, month, year]) => [dateOf(day, month, year)])
  take(MONTH_DAY, ([month, day, year]) => [dateOf(day, month, year)])
  take(MONTH_YEAR, ([month, year]) => [dateOf(undefined, month, year)])
  take(MONTH_ALONE, ([month = '']) => (month.length > 3 && !AMBIGUOUS.test(month) ? [dateOf(undefined, month)] : []))
  return { dates, rest }
}

/** `3/4`, which may be a date where another text says that it is. */
export const possibleDates = (text: string): WrittenDate[] =>
  Array.from(text.matchAll(SHORT), ([, a, b]) => [dateOf(a, b), dateOf(b, a)])
    .flat()
    .filter(isPossible)
    .map((date) => ({ ...date, text: '' }))

/** The same day as far as both say: what one leaves out, the other may add. */
export const isSameDate = (a: WrittenDate, b: WrittenDate): boolean =>
  (['day', 'month', 'year'] as const).every(
    (part) => a[part] === undefined || b[part] === undefined || a[part] === b[part],
  ) &&
  (a.month !== undefined || a.day !== undefined) &&
  // "March 2025" tells less than "3 March 2025", not more.
  !(a.day !== undefined && b.day === undefined)

/** The days of the week that a text names, by number, with the word that names each. */
export const weekdaysIn = (text: string): Map<number, string> => {
  return new Map(
    Array.from(text.matchAll(/[\p{L}\p{M}]+/gu)).flatMap(([word]) => {
      const day = weekdayNumbers.get(word) ?? weekdayNumbers.get(word.replace(/s$/, ''))
      return day === undefined ? [] : [[day, word] as const]
    }),
  )
}

/** The day of the week of a whole date, as `weekdaysIn` numbers them, by Zeller's rule. */
export function weekdayOf({ day, month, year }: WrittenDate): number | undefined {
  if (day === undefined || month === undefined || year === undefined) return undefined
  const [m, y] = month < 3 ? [month + 12, year - 1] : [month, year]
  const fromSaturday =
    day + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return ((fromSaturday + 5) % 7) + 1
}

function dateOf(day?: string, month?: string, year?: string): Partial<WrittenDate> {
  const monthNumber = month === undefined ? undefined : (monthNumbers.get(month) ?? Number(month))
  return {
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(monthNumber === undefined ? {} : { month: monthNumber }),
    ...(year === undefined ? {} : { year: fullYear(Number(year)) }),
  }
}

/** Two digits are a year of this century up to 50. */
const fullYear = (year: number): number => (year >= 100 ? year : year + (year > 50 ? 1900 : 2000))

const isPossible = ({ day = 1, month = 1 }: Partial<WrittenDate>): boolean =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12

function asPlainText(names: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(Array.from(names, ([name, number]) => [plainText(name), number]))
}
