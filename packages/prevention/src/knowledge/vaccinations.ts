import { COVID, FLU } from './flu-and-covid.ts'
import { PNEUMOCOCCAL } from './pneumococcal.ts'
import { RSV } from './rsv.ts'
import type { Check } from './rule.ts'
import { SHINGLES } from './shingles.ts'
import { HEPATITIS_B, HPV, MENINGITIS, MMR, TETANUS, WHOOPING_COUGH } from './vaccinations-for-life.ts'

/** Adults get these; some begin in childhood and go on later in life. */
export const VACCINATIONS: readonly Check[] = [
  FLU,
  COVID,
  PNEUMOCOCCAL,
  SHINGLES,
  RSV,
  TETANUS,
  WHOOPING_COUGH,
  HPV,
  HEPATITIS_B,
  MENINGITIS,
  MMR,
]
