import type { TimelineEntry } from '@salus/contract'

const DAY = 'YYYY-MM-DD'.length
const WALL_CLOCK = 'YYYY-MM-DDTHH:mm'.length

/** The day of an entry where the reader is; a month, a year or nothing where no more is known. */
export function dayOf(when: string): string {
  if (when.length <= WALL_CLOCK) return when.slice(0, DAY)
  const at = new Date(when)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** "Sunday, May 3, 2026"; "May 2026"; "2026". */
export function dayText(day: string): string {
  if (day === '') return 'No date known'
  const [year = 0, month, date] = day.split('-').map(Number)
  if (month === undefined) return String(year)
  const at = new Date(year, month - 1, date ?? 1)
  if (date === undefined) return at.toLocaleDateString(undefined, { month: 'long', year: 'numeric' })
  return at.toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** What is not known of a day. */
export function vagueText(day: string): string | null {
  if (day === '' || day.length >= DAY) return null
  return day.length === 'YYYY'.length ? 'only the year is known' : 'only the month is known'
}

/** The time of day, or from when to when; nothing where it is not known. */
export function timeText({ when, measured }: Pick<TimelineEntry, 'when' | 'measured'>): string | null {
  if (when.length < WALL_CLOCK) return null
  const last = new Date(when)
  const first = measured ? new Date(measured.first) : last
  // A server that does not know this time zone counts in UTC: a day may reach over a midnight.
  const isOneDay = first.toDateString() === last.toDateString()
  const format = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isOneDay ? {} : { month: 'short', day: 'numeric' }),
  })
  return format.formatRange(first, last)
}

export interface Day {
  day: string
  entries: TimelineEntry[]
}

/** In the order in which each day first comes up. */
export function byDay(entries: readonly TimelineEntry[]): Day[] {
  const days = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    const day = dayOf(entry.when)
    const there = days.get(day)
    if (there) there.push(entry)
    else days.set(day, [entry])
  }
  return [...days].map(([day, of]) => ({ day, entries: of }))
}
