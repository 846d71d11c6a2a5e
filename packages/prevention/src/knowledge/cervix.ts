import { type Check, everyYears, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const HPV_TEST = {
  codes: ['21440-3', '30167-1', '59420-0', '69002-4', '71431-1', '75694-0', '77379-6', '77399-4', '82675-0'],
}
const SMEAR = {
  codes: ['10524-7', '18500-9', '19762-4', '19764-0', '19765-7', '19766-5', '19774-9', '33717-0', '47527-7', '47528-5'],
}

const HPV_FIVE_YEARS = [{ way: 'hpv-test', every: { months: 60 } }] as const

// These come first: with weak defenses it is asked for every year, and where the cervix may be gone somebody has to say.
const CERVIX_WITH_DOUBT: readonly Rule[] = [
  {
    why: 'cervix-unknown',
    places: ['US'],
    who: { from: years(21), under: years(66), sex: 'female', risks: ['cervix-unknown'], not: ['no-cervix'] },
    when: { ...everyYears(3), longer: HPV_FIVE_YEARS },
    strength: 'ask',
    source: SOURCES.uspstfCervix,
  },
  {
    why: 'cervix-unknown',
    places: ['GB'],
    who: { from: years(25), under: years(65), sex: 'female', risks: ['cervix-unknown'], not: ['no-cervix'] },
    when: everyYears(5),
    strength: 'ask',
    source: SOURCES.nhsCervix,
  },
  {
    why: 'cervix-unknown',
    places: ['EU'],
    who: { from: years(30), under: years(66), sex: 'female', risks: ['cervix-unknown'], not: ['no-cervix'] },
    when: everyYears(5),
    strength: 'ask',
    source: SOURCES.councilScreening,
  },
  {
    why: 'cervix-unknown',
    places: ['IN'],
    who: { from: years(30), under: years(66), sex: 'female', risks: ['cervix-unknown'], not: ['no-cervix'] },
    when: everyYears(5),
    strength: 'ask',
    source: SOURCES.indiaScreening,
  },
  {
    why: 'cervix-weak',
    places: ['US'],
    who: { from: years(21), sex: 'female', risks: ['weak-immunity'], not: ['no-cervix'] },
    when: everyYears(1),
    strength: 'ask',
    source: SOURCES.nihHiv,
  },
  {
    why: 'cervix-hiv',
    places: ['GB'],
    who: { from: years(25), under: years(65), sex: 'female', risks: ['hiv'], not: ['no-cervix'] },
    when: everyYears(1),
    source: SOURCES.nhsCervixHiv,
  },
  {
    why: 'cervix-hiv-who',
    places: ['EU', 'IN'],
    who: { from: years(25), under: years(66), sex: 'female', risks: ['hiv'], not: ['no-cervix'] },
    when: everyYears(3),
    strength: 'ask',
    source: SOURCES.whoCervix,
  },
]

export const CERVICAL_CANCER: Check = {
  id: 'cervical-cancer',
  group: 'screening',
  article: 'life/screening-cervix',
  found: [SMEAR],
  ways: [
    { id: 'hpv-test', found: HPV_TEST },
    { id: 'smear', found: SMEAR },
  ],
  finding: { risk: 'cervix-finding', why: 'cervix-finding' },
  against: ['pregnancy'],
  rules: [
    ...CERVIX_WITH_DOUBT,
    {
      why: 'cervix-20s',
      places: ['US'],
      who: { from: years(21), under: years(30), sex: 'female', not: ['no-cervix'] },
      when: everyYears(3),
      source: SOURCES.uspstfCervix,
    },
    {
      why: 'cervix',
      places: ['US'],
      who: { from: years(30), under: years(66), sex: 'female', not: ['no-cervix'] },
      when: { ...everyYears(3), longer: HPV_FIVE_YEARS },
      source: SOURCES.uspstfCervix,
    },
    // England waits five years only after an HPV test since that day.
    {
      why: 'cervix-letter',
      places: ['GB'],
      who: { from: years(25), under: years(50), sex: 'female', not: ['no-cervix'] },
      when: { ...everyYears(3), longer: [{ way: 'hpv-test', every: { months: 60 }, since: '2025-07-01' }] },
      source: SOURCES.nhsCervix,
    },
    {
      why: 'cervix-letter-50',
      places: ['GB'],
      who: { from: years(50), under: years(65), sex: 'female', not: ['no-cervix'] },
      when: everyYears(5),
      source: SOURCES.nhsCervix,
    },
    {
      why: 'cervix-europe',
      places: ['EU'],
      who: { from: years(30), under: years(66), sex: 'female', not: ['no-cervix'] },
      when: everyYears(5),
      source: SOURCES.councilScreening,
    },
    {
      why: 'cervix-india',
      places: ['IN'],
      who: { from: years(30), under: years(66), sex: 'female', not: ['no-cervix'] },
      when: everyYears(5),
      source: SOURCES.indiaScreening,
    },
  ],
}
