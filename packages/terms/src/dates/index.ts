import { MONTH_NAMES } from './knowledge/month-names.ts'
import { WEEKDAY_NAMES } from './knowledge/weekday-names.ts'

/** Small letters, in six languages, to 1..12. */
export const MONTHS: ReadonlyMap<string, number> = numbered(MONTH_NAMES)

/** Small letters, in six languages, to 1 (Monday) .. 7. */
export const WEEKDAYS: ReadonlyMap<string, number> = numbered(WEEKDAY_NAMES)

function numbered(byLanguage: Record<string, readonly string[]>): Map<string, number> {
  return new Map(
    Object.values(byLanguage).flatMap((all) =>
      all.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
    ),
  )
}
