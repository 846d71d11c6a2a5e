import type { RiskId } from '../risks.ts'
import { type Check, months, type Rule, weeks, years } from './rule.ts'
import {
  CHICKENPOX_US,
  DIPHTHERIA_US,
  HEPATITIS_A_US,
  HEPATITIS_B_US,
  HIB_US,
  MEASLES_US,
  MENINGOCOCCAL_US,
  PNEUMOCOCCAL_US,
  POLIO_US,
  ROTAVIRUS_US,
} from './series-us.ts'
import { SOURCES } from './sources.ts'

const MONTH = { days: 28 }
const TWO_MONTHS = { days: 56 }
const HALF_A_YEAR = { months: 6 }
const YEAR = { months: 12 }
const { aapSchedule: AAP, ukSchedule: UK, ecdcScheduler: EU, indiaVaccines: INDIA } = SOURCES
/** A bowel that folded into itself may do so again. */
const NEVER_ROTAVIRUS: readonly RiskId[] = ['intussusception-before']
// Since this day of birth the British give a dose at 18 months.
const BORN_SINCE = '2024-07-01'

const rule = (
  why: string,
  place: Rule['places'][number],
  who: Rule['who'],
  when: Rule['when'],
  source: Rule['source'],
): Rule => ({ why, places: [place], who, when, source })

/** The countries of the European Union give them at different ages: their own plan counts, and most have begun by these. */
const inEurope = (who: Rule['who'], when: Rule['when']): Rule => ({
  ...rule('child-europe', 'EU', who, when, EU),
  strength: 'ask',
})

/**
 * Only where the record holds vaccinations of a child: else one line asks for its card. Each series ends where catching up
 * follows another rule, so that nobody is told of a dose that they do not need.
 */
export const CHILD_VACCINATIONS: readonly Check[] = [
  {
    id: 'diphtheria-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['diphtheria'] }],
    against: ['allergy'],
    allergens: ['diphtheria', 'tetanus', 'pertussis', 'latex'],
    rules: [
      rule('child', 'US', { under: years(7) }, DIPHTHERIA_US, AAP),
      rule(
        'child',
        'GB',
        { under: years(7), bornFrom: BORN_SINCE },
        { doses: [weeks(8), weeks(12), weeks(16), months(18), months(40)], gap: [MONTH, MONTH, HALF_A_YEAR, YEAR] },
        UK,
      ),
      rule(
        'child',
        'GB',
        { under: years(7), bornBefore: BORN_SINCE },
        {
          doses: [weeks(8), weeks(12), weeks(16), months(40)],
          gap: [MONTH, MONTH, YEAR],
          // Other countries give a fourth dose in the second year, which does not protect until the teenage one.
          catchUp: [
            { given: 4, last: years(3) },
            { given: 4, next: { at: months(40), gap: YEAR } },
          ],
        },
        UK,
      ),
      inEurope(
        { under: years(7) },
        {
          doses: [months(2), months(4), months(11), years(5)],
          gap: [TWO_MONTHS, HALF_A_YEAR, YEAR],
          catchUp: [
            { given: 4, last: years(4) },
            { given: 4, next: { at: years(5), gap: YEAR } },
          ],
        },
      ),
      rule(
        'child',
        'IN',
        { under: years(7) },
        {
          doses: [weeks(6), weeks(10), weeks(14), months(16), years(5)],
          gap: [MONTH, MONTH, HALF_A_YEAR, HALF_A_YEAR],
          catchUp: [{ given: 4, last: years(4) }],
        },
        INDIA,
      ),
    ],
  },
  {
    id: 'polio-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['polio'] }],
    // India gives live drops.
    against: ['allergy', 'weak-immunity'],
    allergens: ['polio', 'neomycin', 'streptomycin', 'latex'],
    rules: [
      rule('child', 'US', { under: years(7) }, POLIO_US, AAP),
      // Drops at birth are besides the series, and a dose at nine months with the measles shot is too.
      rule(
        'child',
        'IN',
        { under: years(5) },
        {
          doses: [weeks(6), weeks(10), weeks(14), months(16)],
          gap: [MONTH, MONTH, HALF_A_YEAR],
          validFrom: weeks(6),
          catchUp: [
            { given: 4, last: months(16) },
            { given: 4, next: { at: months(16), gap: MONTH } },
          ],
        },
        INDIA,
      ),
    ],
  },
  {
    id: 'hib-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['hib'] }],
    against: ['allergy'],
    allergens: ['hib', 'tetanus', 'latex'],
    rules: [rule('child', 'US', { under: years(5) }, HIB_US, AAP)],
  },
  {
    id: 'pneumococcal-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['pneumococcal'] }],
    against: ['allergy'],
    allergens: ['pneumococcal', 'diphtheria'],
    rules: [
      rule('child', 'US', { under: years(5) }, PNEUMOCOCCAL_US, AAP),
      rule(
        'child',
        'GB',
        { under: years(2) },
        { doses: [weeks(16), months(12)], gap: MONTH, catchUp: [{ given: 1, first: months(12) }] },
        UK,
      ),
      rule('child', 'IN', { under: years(1) }, { doses: [weeks(6), weeks(14), months(9)], gap: TWO_MONTHS }, INDIA),
    ],
  },
  {
    id: 'rotavirus-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['rotavirus'] }],
    against: ['weak-immunity', 'allergy'],
    allergens: ['rotavirus', 'latex'],
    rules: [
      rule('child', 'US', { under: months(8), not: NEVER_ROTAVIRUS }, ROTAVIRUS_US, AAP),
      rule(
        'child',
        'GB',
        { under: weeks(24), not: NEVER_ROTAVIRUS },
        { doses: [weeks(8), weeks(12)], gap: MONTH, startUnder: weeks(15) },
        UK,
      ),
      rule(
        'child',
        'IN',
        { under: years(1), not: NEVER_ROTAVIRUS },
        { doses: [weeks(6), weeks(10), weeks(14)], gap: MONTH },
        INDIA,
      ),
    ],
  },
  {
    id: 'hepatitis-b-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['hepatitis-b'] }],
    against: ['allergy'],
    allergens: ['hepatitis-b', 'yeast', 'latex'],
    rules: [
      rule('child', 'US', { under: years(19), not: ['hepatitis-b'] }, HEPATITIS_B_US, AAP),
      // The dose at birth is besides the series.
      rule(
        'child',
        'IN',
        { under: years(1), not: ['hepatitis-b'] },
        { doses: [weeks(6), weeks(10), weeks(14)], gap: MONTH, validFrom: weeks(6) },
        INDIA,
      ),
    ],
  },
  {
    id: 'meningococcal-b-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['meningococcal-b'] }],
    against: ['allergy'],
    allergens: ['meningococcal-b', 'latex'],
    rules: [
      rule(
        'child',
        'GB',
        { under: years(2) },
        {
          doses: [weeks(8), weeks(12), months(12)],
          gap: [MONTH, TWO_MONTHS],
          catchUp: [
            { given: 1, first: months(12), next: { at: months(12), gap: TWO_MONTHS } },
            { given: 2, first: months(12) },
          ],
        },
        UK,
      ),
    ],
  },
  {
    id: 'measles-child',
    group: 'vaccination',
    article: 'life/mmr-vaccine',
    found: [{ illnesses: ['measles'] }],
    against: ['pregnancy', 'weak-immunity', 'allergy'],
    allergens: ['measles', 'mumps', 'rubella', 'gelatin', 'neomycin'],
    rules: [
      rule('child', 'US', { under: years(19) }, MEASLES_US, AAP),
      rule(
        'child',
        'GB',
        { under: years(18), bornFrom: BORN_SINCE },
        { doses: [months(12), months(18)], gap: MONTH, validFrom: months(12) },
        UK,
      ),
      rule(
        'child',
        'GB',
        { under: years(18), bornBefore: BORN_SINCE },
        { doses: [months(12), months(40)], gap: MONTH, validFrom: months(12) },
        UK,
      ),
      inEurope({ under: years(18) }, { doses: [months(12), months(18)], gap: MONTH, validFrom: months(9) }),
      rule(
        'child',
        'IN',
        { under: years(5) },
        { doses: [months(9), months(16)], gap: MONTH, validFrom: months(9) },
        INDIA,
      ),
    ],
  },
  {
    id: 'chickenpox-child',
    group: 'vaccination',
    article: 'life/vaccines-child',
    found: [{ illnesses: ['varicella'] }],
    against: ['pregnancy', 'weak-immunity', 'allergy'],
    allergens: ['varicella', 'gelatin', 'neomycin'],
    rules: [
      rule('child-chickenpox', 'US', { under: years(13) }, CHICKENPOX_US, AAP),
      // Since 2026 the British give it with the measles vaccine; older children get one dose later.
      rule(
        'child-chickenpox',
        'GB',
        { under: years(6), bornFrom: '2025-01-01' },
        { doses: [months(12), months(18)], gap: MONTH, validFrom: months(12) },
        UK,
      ),
      rule(
        'child-chickenpox',
        'GB',
        { under: years(6), bornFrom: BORN_SINCE, bornBefore: '2025-01-01' },
        { doses: [months(18), months(40)], gap: MONTH, validFrom: months(12) },
        UK,
      ),
      rule(
        'child-chickenpox',
        'GB',
        { under: years(6), bornFrom: '2022-09-01', bornBefore: BORN_SINCE },
        { doses: [months(40)], gap: MONTH, validFrom: months(12) },
        UK,
      ),
      // Until March 2028, for those who did not have it yet.
      {
        ...rule(
          'child-chickenpox-nhs',
          'GB',
          { under: years(8), bornFrom: '2020-01-01', bornBefore: '2022-09-01' },
          { doses: [months(40)], gap: MONTH, validFrom: months(12) },
          UK,
        ),
        strength: 'ask',
      },
    ],
  },
  {
    id: 'hepatitis-a-child',
    group: 'vaccination',
    article: 'life/vaccines-child',
    found: [{ illnesses: ['hepatitis-a'] }],
    against: ['allergy'],
    allergens: ['hepatitis-a', 'neomycin', 'latex'],
    rules: [rule('child', 'US', { under: years(19) }, HEPATITIS_A_US, AAP)],
  },
  {
    id: 'meningococcal-teen',
    group: 'vaccination',
    article: 'life/vaccines-teen',
    found: [{ illnesses: ['meningococcal'] }],
    against: ['allergy'],
    allergens: ['meningococcal', 'diphtheria', 'tetanus', 'latex'],
    rules: [
      rule('child', 'US', { from: years(11), under: years(19) }, MENINGOCOCCAL_US, AAP),
      rule(
        'child',
        'GB',
        { from: years(14), under: years(25) },
        { doses: [years(14)], gap: MONTH, countFrom: years(10) },
        UK,
      ),
    ],
  },
  {
    id: 'tuberculosis-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['tuberculosis'] }],
    against: ['weak-immunity', 'allergy'],
    allergens: ['tuberculosis'],
    rules: [rule('child', 'IN', { under: years(1) }, { once: true }, INDIA)],
  },
]

/** The ages at which vaccinations are given: a child without any in the record is asked for its card by them. */
export const CHILD_CARD: Check = {
  id: 'child-card',
  group: 'vaccination',
  article: 'life/vaccines-child',
  found: [{}],
  rules: [
    rule(
      'child-card',
      'US',
      { from: months(2), under: years(19) },
      { visits: [months(2), months(4), months(6), months(12), months(15), years(4), years(11), years(16)] },
      AAP,
    ),
    rule(
      'child-card',
      'GB',
      { from: weeks(8), under: years(18) },
      { visits: [weeks(8), weeks(12), weeks(16), months(12), months(18), months(40), years(12), years(14)] },
      UK,
    ),
    rule(
      'child-card',
      'EU',
      { from: months(2), under: years(18) },
      { visits: [months(2), months(4), months(11), months(18), years(5), years(12)] },
      EU,
    ),
    rule(
      'child-card',
      'IN',
      { from: weeks(6), under: years(18) },
      { visits: [weeks(6), weeks(10), weeks(14), months(9), months(16), years(5), years(10), years(16)] },
      INDIA,
    ),
  ],
}
