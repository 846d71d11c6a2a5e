import { type Check, type KindGroup, type Rhythm, years } from './rule.ts'
import { SOURCES } from './sources.ts'

type Kinds = Extract<Rhythm, { kinds: unknown }>

const PCV13: KindGroup = { cvx: ['133'] }
const PCV15: KindGroup = { cvx: ['215'] }
const PCV20_OR_21: KindGroup = { cvx: ['216', '327'] }
const PPSV23: KindGroup = { cvx: ['33'] }
const PPSV23_AT_65: KindGroup = { cvx: ['33'], from: years(65) }
const SAID: KindGroup = { said: true }
/** The doses of a baby are another series. */
const COUNT_FROM = years(2)

const YEAR = { months: 12 }
const FIVE_YEARS = { months: 60 }
const AT_ONCE = { days: 0 }

/** One dose of PCV20 or PCV21 is enough, or PCV15 and PPSV23; who had older kinds needs a newer one. */
const american = (afterPcv15: { days: number } | { months: number }): Kinds => ({
  countFrom: COUNT_FROM,
  kinds: [
    { given: [PCV20_OR_21] },
    { given: [PCV15, PPSV23] },
    { given: [PCV15], next: afterPcv15, why: 'pneumococcal-second' },
    { given: [PCV13, PPSV23_AT_65], next: FIVE_YEARS, strength: 'decide', why: 'pneumococcal-both' },
    { given: [PCV13, PPSV23], next: FIVE_YEARS, why: 'pneumococcal-older' },
    { given: [PCV13], next: YEAR, why: 'pneumococcal-older' },
    { given: [PPSV23], next: YEAR, why: 'pneumococcal-older' },
    { given: [SAID] },
  ],
  otherwise: { next: AT_ONCE, strength: 'ask', why: 'pneumococcal-unknown' },
})

/** After both older kinds those under 50 wait until then, unless their defenses are weak. */
const americanUnder50: Kinds = {
  ...american(YEAR),
  kinds: american(YEAR).kinds.map((each) =>
    each.given.length === 2 && each.given.includes(PCV13) ? { given: each.given } : each,
  ),
}

const ONCE: Kinds = { countFrom: COUNT_FROM, kinds: [], otherwise: {} }
/** The protection fades sooner without a spleen and with kidneys that fail. */
const AGAIN_NHS: Kinds = {
  countFrom: COUNT_FROM,
  kinds: [],
  otherwise: { next: FIVE_YEARS, strength: 'ask', why: 'pneumococcal-again-nhs' },
}
const FADES = ['no-spleen', 'kidney-disease-4', 'kidney-disease-5', 'kidney-replacement'] as const

export const PNEUMOCOCCAL: Check = {
  id: 'pneumococcal',
  group: 'vaccination',
  article: 'life/pneumonia-vaccine',
  found: [{ illnesses: ['pneumococcal'] }],
  against: ['allergy'],
  allergens: ['pneumococcal', 'diphtheria'],
  rules: [
    {
      why: 'pneumococcal-50',
      places: ['US'],
      who: { from: years(50), risks: ['weak-immunity', 'no-spleen'] },
      when: american({ days: 56 }),
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-50',
      places: ['US'],
      who: { from: years(50) },
      when: american(YEAR),
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-illness',
      places: ['US'],
      who: { from: years(19), risks: ['weak-immunity', 'no-spleen'] },
      when: american({ days: 56 }),
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-illness',
      places: ['US'],
      who: { from: years(19), risks: ['long-illness'] },
      when: americanUnder50,
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-smoking',
      places: ['US'],
      who: { from: years(19), risks: ['smokes'] },
      when: americanUnder50,
      source: SOURCES.cdcPneumococcal,
    },
    {
      why: 'pneumococcal-65',
      places: ['GB'],
      who: { from: years(65), risks: FADES },
      when: AGAIN_NHS,
      source: SOURCES.ukPneumococcal,
    },
    {
      why: 'pneumococcal-65',
      places: ['GB'],
      who: { from: years(65) },
      when: ONCE,
      source: SOURCES.ukPneumococcal,
    },
    {
      why: 'pneumococcal-illness',
      places: ['GB'],
      who: { from: years(2), risks: FADES },
      when: AGAIN_NHS,
      strength: 'ask',
      source: SOURCES.ukPneumococcal,
    },
    {
      why: 'pneumococcal-illness',
      places: ['GB'],
      who: { from: years(2), risks: ['long-illness'] },
      when: ONCE,
      strength: 'ask',
      source: SOURCES.ukPneumococcal,
    },
    {
      why: 'pneumococcal-europe',
      places: ['EU'],
      who: { from: years(65) },
      when: ONCE,
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
    {
      why: 'pneumococcal-europe',
      places: ['EU'],
      who: { from: years(18), risks: ['long-illness'] },
      when: ONCE,
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}
