import { type LabResult, labValueText } from '@salus/contract'

/** The standard name of the estimated glomerular filtration rate, and its LOINC codes by formula. */
const EGFR = 'Glomerular filtration rate'
const EGFR_LOINC: ReadonlySet<string> = new Set(
  '33914-3 48642-3 50044-7 62238-1 69405-9 77147-7 88293-6 88294-4 98979-8 98980-6'.split(' '),
)
const PER_MINUTE = /^$|m(?:l|L)\s*\/\s*min/i
/** "< 30" is below every threshold of 30. */
const JUST_BELOW = 0.1
/** Kidneys change: an older result is not believed. */
const TELLS_MS = 730 * 24 * 60 * 60 * 1_000

/**
 * How well the kidneys filter, in mL/min/1.73 m², how the paper has it, and the day of it, by the newest results of each analyte; nothing where none
 * tells how they are now.
 */
export function kidneysIn(
  latest: readonly LabResult[],
  now: Date,
): { egfr: number; shown: string; day: string } | null {
  const since = new Date(now.getTime() - TELLS_MS).toISOString()
  const newest = latest
    .filter(({ analyte, loinc, takenAt }) => (analyte === EGFR || EGFR_LOINC.has(loinc ?? '')) && takenAt >= since)
    .toSorted((one, other) => other.takenAt.localeCompare(one.takenAt))[0]
  // "Above 60" says that they filter well enough; in mL/s it would be read sixty times too low.
  if (typeof newest?.value !== 'number' || newest.comparator === '>' || newest.comparator === '≥') return null
  if (!PER_MINUTE.test(newest.unit)) return null
  const egfr = newest.comparator === '<' ? newest.value - JUST_BELOW : newest.value
  return { egfr, shown: labValueText({ ...newest, unit: '' }), day: newest.takenAt.slice(0, 10) }
}
