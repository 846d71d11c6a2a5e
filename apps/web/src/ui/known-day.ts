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
