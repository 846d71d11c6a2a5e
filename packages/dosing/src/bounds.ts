import { DAY, MINUTE, readLocal, readMoment } from './clock/calendar.ts'
import type { Schedule } from './types.ts'

/** From when on something is planned and until when, as its clock shows it: `first` is in it, `end` is not. */
export function boundsOf({ from, until }: Pick<Schedule, 'from' | 'until'>): { first: number; end: number } {
  const end = until === undefined ? Number.POSITIVE_INFINITY : readLocal(until) + (until.includes('T') ? MINUTE : DAY)
  return { first: readLocal(from), end }
}

/** Tells whether a moment falls into a pause. */
export function pausesOf({ pauses = [] }: Pick<Schedule, 'pauses'>): (ms: number) => boolean {
  const spans = pauses.map(({ from, until }) => ({
    from: readMoment(from),
    until: until === undefined ? Number.POSITIVE_INFINITY : readMoment(until),
  }))
  return (ms) => spans.some(({ from, until }) => from <= ms && ms < until)
}
