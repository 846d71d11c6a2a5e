import { PLACES } from '../types.ts'
import { type Check, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const GAP_OF_SHINGLES = { months: 2 }

// The doses of a baby do not count.
const AS_ADULT: Rule['when'] = { doses: [years(0)], gap: { days: 28 }, countFrom: years(2) }

const shingles = (rule: Omit<Rule, 'when'>): Rule => ({
  ...rule,
  when: { doses: [years(0), years(0)], gap: GAP_OF_SHINGLES },
})

export const PNEUMOCOCCAL: Check = {
  id: 'pneumococcal',
  group: 'vaccination',
  article: 'life/pneumonia-vaccine',
  found: [
    { illnesses: ['pneumococcal'], outdated: { cvx: ['33', '100', '133', '152', '177', '215'], places: ['US'] } },
  ],
  against: ['allergy'],
  allergens: ['pneumococcal'],
  rules: [
    {
      why: 'pneumococcal-50',
      places: ['US'],
      who: { from: years(50) },
      when: AS_ADULT,
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-illness',
      places: ['US'],
      who: { from: years(19), risks: ['long-illness'] },
      when: AS_ADULT,
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-65',
      places: ['GB'],
      who: { from: years(65) },
      when: AS_ADULT,
      source: SOURCES.ukPneumococcal,
    },
    {
      why: 'pneumococcal-illness',
      places: ['GB'],
      who: { from: years(2), risks: ['long-illness'] },
      when: AS_ADULT,
      strength: 'ask',
      source: SOURCES.ukPneumococcal,
    },
    {
      why: 'pneumococcal-europe',
      places: ['EU'],
      who: { from: years(65) },
      when: AS_ADULT,
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
    {
      why: 'pneumococcal-europe',
      places: ['EU'],
      who: { from: years(18), risks: ['long-illness'] },
      when: AS_ADULT,
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}

export const SHINGLES: Check = {
  id: 'shingles',
  group: 'vaccination',
  article: 'life/shingles-vaccine',
  found: [{ illnesses: ['zoster'], outdated: { cvx: ['121'], places: PLACES } }],
  against: ['allergy', 'pregnancy'],
  allergens: ['zoster'],
  rules: [
    shingles({ why: 'shingles-50', places: ['US'], who: { from: years(50) }, source: SOURCES.cdcShingles }),
    shingles({
      why: 'shingles-weak',
      places: ['US'],
      who: { from: years(19), risks: ['weak-immunity'] },
      strength: 'ask',
      source: SOURCES.cdcShingles,
    }),
    // Whoever turned 65 before September 2023 waits until 70.
    shingles({
      why: 'shingles-nhs',
      places: ['GB'],
      who: { from: years(65), under: years(70), bornFrom: '1958-09-01' },
      source: SOURCES.ukShingles,
    }),
    shingles({
      why: 'shingles-nhs',
      places: ['GB'],
      who: { from: years(70), under: years(80) },
      source: SOURCES.ukShingles,
    }),
    shingles({
      why: 'shingles-nhs-weak',
      places: ['GB'],
      who: { from: years(18), risks: ['weak-immunity'] },
      strength: 'ask',
      source: SOURCES.ukShingles,
    }),
    shingles({
      why: 'shingles-europe',
      places: ['EU'],
      who: { from: years(65) },
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    }),
  ],
}

export const RSV: Check = {
  id: 'rsv',
  group: 'vaccination',
  article: 'life/rsv-vaccine',
  found: [{ illnesses: ['rsv'] }],
  against: ['allergy'],
  allergens: ['rsv'],
  rules: [
    {
      why: 'rsv-pregnant',
      places: ['US'],
      // A mother who had it once has no second one: her next baby is given antibodies instead.
      who: { weeks: [32, 37], season: ['09-01', '01-31'] },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.acogRsv,
    },
    {
      why: 'rsv-pregnant-nhs',
      places: ['GB'],
      who: { weeks: [28, 43] },
      when: { inPregnancy: true },
      source: SOURCES.ukPregnancy,
    },
    { why: 'rsv-75', places: ['US'], who: { from: years(75) }, when: { once: true }, source: SOURCES.cdcRsv },
    {
      why: 'rsv-illness',
      places: ['US'],
      who: { from: years(50), risks: ['long-illness'] },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.cdcRsv,
    },
    { why: 'rsv-nhs', places: ['GB'], who: { from: years(75) }, when: { once: true }, source: SOURCES.ukRsv },
    {
      why: 'rsv-europe',
      places: ['EU'],
      who: { from: years(75) },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}
