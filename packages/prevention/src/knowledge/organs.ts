import type { RiskId } from '../risks.ts'
import type { Place, Source, Strength } from '../types.ts'
import { FILTRATION, POTASSIUM, TSH, URINE_ALBUMIN } from './blood-tests.ts'
import { type Check, everyDays, everyMonths, everyYears, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const ADULT = years(18)
const ALL = ['US', 'GB', 'EU', 'IN'] as const

/** The stage of a kidney disease says how often at least. Protein in the urine can ask for more, which a stage does not tell. */
const KIDNEY_STAGES = [
  { why: 'kidney-disease-5', risk: 'kidney-disease-5', months: 3 },
  { why: 'kidney-disease-4', risk: 'kidney-disease-4', months: 4 },
  { why: 'kidney-disease', risk: 'kidney-disease-3', months: 12 },
  { why: 'kidney-disease-unknown', risk: 'kidney-disease-early', months: 12, strength: 'ask' },
  { why: 'kidney-disease-unknown', risk: 'kidney-disease-of-unknown-stage', months: 12, strength: 'ask' },
] as const satisfies readonly { why: string; risk: RiskId; months: number; strength?: Strength }[]

const kidneyRules = (places: readonly Place[], source: Source): Rule[] =>
  KIDNEY_STAGES.map(({ why, risk, months, ...rest }) => ({
    ...rest,
    why,
    places,
    who: { from: ADULT, risks: [risk], not: ['kidney-replacement'] },
    when: everyMonths(months),
    source,
  }))

/** Known illnesses of kidneys, lungs, heart and thyroid. */
export const ORGANS: readonly Check[] = [
  {
    id: 'kidney-disease-kidneys',
    group: 'known-illness',
    article: 'question/q-creatinine-egfr-slightly',
    found: [FILTRATION, URINE_ALBUMIN],
    rules: [...kidneyRules(['GB'], SOURCES.niceKidneys), ...kidneyRules(['US', 'EU', 'IN'], SOURCES.kdigoKidneys)],
  },
  {
    id: 'kidneys-and-potassium',
    group: 'known-illness',
    article: 'test/potassium',
    found: [FILTRATION, POTASSIUM],
    rules: [
      // After the start it is every week, then every month, then every three: the record does not know when that was.
      // Young and otherwise healthy women who take it for their skin need no such test.
      {
        why: 'potassium-sparer',
        places: ALL,
        who: { from: ADULT, risks: ['potassium-sparer-with-illness'] },
        when: everyMonths(3),
        strength: 'ask',
        source: SOURCES.bnfSpironolactone,
      },
      {
        why: 'potassium-sparer',
        places: ALL,
        who: { from: years(46), risks: ['potassium-sparer'] },
        when: everyMonths(3),
        strength: 'ask',
        source: SOURCES.bnfSpironolactone,
      },
      {
        why: 'kidneys-heart-failure',
        places: ['GB'],
        who: { from: ADULT, risks: ['heart-failure'] },
        when: everyMonths(6),
        source: SOURCES.niceHeartFailure,
      },
      {
        why: 'kidneys-heart-failure',
        places: ['EU'],
        who: { from: ADULT, risks: ['heart-failure'] },
        when: everyMonths(6),
        source: SOURCES.escHeartFailure,
      },
      {
        why: 'kidneys-pressure-medicine',
        places: ['US'],
        who: { from: ADULT, risks: ['pressure-medicine'] },
        when: everyYears(1),
        source: SOURCES.ahaBloodPressure,
      },
      {
        why: 'kidneys-pressure-medicine',
        places: ['GB'],
        who: { from: ADULT, risks: ['pressure-medicine'] },
        when: everyYears(1),
        source: SOURCES.niceKidneys,
      },
      {
        why: 'kidneys-pressure-medicine',
        places: ['EU', 'IN'],
        who: { from: ADULT, risks: ['pressure-medicine'] },
        when: everyYears(1),
        source: SOURCES.escBloodPressure,
      },
      {
        why: 'kidneys-pressure',
        places: ALL,
        who: { from: ADULT, risks: ['hypertension', 'heart-failure'] },
        when: everyYears(1),
        source: SOURCES.escBloodPressure,
      },
    ],
  },
  {
    id: 'copd-review',
    group: 'known-illness',
    article: 'illness/copd-stable',
    found: [{ codes: ['94010', '94060', '127783003'] }],
    rules: [
      {
        why: 'copd',
        places: ['GB'],
        who: { from: ADULT, risks: ['copd'] },
        when: everyYears(1),
        source: SOURCES.niceCopd,
      },
      {
        why: 'copd',
        places: ['US', 'EU', 'IN'],
        who: { from: ADULT, risks: ['copd'] },
        when: everyYears(1),
        source: SOURCES.gold,
      },
    ],
  },
  {
    id: 'asthma-review',
    group: 'known-illness',
    article: 'illness/asthma',
    found: [{}],
    rules: [
      {
        why: 'asthma',
        places: ['GB'],
        who: { from: years(5), risks: ['asthma'] },
        when: everyYears(1),
        source: SOURCES.niceAsthma,
      },
      {
        why: 'asthma',
        places: ['US', 'EU', 'IN'],
        who: { from: years(6), risks: ['asthma'] },
        when: everyYears(1),
        source: SOURCES.gina,
      },
    ],
  },
  {
    id: 'heart-failure-review',
    group: 'known-illness',
    article: 'illness/heart-failure',
    found: [{}],
    rules: [
      {
        why: 'heart-failure',
        places: ['GB'],
        who: { from: ADULT, risks: ['heart-failure'] },
        when: everyMonths(6),
        source: SOURCES.niceHeartFailure,
      },
      {
        why: 'heart-failure',
        places: ['EU'],
        who: { from: ADULT, risks: ['heart-failure'] },
        when: everyMonths(6),
        source: SOURCES.escHeartFailure,
      },
      {
        why: 'heart-failure',
        places: ['US', 'IN'],
        who: { from: ADULT, risks: ['heart-failure'] },
        when: everyMonths(6),
        strength: 'ask',
        source: SOURCES.escHeartFailure,
      },
    ],
  },
  {
    id: 'thyroid',
    group: 'known-illness',
    article: 'test/thyrotropin',
    found: [TSH],
    rules: [
      {
        why: 'thyroid-pregnant',
        places: ALL,
        who: { weeks: [0, 43], risks: ['hypothyroidism'] },
        when: everyDays(28),
        strength: 'ask',
        source: SOURCES.ataPregnancy,
      },
      {
        why: 'thyroid',
        places: ['GB'],
        who: { from: ADULT, risks: ['hypothyroidism'] },
        when: everyYears(1),
        source: SOURCES.niceThyroid,
      },
      {
        why: 'thyroid',
        places: ['US', 'EU', 'IN'],
        who: { from: ADULT, risks: ['hypothyroidism'] },
        when: everyYears(1),
        source: SOURCES.ataThyroid,
      },
    ],
  },
  {
    id: 'atrial-fibrillation-review',
    group: 'known-illness',
    article: 'illness/atrial-fibrillation',
    found: [{}],
    rules: [
      {
        why: 'atrial-fibrillation',
        places: ALL,
        who: { from: ADULT, risks: ['atrial-fibrillation-alone'] },
        when: everyYears(1),
        source: SOURCES.niceAtrialFibrillation,
      },
    ],
  },
]
