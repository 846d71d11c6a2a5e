// Apart from the schemas: pages need the limits, and nothing of zod.

/** One person may have so many vaccinations. */
export const MOST_IMMUNIZATIONS = 1_000
export const IMMUNIZATION_TEXT_LIMIT = 300
export const IMMUNIZATION_NOTE_LIMIT = 4_000

/** How a time is written, as far as it is known: `2024`, `2024-03`, `2024-03-09`, or a moment as a file has it. */
export const KNOWN_TIME =
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/

const DAY_LENGTH = 10

/** The last of February is no 31st. */
export function isKnownTime(time: string): boolean {
  if (!KNOWN_TIME.test(time)) return false
  const day = time.slice(0, DAY_LENGTH)
  if (day.length < DAY_LENGTH) return true
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}
