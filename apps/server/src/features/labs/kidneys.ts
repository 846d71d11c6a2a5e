import type { LabResult } from '@salus/contract'

/** The standard name of the estimated glomerular filtration rate, and its LOINC codes by formula. */
const EGFR = 'Glomerular filtration rate'
const EGFR_LOINC: ReadonlySet<string> = new Set(
  '33914-3 48642-3 50044-7 62238-1 69405-9 77147-7 88293-6 88294-4 98979-8 98980-6'.split(' '),
)
/** Kidneys change: an older result is not believed. */
const TELLS_MS = 730 * 24 * 60 * 60 * 1_000

/**
 * How well the kidneys filter, in mL/min/1.73 m², and the day of it, by the newest results of each analyte; nothing where none
 * tells how they are now.
 */
export function kidneysIn(latest: readonly LabResult[], now: Date): { egfr: number; day: string } | null {
  const since = new Date(now.getTime() - TELLS_MS).toISOString()
  const newest = latest
    .filter(({ analyte, loinc, takenAt }) => (analyte === EGFR || EGFR_LOINC.has(loinc ?? '')) && takenAt >= since)
    .toSorted((one, other) => other.takenAt.localeCompare(one.takenAt))[0]
  // "Above 60" says that they filter well enough.
  if (typeof newest?.value !== 'number' || newest.comparator === '>' || newest.comparator === '≥') return null
  return { egfr: newest.value, day: newest.takenAt.slice(0, 10) }
}
