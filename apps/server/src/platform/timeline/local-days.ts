const DAY_MS = 86_400_000

/** Days since 1970 as the calendar on a wall of this time zone counts them. */
export interface LocalDays {
  dayOf(at: number): number
  /** When the day begins there, in milliseconds. */
  startOf(day: number): number
}

/** `timeZone`: an IANA name; UTC where this server does not know it. */
export function localDays(timeZone: string): LocalDays {
  const format = formatFor(timeZone)
  /** Milliseconds that the clock there is ahead of UTC. */
  function offsetAt(at: number): number {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
  }
  return {
    dayOf: (at) => Math.floor((at + offsetAt(at)) / DAY_MS),
    startOf(day) {
      const asUtc = day * DAY_MS
      // Asked at the guess first: its own offset may already be another one.
      return asUtc - offsetAt(asUtc - offsetAt(asUtc))
    },
  }
}

/** The day of a moment as a calendar there has it: `2026-05-04`. */
export const dateIn = (timeZone: string, at: Date): string =>
  new Date(localDays(timeZone).dayOf(at.getTime()) * DAY_MS).toISOString().slice(0, 10)

/** A format costs a fifth of a millisecond to make, and every view of a day asks for one. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 40

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone)
  if (known) return known
  if (FORMATS.size >= MOST_FORMATS) FORMATS.clear()
  const made = makeFormat(timeZone)
  FORMATS.set(timeZone, made)
  return made
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
  }
}
