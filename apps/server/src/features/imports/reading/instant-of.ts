const MINUTE_MS = 60_000
/** A day without a time is taken at noon, where it is the same day in nearly every country. */
const NOON = 'T12:00:00'

/**
 * A time of a file, at least as exact as a day, to milliseconds since 1970. One without an offset is where the person is;
 * null for an unknown day, and for what is no time.
 */
export function instantReader(timeZone: string): (when: string) => number | null {
  const format = formatFor(timeZone)
  const offsets = new Map<string, number>()

  /** `asUtc`: a local time, written as if it were UTC. */
  function offsetAt(asUtc: number): number {
    // Offsets change on the hour.
    const hour = new Date(asUtc).toISOString().slice(0, 13)
    const known = offsets.get(hour)
    if (known !== undefined) return known
    // Asked at the guess first: its own offset may already be another one.
    const guess = asUtc - zoneOffset(format, asUtc)
    const offset = zoneOffset(format, guess)
    if (offsets.size > 10_000) offsets.clear()
    offsets.set(hour, offset)
    return offset
  }

  function instantOf(when: string): number | null {
    if (when.length < 10) return null
    const text = when.length === 10 ? `${when}${NOON}` : when
    const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
    const at = Date.parse(hasOffset ? text : `${text}Z`)
    // One time of a file that cannot be must not end the reading of all others.
    if (Number.isNaN(at)) return null
    return hasOffset ? at : at - offsetAt(at)
  }

  // Each entry asks several times for its own.
  let last: { when: string; at: number | null } = { when: '', at: null }
  return (when) => {
    if (when !== last.when) last = { when, at: instantOf(when) }
    return last.at
  }
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone, hourCycle: 'h23' })
  } catch {
    // A browser may know a zone that this server does not.
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC', hourCycle: 'h23' })
  }
}

/** Milliseconds that the clock of the zone is ahead of UTC at this moment. */
function zoneOffset(format: Intl.DateTimeFormat, at: number): number {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS
}
