import { type Check, everyYears, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const TWICE = [years(0), years(0)]

// At least eight weeks after the second and sixteen after the first; of one vaccine (CVX 189) two are enough.
const HEPATITIS_B_SERIES: Rule['when'] = {
  doses: [years(0), years(0), years(0)],
  gap: [{ days: 28 }, { days: 56, sinceFirst: { days: 112 } }],
  catchUp: [{ given: 2, of: ['189'] }],
}

export const TETANUS: Check = {
  id: 'tetanus',
  group: 'vaccination',
  article: 'life/tetanus-booster',
  found: [{ illnesses: ['tetanus'] }],
  against: ['allergy'],
  allergens: ['diphtheria', 'tetanus', 'pertussis', 'latex'],
  rules: [
    {
      why: 'tetanus',
      places: ['US'],
      who: { from: years(19), pregnant: false },
      when: everyYears(10),
      source: SOURCES.cdcAdults,
    },
    {
      why: 'tetanus-teen',
      places: ['US'],
      who: { from: years(11), under: years(19), pregnant: false },
      when: { doses: [years(11)], gap: { days: 28 }, countFrom: years(10) },
      source: SOURCES.aapSchedule,
    },
    {
      why: 'tetanus-teen',
      places: ['GB'],
      who: { from: years(14), under: years(19) },
      when: { doses: [years(14)], gap: { days: 28 }, countFrom: years(10) },
      source: SOURCES.ukSchedule,
    },
    // The countries differ: some advise one every ten years, some only for older people.
    {
      why: 'tetanus-europe',
      places: ['EU'],
      who: { from: years(65) },
      when: everyYears(10),
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
    {
      why: 'tetanus-europe',
      places: ['EU'],
      who: { from: years(30), under: years(65), pregnant: false },
      when: everyYears(20),
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
    {
      why: 'tetanus-india',
      places: ['IN'],
      who: { weeks: [0, 43] },
      when: { inPregnancy: true, twice: { gap: { days: 28 }, onceAfter: { doses: 2, within: { months: 36 } } } },
      source: SOURCES.indiaVaccines,
    },
    {
      why: 'tetanus-teen-india',
      places: ['IN'],
      who: { from: years(10), under: years(18) },
      when: {
        doses: [years(10), years(16)],
        gap: { months: 12 },
        countFrom: years(9),
        catchUp: [{ given: 1, first: years(15) }],
      },
      source: SOURCES.indiaVaccines,
    },
  ],
}

export const WHOOPING_COUGH: Check = {
  id: 'whooping-cough-in-pregnancy',
  group: 'vaccination',
  article: 'life/vaccines-in-pregnancy',
  found: [{ illnesses: ['pertussis'] }],
  against: ['allergy'],
  allergens: ['diphtheria', 'tetanus', 'pertussis', 'latex'],
  rules: [
    {
      why: 'pertussis-pregnant',
      places: ['US'],
      who: { weeks: [27, 37] },
      when: { inPregnancy: true },
      source: SOURCES.acogVaccines,
    },
    {
      why: 'pertussis-pregnant',
      places: ['US'],
      who: { weeks: [37, 43] },
      when: { inPregnancy: true },
      strength: 'ask',
      source: SOURCES.acogVaccines,
    },
    {
      why: 'pertussis-pregnant-nhs',
      places: ['GB'],
      who: { weeks: [16, 43] },
      when: { inPregnancy: true },
      source: SOURCES.ukPregnancy,
    },
    {
      why: 'pertussis-pregnant-europe',
      places: ['EU'],
      who: { weeks: [28, 43] },
      when: { inPregnancy: true },
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}

// Two doses half a year apart; three for whoever begins at 15 or later, or had the two too close.
const THIRD_OF_HPV = { days: 84, sinceFirst: { months: 6 } }
const HPV_US: Rule['when'] = {
  doses: [years(11), years(11)],
  gap: { months: 6 },
  catchUp: [
    { given: 1, first: years(15), next: { at: years(15), gap: { months: 2 } } },
    { given: 2, first: years(15), next: { at: years(15), gap: THIRD_OF_HPV } },
    { given: 2, within: { months: 5 }, next: { at: years(11), gap: THIRD_OF_HPV } },
  ],
}
/** With weak defenses, whatever the age at the first dose. */
const hpvThreeTimes = (from: number): Rule['when'] => ({
  doses: [years(from), years(from), years(from)],
  gap: [{ months: 2 }, THIRD_OF_HPV],
})

export const HPV: Check = {
  id: 'hpv',
  group: 'vaccination',
  article: 'life/hpv-vaccine',
  found: [{ illnesses: ['hpv'] }],
  against: ['pregnancy', 'allergy'],
  allergens: ['hpv', 'yeast'],
  rules: [
    {
      why: 'hpv-weak',
      places: ['US'],
      who: { from: years(11), under: years(19), risks: ['weak-immunity'] },
      when: hpvThreeTimes(11),
      source: SOURCES.aapSchedule,
    },
    {
      why: 'hpv-weak',
      places: ['US'],
      who: { from: years(19), under: years(27), risks: ['weak-immunity'] },
      when: hpvThreeTimes(11),
      source: SOURCES.cdcAdults,
    },
    // Since 2026 the CDC advises children one dose; the pediatricians go on with two.
    {
      why: 'hpv',
      places: ['US'],
      who: { from: years(11), under: years(19) },
      when: HPV_US,
      source: SOURCES.aapSchedule,
    },
    {
      why: 'hpv',
      places: ['US'],
      who: { from: years(19), under: years(27) },
      when: HPV_US,
      source: SOURCES.cdcAdults,
    },
    {
      why: 'hpv-27',
      places: ['US'],
      who: { from: years(27), under: years(46) },
      when: HPV_US,
      strength: 'decide',
      source: SOURCES.cdcAdults,
    },
    {
      why: 'hpv-nhs-weak',
      places: ['GB'],
      who: { from: years(12), under: years(25), sex: 'female', risks: ['weak-immunity'] },
      when: hpvThreeTimes(12),
      source: SOURCES.ukSchedule,
    },
    {
      why: 'hpv-nhs-weak',
      places: ['GB'],
      who: { from: years(12), under: years(25), sex: 'male', bornFrom: '2006-09-01', risks: ['weak-immunity'] },
      when: hpvThreeTimes(12),
      source: SOURCES.ukSchedule,
    },
    {
      why: 'hpv-nhs',
      places: ['GB'],
      who: { from: years(12), under: years(25), sex: 'female' },
      when: { once: true },
      source: SOURCES.ukSchedule,
    },
    {
      why: 'hpv-nhs',
      places: ['GB'],
      who: { from: years(12), under: years(25), sex: 'male', bornFrom: '2006-09-01' },
      when: { once: true },
      source: SOURCES.ukSchedule,
    },
    {
      why: 'hpv-weak-who',
      places: ['EU'],
      who: { from: years(12), under: years(18), risks: ['weak-immunity'] },
      when: hpvThreeTimes(12),
      strength: 'ask',
      source: SOURCES.whoHpv,
    },
    {
      why: 'hpv-weak-who',
      places: ['IN'],
      who: { from: years(9), under: years(15), sex: 'female', risks: ['weak-immunity'] },
      when: hpvThreeTimes(9),
      strength: 'ask',
      source: SOURCES.whoHpv,
    },
    {
      why: 'hpv-europe',
      places: ['EU'],
      who: { from: years(12), under: years(18) },
      when: { doses: [years(12), years(12)], gap: { months: 6 } },
      strength: 'ask',
      source: SOURCES.ecdcHpv,
    },
    // Since 2026 the program gives one dose at 14.
    {
      why: 'hpv-india-14',
      places: ['IN'],
      who: { from: years(14), under: years(15), sex: 'female' },
      when: { once: true },
      source: SOURCES.indiaHpv,
    },
    {
      why: 'hpv-india',
      places: ['IN'],
      who: { from: years(9), under: years(14), sex: 'female' },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.whoHpv,
    },
  ],
}

export const HEPATITIS_B: Check = {
  id: 'hepatitis-b',
  group: 'vaccination',
  article: 'life/hepatitis-b-vaccine-who',
  found: [{ illnesses: ['hepatitis-b'] }],
  against: ['allergy'],
  allergens: ['hepatitis-b', 'yeast', 'latex'],
  rules: [
    {
      why: 'hepatitis-b',
      places: ['US'],
      who: { from: years(19), under: years(60), not: ['hepatitis-b'] },
      when: HEPATITIS_B_SERIES,
      source: SOURCES.cdcHepatitisB,
    },
    {
      why: 'hepatitis-b-60',
      places: ['US'],
      who: {
        from: years(60),
        risks: ['diabetes', 'kidney-disease', 'liver-disease', 'hiv', 'hepatitis-c'],
        not: ['hepatitis-b'],
      },
      when: HEPATITIS_B_SERIES,
      strength: 'decide',
      source: SOURCES.cdcHepatitisB,
    },
  ],
}

/** Doses of a child tell nothing of those that are needed without a spleen, and one kind does not replace the other. */
const AGAIN_AFTER_FIVE_YEARS: Rule['when'] = {
  countFrom: years(18),
  kinds: [],
  otherwise: { next: { months: 60 } },
}

/** Without a spleen or complement these germs kill within hours. Which kinds are needed is for the doctor to say. */
export const MENINGITIS: Check = {
  id: 'meningitis-risk',
  group: 'vaccination',
  article: 'life/vaccines-weak-immunity',
  found: [{ illnesses: ['meningococcal'] }],
  against: ['allergy'],
  allergens: ['meningococcal', 'meningococcal-b', 'diphtheria', 'tetanus', 'latex'],
  rules: [
    {
      why: 'meningitis-risk',
      places: ['US'],
      who: { from: years(19), risks: ['open-to-meningitis'] },
      when: { doses: TWICE, gap: { days: 56 }, thenEvery: { months: 60 } },
      strength: 'ask',
      source: SOURCES.cdcAdults,
    },
    {
      why: 'meningitis-hiv',
      places: ['US'],
      who: { from: years(19), risks: ['hiv'] },
      when: { doses: TWICE, gap: { days: 56 }, thenEvery: { months: 60 } },
      strength: 'ask',
      source: SOURCES.cdcAdults,
    },
    {
      why: 'meningitis-risk-nhs',
      places: ['GB'],
      who: { from: years(18), risks: ['open-to-meningitis'] },
      when: AGAIN_AFTER_FIVE_YEARS,
      strength: 'ask',
      source: SOURCES.ukSpleen,
    },
  ],
}

export const MMR: Check = {
  id: 'mmr',
  group: 'vaccination',
  article: 'life/mmr-vaccine',
  found: [{ illnesses: ['measles'] }],
  against: ['pregnancy', 'weak-immunity', 'allergy'],
  allergens: ['measles', 'mumps', 'rubella', 'gelatin', 'neomycin'],
  rules: [
    {
      why: 'mmr-adult',
      places: ['US'],
      who: { from: years(19), bornFrom: '1957-01-01' },
      when: { once: true },
      source: SOURCES.cdcAdults,
    },
    {
      why: 'mmr-adult-nhs',
      places: ['GB'],
      who: { from: years(18), bornFrom: '1970-01-01' },
      when: { doses: TWICE, gap: { days: 28 } },
      source: SOURCES.ukSchedule,
    },
    {
      why: 'mmr-adult-europe',
      places: ['EU'],
      who: { from: years(18), bornFrom: '1980-01-01' },
      when: { doses: TWICE, gap: { days: 28 } },
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}
