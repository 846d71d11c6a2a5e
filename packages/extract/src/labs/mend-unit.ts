import type { Analyte } from '@salus/terms/lab-tests'
import type { UnitReading } from '../reading/units.ts'
import { isPlausible } from './match-analyte.ts'

interface Likeness {
  ucum: string
  /** How a report prints it. */
  printed: string
  /** How a scan misreads it: µ as p, H, M or Ho, a slash not at all. */
  looks: RegExp
}

const LIKENESSES: readonly Likeness[] = [
  { ucum: 'umol/L', printed: 'µmol/L', looks: /^[pPhHMnNyj]mol\/[lLI1]$/ },
  { ucum: 'ug/L', printed: 'µg/L', looks: /^(?:[pPhHMNyj][gGqo9]|[pPhHMNyj]?[oq9])\/[lLI1]$/ },
  { ucum: 'ug/dL', printed: 'µg/dL', looks: /^(?:[pPhHMNyj][gGqo9]|[pPhHMNyj]?[oq9])\/d[lLI1]$/ },
  { ucum: 'U/L', printed: 'U/L', looks: /^[Uu][nhiI1!lL/]?$/ },
]
/** The same amount in the same volume: an analyte lists one of them. */
const SAME: Record<string, string> = { 'ug/L': 'ng/mL' }

/** A scanned unit that its analyte is never told in, and that looks like one that it is: 81 pmol/L of creatinine is 81 µmol/L. */
export function mendUnit(
  written: string,
  reading: UnitReading | undefined,
  analyte: Analyte,
  value: number,
): UnitReading | undefined {
  const listed = (ucum: string) => ucum in analyte.units || (SAME[ucum] ?? '') in analyte.units
  if (reading?.ucum !== undefined && listed(reading.ucum)) return reading
  const found = LIKENESSES.find(
    ({ ucum, looks }) => looks.test(written) && listed(ucum) && isPlausible(analyte, value, ucum) !== false,
  )
  return found ? { ucum: found.ucum, printed: found.printed, repaired: true } : reading
}
