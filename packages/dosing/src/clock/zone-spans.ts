import { Temporal } from 'temporal-polyfill'
import type { Zone } from '../types.ts'

/** A stretch of time in which a clock stays the same distance from UTC: `from` is in it, `until` is not. */
export interface Span {
  from: number
  until: number
  offset: number
}

// The library is slow to ask (0.1 ms a moment), and a zone seldom changes its clock.
const known = new Map<Zone, Span[]>()

/** The stretch around a moment, between two changes of the clock. */
export function spanAt(zone: Zone, ms: number): Span {
  const spans = known.get(zone) ?? []
  const found = spans.find(({ from, until }) => from <= ms && ms < until)
  if (found) return found
  const span = askLibrary(zone, ms)
  known.set(zone, [...spans, span])
  return span
}

function askLibrary(zone: Zone, ms: number): Span {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  // The library looks strictly before: one that happens at this very moment counts too.
  const before = at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  const after = at.getTimeZoneTransition('next')
  return {
    from: before?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: after?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: at.offsetNanoseconds / 1_000_000,
  }
}

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}
