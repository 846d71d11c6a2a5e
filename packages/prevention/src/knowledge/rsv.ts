import { type Check, months, years } from './rule.ts'
import { SOURCES } from './sources.ts'

export const RSV: Check = {
  id: 'rsv',
  group: 'vaccination',
  article: 'life/rsv-vaccine',
  found: [{ illnesses: ['rsv'] }],
  against: ['allergy'],
  allergens: ['rsv'],
  rules: [
    // Antibodies, for a baby whose mother had no vaccine, or had it too late.
    {
      why: 'rsv-baby',
      places: ['US'],
      who: { from: months(0), under: months(8), season: ['10-01', '03-31'] },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.aapSchedule,
    },
    {
      why: 'rsv-baby-europe',
      places: ['EU'],
      who: { from: months(0), under: months(8), season: ['10-01', '03-31'] },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
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
