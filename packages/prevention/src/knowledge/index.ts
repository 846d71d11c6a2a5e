import { CHILD_CARD, CHILD_VACCINATIONS } from './child-vaccinations.ts'
import { KNOWN_ILLNESS } from './known-illness.ts'
import type { Check } from './rule.ts'
import { SCREENINGS } from './screenings.ts'
import { VACCINATIONS } from './vaccinations.ts'

/** The more important first, within what is alike. */
export const CHECKS: readonly Check[] = [
  ...KNOWN_ILLNESS,
  ...VACCINATIONS,
  CHILD_CARD,
  ...CHILD_VACCINATIONS,
  ...SCREENINGS,
]
