import type { ReminderSettings } from '@salus/contract'
import { localDays } from '#server/platform/timeline/local-days.ts'

type Clock = Pick<ReminderSettings, 'quiet' | 'timeZone'>

const MINUTE_MS = 60_000

/** The same moment, or the end of the quiet hours that it falls into. */
export function afterQuiet(ms: number, { quiet, timeZone }: Clock): number {
  if (!quiet || quiet.from === quiet.to) return ms
  const time = timeIn(timeZone, ms)
  const isOvernight = quiet.from > quiet.to
  const isQuiet = isOvernight ? time >= quiet.from || time < quiet.to : time >= quiet.from && time < quiet.to
  if (!isQuiet) return ms
  const day = localDays(timeZone).dayOf(ms) + (isOvernight && time >= quiet.from ? 1 : 0)
  return momentAt(timeZone, day, quiet.to)
}

/** When the clock on the wall shows this time on a day, which is counted as `localDays` does. */
export function momentAt(timeZone: string, day: number, time: string): number {
  const at = localDays(timeZone).startOf(day) + minutesOf(time) * MINUTE_MS
  // On a day on which the clock changes it shows another time by then.
  return at + (minutesOf(time) - minutesOf(timeIn(timeZone, at))) * MINUTE_MS
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `22:05`, as the clock shows it there; in UTC where nobody knows the zone, like the days. */
function timeIn(timeZone: string, ms: number): string {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  return clock.format(ms)
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...format, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' })
  }
}
