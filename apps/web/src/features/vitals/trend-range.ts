import type { TrendSpan } from './vitals-requests.ts'

export const RANGES = {
  day: { label: 'Day', days: 1, buckets: 96 },
  week: { label: 'Week', days: 7, buckets: 84 },
  month: { label: 'Month', days: 30, buckets: 30 },
  // Whole weeks.
  year: { label: 'Year', days: 364, buckets: 52 },
  all: { label: 'All', days: null, buckets: 120 },
} as const

export type RangeName = keyof typeof RANGES

/** The span that ends `back` spans before the end of this day, in the reader's own calendar. */
export function spanOf(range: RangeName, back: number, now: Date): TrendSpan {
  const { days, buckets } = RANGES[range]
  if (days === null) return { buckets }
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - back * days)
  const start = new Date(end.getFullYear(), end.getMonth(), end.getDate() - days)
  return { from: start.toISOString(), to: end.toISOString(), buckets }
}
