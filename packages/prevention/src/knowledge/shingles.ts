import type { RiskId } from '../risks.ts'
import { PLACES, type Span } from '../types.ts'
import { type Check, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

/** The live vaccine of earlier years (CVX). */
const ZOSTAVAX = ['121']
const WEAK: readonly RiskId[] = ['weak-immunity']
const MONTH = { months: 1 }
const TWO_MONTHS = { months: 2 }
const EIGHT_WEEKS = { days: 56 }
const HALF_A_YEAR = { months: 6 }

const twice = (gap: Span): Extract<Rule['when'], { doses: unknown }> => ({ doses: [years(0), years(0)], gap })
/** Whoever had the live vaccine is not called again for their age alone. */
const NHS_BY_AGE: Rule['when'] = { ...twice(HALF_A_YEAR), outdatedIsEnough: true }

const american = (rule: Omit<Rule, 'places' | 'source'>): Rule => ({
  ...rule,
  places: ['US'],
  source: SOURCES.cdcShingles,
})
const british = (rule: Omit<Rule, 'places' | 'source'>): Rule => ({
  ...rule,
  places: ['GB'],
  source: SOURCES.ukShingles,
})
// Whoever turned 65 before September 2023 waits until 70.
const AT_65 = { from: years(65), under: years(70), bornFrom: '1958-09-01' }
const AT_70 = { from: years(70), under: years(80) }

export const SHINGLES: Check = {
  id: 'shingles',
  group: 'vaccination',
  article: 'life/shingles-vaccine',
  found: [{ illnesses: ['zoster'], outdated: { cvx: ZOSTAVAX, places: PLACES } }],
  against: ['allergy', 'pregnancy'],
  allergens: ['zoster'],
  rules: [
    american({ why: 'shingles-50', who: { from: years(50), risks: WEAK }, when: twice(MONTH) }),
    american({ why: 'shingles-50', who: { from: years(50) }, when: twice(TWO_MONTHS) }),
    american({ why: 'shingles-weak', who: { from: years(19), risks: WEAK }, when: twice(MONTH), strength: 'ask' }),
    // With weak defenses the second dose comes earlier.
    british({ why: 'shingles-nhs', who: { ...AT_65, risks: WEAK }, when: twice(EIGHT_WEEKS) }),
    british({ why: 'shingles-nhs', who: { ...AT_70, risks: WEAK }, when: twice(EIGHT_WEEKS) }),
    british({ why: 'shingles-nhs', who: AT_65, when: NHS_BY_AGE }),
    british({ why: 'shingles-nhs', who: AT_70, when: NHS_BY_AGE }),
    british({
      why: 'shingles-nhs-weak',
      who: { from: years(18), risks: WEAK },
      when: twice(EIGHT_WEEKS),
      strength: 'ask',
    }),
    // Whoever began before 80 still gets the second dose, until 81.
    british({
      why: 'shingles-nhs-80',
      who: { from: years(80), under: years(81) },
      when: { ...NHS_BY_AGE, startUnder: years(80) },
    }),
    {
      why: 'shingles-europe',
      places: ['EU'],
      who: { from: years(65) },
      when: twice(TWO_MONTHS),
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}
