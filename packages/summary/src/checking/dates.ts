import { plainText } from './plain-text.ts'

/** A day, a month or a moment as far as the text tells it; months count from 1. */
export interface WrittenDate {
  /** As it stands in the text. */
  text: string
  day?: number
  month?: number
  year?: number
}

const LANGUAGES = ['en', 'es', 'fr', 'de', 'hi', 'te']
/** The 15th of January 1970, and the first Thursday, as milliseconds since 1970. */
const MID_JANUARY = 14 * 86_400_000
const MONTH = 30.4 * 86_400_000

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

// The calendars of six languages take longer to ask for than many a start has time for.
const monthNames = once(() => {
  const months = namesOf(12, (index) => MID_JANUARY + index * MONTH, [{ month: 'long' }, { month: 'short' }])
  const name = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
  return {
    months,
    dayMonth: pattern(String.raw`${DAY}\s*(?:of\s+|de\s+)?(${name})\.?${YEAR}`),
    monthDay: pattern(String.raw`(${name})\.?\s+(?:the\s+)?${DAY}${YEAR}`),
    monthYear: pattern(String.raw`(${name})\.?,?\s+(?:de\s+|of\s+)?(\d{4})`),
    monthAlone: pattern(`(${name})`),
  }
})
/** 0 is Thursday. */
const weekdayNames = once(() => namesOf(7, (index) => index * 86_400_000, [{ weekday: 'long' }]))

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
  const { dayMonth, monthDay, monthYear, monthAlone } = monthNames()
  take(dayMonth, ([day, month, year]) => [dateOf(day, month, year)])
  take(monthDay, ([month, day, year]) => [dateOf(day, month, year)])
  take(monthYear, ([month, year]) => [dateOf(undefined, month, year)])
  take(monthAlone, ([month = '']) => (month.length > 3 && !AMBIGUOUS.test(month) ? [dateOf(undefined, month)] : []))
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
  const names = weekdayNames()
  return new Map(
    Array.from(text.matchAll(/[\p{L}\p{M}]+/gu)).flatMap(([word]) => {
      const day = names.get(word) ?? names.get(word.replace(/s$/, ''))
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
  return (fromSaturday + 2) % 7
}

function dateOf(day?: string, month?: string, year?: string): Partial<WrittenDate> {
  const number = month === undefined ? undefined : (monthNames().months.get(month) ?? Number.NaN)
  const monthNumber = Number.isNaN(number) ? Number(month) : number === undefined ? undefined : number + 1
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

/** Names, as `plainText` gives them, of what comes round every `count` times, in every language that we show. */
function namesOf(
  count: number,
  moment: (index: number) => number,
  formats: readonly { month?: 'long' | 'short'; weekday?: 'long' }[],
): Map<string, number> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      formats.flatMap((format) => {
        const { format: write } = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
        return Array.from({ length: count }, (_, index): [string, number] => [
          plainText(write(moment(index))).replace(/\.$/, ''),
          index,
        ])
      }),
    ),
  )
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
