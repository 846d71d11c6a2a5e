export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** `2026-11`, and months before or after it. */
export const monthOf = (day: string): string => day.slice(0, 7)

export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}

/** The first day and the last. */
export const daysOf = (month: string): readonly [first: string, last: string] => [
  `${month}-01`,
  dayAfter(`${monthAfter(month, 1)}-01`, -1),
]
