import { readableBytes } from '@salus/contract'

export const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })
export const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
/** A day is the same wherever one is. */
export const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const NUMBER = new Intl.NumberFormat('en')

export const count = (value: number) => NUMBER.format(value)
export const bytes = readableBytes

const spanIn = (unit: 'second' | 'minute' | 'hour', value: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 0 }).format(value)

/** "2 min", "3 hr": the largest unit alone. */
export function duration(ms: number): string {
  const seconds = ms / 1_000
  if (seconds < 60) return spanIn('second', seconds)
  return seconds < 3_600 ? spanIn('minute', seconds / 60) : spanIn('hour', seconds / 3_600)
}
