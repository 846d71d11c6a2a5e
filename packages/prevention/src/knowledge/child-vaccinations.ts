import { type Check, months, type Rule, weeks, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const MONTH = { days: 28 }
const { aapSchedule: AAP, ukSchedule: UK, ecdcScheduler: EU, indiaVaccines: INDIA } = SOURCES
const BORN_SINCE = '2024-07-01'

const rule = (
  why: string,
  place: Rule['places'][number],
  who: Rule['who'],
  when: Rule['when'],
  source: Rule['source'],
): Rule => ({
  why,
  places: [place],
  who,
  when,
  source,
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
    allergens: ['tetanus', 'diphtheria', 'pertussis'],
    rules: [
      rule(
        'child',
        'US',
        { under: years(7) },
        { doses: [months(2), months(4), months(6), months(15), years(4)], gap: MONTH },
        AAP,
      ),
      rule(
        'child',
        'GB',
        { under: years(7), bornFrom: BORN_SINCE },
        { doses: [weeks(8), weeks(12), weeks(16), months(18), months(40)], gap: MONTH },
        UK,
      ),
      rule(
        'child',
        'GB',
        { under: years(7), bornBefore: BORN_SINCE },
        { doses: [weeks(8), weeks(12), weeks(16), months(40)], gap: MONTH },
        UK,
      ),
      rule('child', 'EU', { under: years(7) }, { doses: [months(3), months(5), months(15)], gap: MONTH }, EU),
      rule(
        'child',
        'IN',
        { under: years(7) },
        { doses: [weeks(6), weeks(10), weeks(14), months(16), years(5)], gap: MONTH },
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
    allergens: ['polio'],
    rules: [
      rule('child', 'US', { under: years(7) }, { doses: [months(2), months(4), months(6), years(4)], gap: MONTH }, AAP),
      rule('child', 'IN', { under: years(5) }, { doses: [weeks(6), weeks(10), weeks(14)], gap: MONTH }, INDIA),
    ],
  },
  {
    id: 'hib-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['hib'] }],
    against: ['allergy'],
    allergens: ['hib'],
    rules: [rule('child', 'US', { under: months(15) }, { doses: [months(2), months(4), months(12)], gap: MONTH }, AAP)],
  },
  {
    id: 'pneumococcal-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['pneumococcal'] }],
    against: ['allergy'],
    allergens: ['pneumococcal'],
    rules: [
      rule('child', 'US', { under: months(12) }, { doses: [months(2), months(4), months(6)], gap: MONTH }, AAP),
      rule('child', 'GB', { under: years(2) }, { doses: [weeks(16), months(12)], gap: MONTH }, UK),
      rule('child', 'IN', { under: years(1) }, { doses: [weeks(6), weeks(14), months(9)], gap: MONTH }, INDIA),
    ],
  },
  {
    id: 'rotavirus-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['rotavirus'] }],
    against: ['weak-immunity', 'allergy'],
    allergens: ['rotavirus'],
    rules: [
      rule(
        'child',
        'US',
        { under: months(8) },
        { doses: [months(2), months(4)], gap: MONTH, startUnder: weeks(15) },
        AAP,
      ),
      rule(
        'child',
        'GB',
        { under: weeks(24) },
        { doses: [weeks(8), weeks(12)], gap: MONTH, startUnder: weeks(15) },
        UK,
      ),
      rule('child', 'IN', { under: years(1) }, { doses: [weeks(6), weeks(10), weeks(14)], gap: MONTH }, INDIA),
    ],
  },
  {
    id: 'hepatitis-b-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['hepatitis-b'] }],
    against: ['allergy'],
    allergens: ['hepatitis-b', 'yeast'],
    rules: [
      rule('child', 'US', { under: years(19) }, { doses: [months(0), months(2), months(6)], gap: MONTH }, AAP),
      rule('child', 'IN', { under: years(1) }, { doses: [weeks(6), weeks(10), weeks(14)], gap: MONTH }, INDIA),
    ],
  },
  {
    id: 'meningococcal-b-child',
    group: 'vaccination',
    article: 'life/vaccines-baby',
    found: [{ illnesses: ['meningococcal-b'] }],
    against: ['allergy'],
    allergens: ['meningococcal-b'],
    rules: [rule('child', 'GB', { under: years(2) }, { doses: [weeks(8), weeks(12), months(12)], gap: MONTH }, UK)],
  },
  {
    id: 'measles-child',
    group: 'vaccination',
    article: 'life/mmr-vaccine',
    found: [{ illnesses: ['measles'] }],
    against: ['pregnancy', 'weak-immunity', 'allergy'],
    allergens: ['measles', 'mumps', 'rubella', 'gelatin', 'neomycin'],
    rules: [
      rule('child', 'US', { under: years(19) }, { doses: [months(12), years(4)], gap: MONTH }, AAP),
      rule(
        'child',
        'GB',
        { under: years(18), bornFrom: BORN_SINCE },
        { doses: [months(12), months(18)], gap: MONTH },
        UK,
      ),
      rule(
        'child',
        'GB',
        { under: years(18), bornBefore: BORN_SINCE },
        { doses: [months(12), months(40)], gap: MONTH },
        UK,
      ),
      rule('child', 'EU', { under: years(18) }, { doses: [months(15), years(10)], gap: MONTH }, EU),
      rule('child', 'IN', { under: years(5) }, { doses: [months(9), months(16)], gap: MONTH }, INDIA),
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
      rule('child-chickenpox', 'US', { under: years(13) }, { doses: [months(12), years(4)], gap: { months: 3 } }, AAP),
    ],
  },
  {
    id: 'hepatitis-a-child',
    group: 'vaccination',
    article: 'life/vaccines-child',
    found: [{ illnesses: ['hepatitis-a'] }],
    against: ['allergy'],
    allergens: ['hepatitis-a', 'neomycin'],
    rules: [rule('child', 'US', { under: years(19) }, { doses: [months(12), months(18)], gap: { months: 6 } }, AAP)],
  },
  {
    id: 'meningococcal-teen',
    group: 'vaccination',
    article: 'life/vaccines-teen',
    found: [{ illnesses: ['meningococcal'] }],
    against: ['allergy'],
    allergens: ['meningococcal'],
    rules: [
      rule(
        'child',
        'US',
        { from: years(11), under: years(19) },
        { doses: [years(11), years(16)], gap: { days: 56 }, countFrom: years(10) },
        AAP,
      ),
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
      { from: months(3), under: years(18) },
      { visits: [months(3), months(5), months(15), years(6), years(12)] },
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
