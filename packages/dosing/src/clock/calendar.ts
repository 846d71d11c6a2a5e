// Given a number or a text, `Date` is a calendar and no clock: it knows the days of the months, and nothing of today.
// biome-ignore-all lint/style/noRestrictedGlobals: the one file that reads and writes ISO 8601.
import type { Day, LocalTime, Moment, TimeOfDay } from '../types.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Milliseconds since 1970. */
export const readMoment = (moment: Moment): number => Date.parse(moment)
export const writeMoment = (ms: number): Moment => new Date(ms).toISOString()

/** Holds a clock time as the milliseconds at which a clock in UTC shows it. */
export const readLocal = (local: LocalTime): number => Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`)
export const writeLocal = (local: number): LocalTime => new Date(local).toISOString().slice(0, 16)

/** Days since 1970. */
export const readDay = (day: Day): number => Math.floor(readLocal(day.slice(0, 10)) / DAY)
export const writeDay = (day: number): Day => new Date(day * DAY).toISOString().slice(0, 10)
export const dayOf = (local: number): number => Math.floor(local / DAY)

export const readTime = (time: TimeOfDay): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE
export const writeTime = (local: number): TimeOfDay => writeLocal(local).slice(11)

/** Months since the year 0, the day of the month, and how many days that month has. */
export function monthOf(day: number): { month: number; date: number; length: number } {
  const at = new Date(day * DAY)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return { month: year * 12 + month, date: at.getUTCDate(), length }
}
