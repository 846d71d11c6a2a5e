import { MONTHS } from '@salus/terms/dates'
import { whenOf } from '../reading/when.ts'
import type { When } from '../types.ts'
import type { DateOrder } from './match.ts'

/** Behind a month's name or the beginning of it, other letters may stand: "Janr", "Sept_". */
const MONTH_NAMES = Array.from(MONTHS, ([name, month]) => ({ name: folded(name), month }))

/** A cell of more signs is no date, and is not searched for one. */
const LONGEST = 60

/** Years of two digits: this many and below are of this century. */
const CENTURY = 49

interface Parts {
  parts: [string, string, string]
  named: boolean
  /** `24-01-05` may begin with its year; `24/01/05` does not. */
  dashed: boolean
}

/** `2024-01-05`, `5.1.2024`, `1/5/24`, `4-Aug-14`, `5 janvier 2024` to their three parts as written. */
function partsOf(text: string): Parts | undefined {
  const numbers = /^(\d{1,4})\s?[./\- ]\s?(\d{1,2})\s?[./\- ]\s?(\d{1,4})\.?$/.exec(text)
  if (numbers)
    return { parts: [numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? ''], named: false, dashed: text.includes('-') }
  const named = /^(\d{1,2})\.?[\s-]*(?:de |of )?([\p{L}\p{M}]+)\.?,?[\s-]*(?:de )?(\d{2,4})$/u.exec(text) ?? undefined
  const american = /^([\p{L}\p{M}]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})$/u.exec(text)
  const [day, name, year] = named
    ? [named[1], named[2], named[3]]
    : american
      ? [american[2], american[1], american[3]]
      : []
  const month = monthOf(name ?? '')
  return day && month && year ? { parts: [day, String(month), year], named: true, dashed: false } : undefined
}

function monthOf(written: string): number | undefined {
  const name = folded(written)
  const found =
    MONTH_NAMES.find((each) => each.name === name) ??
    MONTH_NAMES.find((each) => /^[a-z]{3}/.test(each.name) && name.startsWith(each.name))
  return found?.month
}

function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/**
 * The order that all these dates can be read in; undefined when several can be, or when no order fits all of them.
 * A year of four digits in front tells its own date alone.
 */
export function orderOf(dates: string[]): DateOrder | undefined {
  const all = dates.flatMap((date) => partsOf(splitTime(date).date) ?? [])
  const numeric = all.filter(({ named, parts }) => !named && parts[0].length !== 4)
  if (numeric.length === 0) return all.length === 0 ? undefined : all.some(({ named }) => !named) ? 'ymd' : 'dmy'
  // Dates that no order can read are refused one by one.
  const possible = numeric.map((each) => ORDERS.filter((order) => isOf(each, order))).filter(({ length }) => length > 0)
  const common = ORDERS.filter((order) => possible.length > 0 && possible.every((each) => each.includes(order)))
  if (common.length <= 1) return common[0]
  // Points are between day and month where the day comes first.
  return common.includes('dmy') && dates.every((date) => /^\d{1,2}\.\s?\d{1,2}\./.test(date)) ? 'dmy' : undefined
}

const ORDERS: DateOrder[] = ['ymd', 'dmy', 'mdy']

function isOf({ parts, dashed }: Parts, order: DateOrder): boolean {
  const { day, month, year } = ordered(parts, order)
  const isShort = year.length === 2 && parts.every(({ length }) => length <= 2) && (order !== 'ymd' || dashed)
  const isYear = year.length === 4 || isShort
  return isYear && Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
}

function ordered([a, b, c]: Parts['parts'], order: DateOrder): { day: string; month: string; year: string } {
  if (order === 'ymd') return { year: a, month: b, day: c }
  return order === 'mdy' ? { month: a, day: b, year: c } : { day: a, month: b, year: c }
}

/** It is a date, and one that another order than this could read. */
export const isOfOtherOrder = (text: string, order: DateOrder) => {
  const found = partsOf(text.trim())
  return found !== undefined && !isOf(found, order) && ORDERS.some((each) => isOf(found, each))
}

export const isDate = (text: string) => partsOf(splitTime(text).date) !== undefined

export function splitTime(text: string): { date: string; time: string } {
  if (text.length > LONGEST) return { date: text, time: '' }
  const found = /^(.*?)(?:[T,]\s*|\s+)(\d{1,2}[:.h]\d{2}.*)$/.exec(text.trim())
  return found ? { date: (found[1] ?? '').trim(), time: found[2] ?? '' } : { date: text.trim(), time: '' }
}

export function dayOf(text: string, order: DateOrder | undefined): When | undefined {
  const found = partsOf(text.trim())
  if (!found) return undefined
  const known = found.named ? 'dmy' : found.parts[0].length === 4 ? 'ymd' : order
  if (!known || (!found.named && !isOf(found, known))) return undefined
  const { day, month, year } = ordered(found.parts, known)
  const full =
    year.length === 4 ? year : year.length === 2 ? String(Number(year) + (Number(year) <= CENTURY ? 2000 : 1900)) : ''
  return whenOf(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** `08:30`, `8:30 PM`, `8h30`, `08:30:15+01:00` behind a `T`; undefined where it is no time of the day. */
export function timeOf(text: string): string | undefined {
  const found =
    /^(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?\s?(?:m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?(?:\s*uhr)?$/i.exec(
      text.trim(),
    )
  if (!found) return undefined
  const [, hours, minutes, seconds = '00', half, zone = ''] = found
  if (Number(hours) > 24) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  const clock = `T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${offset}`
  // 24:00 is the end of a day; nothing else is behind 23:59.
  return whenOf(`2000-01-01${clock.replace(/^T24:00:00/, 'T00:00:00')}`) && clock
}
