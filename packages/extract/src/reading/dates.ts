import { MONTHS } from '@salus/terms/dates'
import type { DateOrder } from '../types.ts'

export interface DateReading {
  start: number
  end: number
  year: number
  month: number
  day: number
  time?: string
  /** The year has two digits: its century is a guess. */
  shortYear: boolean
  /** Written with strokes, so that day and month could be swapped. */
  swappable: boolean
}

const NUMERIC = /(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|[.,-]\d)/g
/** A scan takes points for commas; letter for letter as long. */
const MISREAD_POINTS = /(?<![\d.,])(\d{1,2})[.,](\d{1,2})[.,](\d{4})(?!\d)/g
const ISO = /(?<![\d.,/-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?![\d/-])/g
const MONTH_WORD = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')
const DAY_FIRST = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]{0,2}(?:de |of )?\s?(${MONTH_WORD})\.?,?[\s-]{0,2}(?:de |del )?(\d{4}|'?\d{2})(?!\d)`,
  'giu',
)
const MONTH_FIRST = new RegExp(
  String.raw`(?<!\p{L})(${MONTH_WORD})\.? (\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})(?!\d)`,
  'giu',
)
const TIME = /^(?:,? ?(?:at |um |a las |à )?|T)([01]?\d|2[0-3])[:.h]([0-5]\d)(?::[0-5]\d)?(?: ?([ap])\.?m\.?)?(?!\d)/i

/** Two digits up to this stand for years of this century, where nothing else tells. */
const PIVOT = 50
const LONGEST_TEXT = 2000

/** Cheap, so that most texts are passed at once. */
function mayHoldDate(text: string): boolean {
  if (!/\d/.test(text)) return false
  if (/\d[./-]\d{1,2}[./-]\d/.test(text)) return true
  return text.split(/[\s\d.,/-]+/).some((word) => word.length > 1 && MONTHS.has(word.toLowerCase()))
}

/** Every date in the text, from its start. */
export function datesIn(text: string, order: DateOrder): DateReading[] {
  const within = text.slice(0, LONGEST_TEXT).replace(MISREAD_POINTS, '$1.$2.$3')
  if (!mayHoldDate(within)) return []
  const found: DateReading[] = []
  const add = (match: RegExpMatchArray, year: string, month: number, day: number, swappable = false) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!isDate(month, day) || found.some((other) => start < other.end && end > other.start)) return
    const digits = year.replace(/\D/g, '')
    const shortYear = digits.length === 2
    const full = shortYear ? Number(digits) + (Number(digits) < PIVOT ? 2000 : 1900) : Number(digits)
    if (full < 1890 || full > 2100) return
    const after = TIME.exec(within.slice(end))
    found.push({
      start,
      end: end + (after?.[0].length ?? 0),
      year: full,
      month,
      day,
      shortYear,
      swappable,
      ...timeOf(after),
    })
  }
  for (const match of within.matchAll(ISO)) add(match, match[1] ?? '', Number(match[3]), Number(match[4]))
  for (const match of within.matchAll(NUMERIC)) {
    const [first, second] = [Number(match[1]), Number(match[3])]
    const swappable = match[2] !== '.' && first <= 12 && second <= 12 && first !== second
    const monthFirst = match[2] !== '.' && (second > 12 || (swappable && order === 'mdy'))
    if (monthFirst) add(match, match[4] ?? '', first, second, swappable)
    else add(match, match[4] ?? '', second, first, swappable)
  }
  for (const match of within.matchAll(DAY_FIRST)) add(match, match[3] ?? '', monthOf(match[2]), Number(match[1]))
  for (const match of within.matchAll(MONTH_FIRST)) add(match, match[3] ?? '', monthOf(match[1]), Number(match[2]))
  return found.sort((a, b) => a.start - b.start)
}

function timeOf(match: RegExpExecArray | null): { time?: string } {
  if (!match) return {}
  const half = match[3]?.toLowerCase()
  const hour = (Number(match[1]) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0)
  return { time: `${pad(hour)}:${match[2]}` }
}

const monthOf = (word = '') => MONTHS.get(word.toLowerCase().normalize('NFC')) ?? 0
const isDate = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31)
const pad = (number: number) => String(number).padStart(2, '0')

export function isoOf({ year, month, day, time }: Pick<DateReading, 'year' | 'month' | 'day' | 'time'>): string {
  return `${year}-${pad(month)}-${pad(day)}${time ? `T${time}` : ''}`
}

/** What the document's own dates say of the order of day and month; nothing where none tells. */
export function orderIn(text: string): DateOrder | undefined {
  let dayFirst = 0
  let monthFirst = 0
  for (const match of text.matchAll(NUMERIC)) {
    if (match[2] === '.' || Number(match[1]) > 12) dayFirst++
    else if (Number(match[3]) > 12) monthFirst++
  }
  if (dayFirst === monthFirst) return undefined
  return dayFirst > monthFirst ? 'dmy' : 'mdy'
}
