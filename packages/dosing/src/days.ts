import { monthOf, readDay } from './clock/calendar.ts'
import type { DayOfWeek, DayPattern } from './types.ts'

// 1 January 1970 was a Thursday.
const WEEK: readonly DayOfWeek[] = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed']

export const weekdayOf = (day: number): DayOfWeek => WEEK[remainder(day, 7)] as DayOfWeek

/** Whether something is taken on a day. Days are counted from `first` where the pattern has no anchor of its own. */
export function isDayOf(pattern: DayPattern, day: number, first: number): boolean {
  switch (pattern.kind) {
    case 'weekdays':
      return pattern.dayOfWeek.includes(weekdayOf(day))
    case 'every':
      return remainder(day - anchorOf(pattern, first), pattern.n) === 0
    case 'cycle':
      return remainder(day - anchorOf(pattern, first), pattern.on + pattern.off) < pattern.on
    case 'months': {
      const [anchor, here] = [monthOf(anchorOf(pattern, first)), monthOf(day)]
      const isMonth = remainder(here.month - anchor.month, pattern.n) === 0
      return isMonth && here.date === Math.min(anchor.date, here.length)
    }
  }
}

/** The least number of days from one day of the pattern to the next. */
export function leastGapOf(pattern: DayPattern): number {
  switch (pattern.kind) {
    case 'every':
      return pattern.n
    case 'cycle':
      return pattern.on === 1 ? 1 + pattern.off : 1
    case 'months':
      return 28 * pattern.n
    case 'weekdays': {
      const days = WEEK.flatMap((day, index) => (pattern.dayOfWeek.includes(day) ? [index] : []))
      return Math.min(...days.map((day, index) => (days[index + 1] ?? (days[0] as number) + 7) - day))
    }
  }
}

const anchorOf = ({ anchor }: { anchor?: string }, first: number) => (anchor === undefined ? first : readDay(anchor))

const remainder = (value: number, of: number) => ((value % of) + of) % of
