import type { TrendSpan } from './vitals-requests.ts'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

interface Range {
  label: string
  days: number | null
  buckets: number
  /** Over what the moving average goes. */
  average: { ms: number; label: string } | null
}

export const RANGES = {
  day: { label: 'Day', days: 1, buckets: 96, average: { ms: 2 * HOUR_MS, label: '2 hours' } },
  week: { label: 'Week', days: 7, buckets: 84, average: { ms: DAY_MS, label: '24 hours' } },
  month: { label: 'Month', days: 30, buckets: 30, average: { ms: 7 * DAY_MS, label: '7 days' } },
  // Whole weeks.
  year: { label: 'Year', days: 364, buckets: 52, average: { ms: 28 * DAY_MS, label: '4 weeks' } },
  all: { label: 'All', days: null, buckets: 120, average: null },
} as const satisfies Record<string, Range>

export type RangeName = keyof typeof RANGES

/** Of everything the moving average goes over ten of the periods that are drawn. */
export const averageOf = (range: RangeName, bucketMs: number): { ms: number; label: string } =>
  RANGES[range].average ?? { ms: 10 * bucketMs, label: '10 periods' }

/** The span that ends `back` whole spans before the end of this day, in the reader's own calendar. */
export function spanOf(range: RangeName, back: number, now: Date): TrendSpan {
  const { days, buckets } = RANGES[range]
  if (days === null) return { buckets }
  return { from: edgeOf(days, back, now).toISOString(), to: edgeOf(days, back - 1, now).toISOString(), buckets }
}

/** Where span `back` begins. */
function edgeOf(days: number, back: number, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - (back + 1) * days)
}

export interface Window {
  /** Milliseconds since 1970. */
  from: number
  to: number
}

/** What is looked at `back` spans before today, a fraction of one included; null for everything. */
export function windowOf(range: RangeName, back: number, now: Date): Window | null {
  const { days } = RANGES[range]
  if (days === null) return null
  const [whole, part] = [Math.floor(back), back - Math.floor(back)]
  const edge = (place: number) => edgeOf(days, place, now).getTime()
  const between = (place: number) => edge(place) + part * (edge(place + 1) - edge(place))
  return { from: between(whole), to: between(whole - 1) }
}

/** The spans that are drawn for it: those that are seen, and a neighbour on each side to be pulled into sight. */
export function spansAround(range: RangeName, back: number, now: Date): TrendSpan[] {
  if (RANGES[range].days === null) return [spanOf(range, 0, now)]
  const whole = Math.floor(back)
  return [whole + 2, whole + 1, whole, whole - 1].filter((each) => each >= 0).map((each) => spanOf(range, each, now))
}

/** How many days the day of `at` lies back. */
export function daysBack(at: Date, now: Date): number {
  const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
  return Math.max(0, Math.round((midnight(now) - midnight(at)) / DAY_MS))
}
