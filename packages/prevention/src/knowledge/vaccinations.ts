import { COVID, FLU } from './flu-and-covid.ts'
import type { Check } from './rule.ts'
import { HEPATITIS_B, HPV, MMR, TETANUS, WHOOPING_COUGH } from './vaccinations-for-life.ts'
import { PNEUMOCOCCAL, RSV, SHINGLES } from './vaccinations-of-age.ts'

/** Of adults; the vaccinations of children that go on later in life begin here too. */
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
  MMR,
]
