import type { Schedule, Zone } from '../types.ts'
import { HOUR, readMoment } from './calendar.ts'
import { type Span, spanAt } from './zone-spans.ts'

/** The clock on a person's wall. A journey changes it as the beginning of summer time does. */
export interface Clock {
  spanAt(ms: number): Span
}

/** The clock that a schedule is told by. */
export function clockOf({ zone, follows, journeys = [] }: Pick<Schedule, 'zone' | 'follows' | 'journeys'>): Clock {
  if (follows === 'elapsed' || journeys.length === 0) return { spanAt: (ms) => spanAt(zone, ms) }
  const stays = [
    { from: Number.NEGATIVE_INFINITY, zone },
    ...journeys.map(({ at, zone }) => ({ from: readMoment(at), zone })),
  ]
  return {
    spanAt(ms) {
      const index = stays.findLastIndex(({ from }) => from <= ms)
      const stay = stays[index] as { from: number; zone: Zone }
      const leaves = stays[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const { from, until, offset } = spanAt(stay.zone, ms)
      return { from: Math.max(from, stay.from), until: Math.min(until, leaves), offset }
    },
  }
}

/** Reads the clock at a moment. */
export const localAt = (clock: Clock, ms: number): number => ms + clock.spanAt(ms).offset

// No clock on earth was ever further from UTC than this.
const FURTHEST = 16 * HOUR

/**
 * The first moment at which the clock shows this time or a later one. A time that a change of the clock leaves out comes with the
 * change, one that comes twice counts the first time; and what is earlier on the clock is never later in time.
 */
export function firstMomentAt(clock: Clock, local: number): number {
  let span = clock.spanAt(local - FURTHEST)
  for (;;) {
    const ms = Math.max(span.from, local - span.offset)
    if (ms < span.until) return ms
    span = clock.spanAt(span.until)
  }
}
