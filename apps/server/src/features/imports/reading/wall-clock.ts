const WITH_CLOCK = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/
const IN_UTC = /T.*(?:Z|[+-]00:00)$/

export interface WallClock {
  /** `2026-05-20` */
  day: string
  /** `09:30`; null where it is not known. */
  time: string | null
}

/**
 * The day and the clock where a visit is. A time with an offset is read as it is written: it is the clock there. One in UTC
 * says nothing of a place, and is told in `timeZone`. Null where the day is not known.
 */
export function wallClock(when: string, timeZone: string): WallClock | null {
  const [, day, time = null] = WITH_CLOCK.exec(when) ?? []
  if (!day) return null
  if (!IN_UTC.test(when)) return { day, time }
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', { ...STYLE, timeZone })
      .formatToParts(new Date(when))
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const STYLE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
