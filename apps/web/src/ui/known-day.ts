const YEAR = 'YYYY'.length
const MONTH = 'YYYY-MM'.length
const DAY = 'YYYY-MM-DD'.length

/** The day of a moment where the person is: `2026-11-24`. */
export function hereDay(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** A day of the calendar, as far as it is known: "Mar 9, 2024", "March 2024", "2024". A time of day is left off. */
export function knownDayText(day: string): string {
  if (day.length === YEAR) return day
  const isMonth = day.length === MONTH
  return new Date(isMonth ? `${day}-01` : day.slice(0, DAY)).toLocaleDateString(undefined, {
    ...(isMonth ? { month: 'long' as const } : { month: 'short' as const, day: 'numeric' as const }),
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** "May 20, 2026, 9:30 AM": a day and the clock on the wall, where it is known. */
export const dayAndClockText = (day: string, time: string | null): string =>
  time ? `${knownDayText(day)}, ${clockText(time)}` : knownDayText(day)

/** `09:30` as it is said here. */
export const clockText = (time: string): string =>
  new Date(`1970-01-01T${time}:00Z`).toLocaleTimeString(undefined, { timeStyle: 'short', timeZone: 'UTC' })
