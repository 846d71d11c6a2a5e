import type { RiskId } from '../risks.ts'
import type { Place, Source, Strength } from '../types.ts'
import { type Check, everyDays, everyMonths, everyYears, type Found, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const ADULT = years(18)
const ALL = ['US', 'GB', 'EU', 'IN'] as const
const FILTRATION: Found = {
  tests: ['Glomerular filtration rate', 'Creatinine'],
  codes: ['33914-3', '48642-3', '48643-1', '62238-1', '69405-9', '77147-7', '88293-6', '98979-8'],
}
const URINE_ALBUMIN: Found = {
  tests: ['Urine albumin/creatinine ratio'],
  codes: ['9318-7', '14959-1', '14958-3', '30000-4', '32294-1'],
}
const POTASSIUM: Found = { tests: ['Potassium'], codes: ['6298-4'] }
const CALCIUM: Found = { tests: ['Calcium'], codes: ['17861-6', '2000-8'] }
const TSH: Found = { tests: ['Thyrotropin'], codes: ['11579-0', '11580-8'] }
const LIVER: Found = { tests: ['Alanine aminotransferase'], codes: ['1743-4', '1744-2'] }
const BLOOD_COUNT: Found = { tests: ['Leukocytes', 'Platelets'], codes: ['58410-2', '57021-8'] }

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

export const KNOWN_ILLNESS: readonly Check[] = [
  {
    id: 'hba1c',
    group: 'known-illness',
    article: 'test/hemoglobin-a1c',
    found: [{ tests: ['Hemoglobin A1c'], codes: ['17856-6', '59261-8', '41995-2', '4549-2'] }],
    rules: [
      {
        why: 'hba1c-high',
        places: ['US', 'GB', 'EU', 'IN'],
        who: { risks: ['diabetes-hba1c-high'] },
        when: everyMonths(3),
        source: SOURCES.adaStandards,
      },
      {
        why: 'hba1c',
        places: ['US'],
        who: { risks: ['diabetes'] },
        when: everyMonths(6),
        source: SOURCES.adaStandards,
      },
      {
        why: 'hba1c',
        places: ['GB'],
        who: { risks: ['diabetes-1'] },
        when: everyMonths(6),
        source: SOURCES.niceDiabetes1,
      },
      {
        why: 'hba1c',
        places: ['GB'],
        who: { risks: ['diabetes'] },
        when: everyMonths(6),
        source: SOURCES.niceDiabetes,
      },
      { why: 'hba1c', places: ['EU'], who: { risks: ['diabetes'] }, when: everyMonths(6), source: SOURCES.idfDiabetes },
      {
        why: 'hba1c',
        places: ['IN'],
        who: { risks: ['diabetes'] },
        when: everyMonths(6),
        source: SOURCES.indiaDiabetes,
      },
    ],
  },
  {
    id: 'diabetes-eyes',
    group: 'known-illness',
    article: 'question/q-diabetic-eye-foot-kidney-checks',
    found: [{ codes: ['92228', '92229', '92227', '2022F', '2023F'] }],
    rules: [
      // Who had diabetes before is looked at several times in a pregnancy.
      {
        why: 'diabetes-eyes-pregnant',
        places: ['GB'],
        who: { weeks: [0, 43], risks: ['diabetes'] },
        when: everyMonths(3),
        strength: 'ask',
        source: SOURCES.niceDiabetesPregnancy,
      },
      {
        why: 'diabetes-eyes-pregnant',
        places: ['US', 'EU', 'IN'],
        who: { weeks: [0, 43], risks: ['diabetes'] },
        when: everyMonths(3),
        strength: 'ask',
        source: SOURCES.adaStandards,
      },
      {
        why: 'diabetes-eyes',
        places: ['US'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.adaStandards,
      },
      {
        why: 'diabetes-eyes-nhs',
        places: ['GB'],
        who: { from: years(12), risks: ['diabetes'] },
        // Two years are enough only after two clear screenings, which the record cannot tell.
        when: everyYears(1),
        source: SOURCES.nhsDiabeticEyes,
      },
      {
        why: 'diabetes-eyes',
        places: ['EU'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.idfDiabetes,
      },
      {
        why: 'diabetes-eyes',
        places: ['IN'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.indiaDiabetes,
      },
    ],
  },
  {
    id: 'diabetes-feet',
    group: 'known-illness',
    article: 'question/q-diabetic-eye-foot-kidney-checks',
    found: [{ codes: ['401191002', '2028F'] }],
    rules: [
      {
        why: 'diabetes-feet',
        places: ['US'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.adaStandards,
      },
      {
        why: 'diabetes-feet',
        places: ['GB'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.niceFeet,
      },
      {
        why: 'diabetes-feet',
        places: ['EU'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.idfDiabetes,
      },
      {
        why: 'diabetes-feet',
        places: ['IN'],
        who: { from: ADULT, risks: ['diabetes'] },
        when: everyYears(1),
        source: SOURCES.indiaDiabetes,
      },
    ],
  },
  {
    id: 'diabetes-kidneys',
    group: 'known-illness',
    article: 'question/q-diabetic-eye-foot-kidney-checks',
    found: [FILTRATION, URINE_ALBUMIN],
    rules: [
      {
        why: 'diabetes-kidneys',
        places: ['US'],
        who: { from: ADULT, risks: ['diabetes'], not: ['chronic-kidney-disease', 'kidney-replacement'] },
        when: everyYears(1),
        source: SOURCES.adaStandards,
      },
      {
        why: 'diabetes-kidneys',
        places: ['GB'],
        who: { from: ADULT, risks: ['diabetes'], not: ['chronic-kidney-disease', 'kidney-replacement'] },
        when: everyYears(1),
        source: SOURCES.niceKidneys,
      },
      {
        why: 'diabetes-kidneys',
        places: ['EU'],
        who: { from: ADULT, risks: ['diabetes'], not: ['chronic-kidney-disease', 'kidney-replacement'] },
        when: everyYears(1),
        source: SOURCES.idfDiabetes,
      },
      {
        why: 'diabetes-kidneys',
        places: ['IN'],
        who: { from: ADULT, risks: ['diabetes'], not: ['chronic-kidney-disease', 'kidney-replacement'] },
        when: everyYears(1),
        source: SOURCES.indiaDiabetes,
      },
    ],
  },
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
  {
    id: 'inr',
    group: 'known-illness',
    article: 'test/inr',
    found: [{ tests: ['INR'], codes: ['34714-6', '38875-1'] }],
    rules: [
      { why: 'inr', places: ALL, who: { risks: ['vitamin-k-blocker'] }, when: everyDays(28), source: SOURCES.chestInr },
    ],
  },
  {
    id: 'anticoagulant-kidneys',
    group: 'known-illness',
    article: 'test/glomerular-filtration-rate',
    found: [FILTRATION, { tests: ['Hemoglobin'], codes: ['58410-2', '57021-8'] }],
    rules: [
      {
        why: 'anticoagulant-kidneys',
        places: ALL,
        who: { from: ADULT, risks: ['direct-anticoagulant-with-kidney-disease'] },
        when: everyMonths(6),
        strength: 'ask',
        source: SOURCES.ehraAnticoagulants,
      },
      {
        why: 'anticoagulant-75',
        places: ALL,
        who: { from: years(75), risks: ['direct-anticoagulant'] },
        when: everyMonths(6),
        source: SOURCES.ehraAnticoagulants,
      },
      {
        why: 'anticoagulant',
        places: ALL,
        who: { from: ADULT, risks: ['direct-anticoagulant'] },
        when: everyYears(1),
        source: SOURCES.ehraAnticoagulants,
      },
    ],
  },
  {
    id: 'lithium-level',
    group: 'known-illness',
    article: 'test/lithium-level',
    found: [{ codes: ['14334-7', '3719-2'] }],
    rules: [
      {
        why: 'lithium-65',
        places: ALL,
        who: { from: years(65), risks: ['lithium'] },
        when: everyMonths(3),
        source: SOURCES.niceLithium,
      },
      {
        why: 'lithium-risk',
        places: ALL,
        who: { from: ADULT, risks: ['lithium-with-more-risk'] },
        when: everyMonths(3),
        source: SOURCES.niceLithium,
      },
      // Every six months is enough after the first year; the record does not know when it began.
      {
        why: 'lithium',
        places: ALL,
        who: { from: ADULT, risks: ['lithium'] },
        when: everyMonths(3),
        strength: 'ask',
        source: SOURCES.niceLithium,
      },
    ],
  },
  {
    id: 'lithium-kidneys-thyroid',
    group: 'known-illness',
    article: 'question/q-lab-monitoring-methotrexate-lithium',
    found: [FILTRATION, TSH, CALCIUM],
    rules: [
      {
        why: 'lithium-organs',
        places: ALL,
        who: { from: ADULT, risks: ['lithium'] },
        when: everyMonths(6),
        source: SOURCES.niceLithium,
      },
    ],
  },
  {
    id: 'methotrexate-blood',
    group: 'known-illness',
    article: 'question/q-lab-monitoring-methotrexate-lithium',
    found: [BLOOD_COUNT, LIVER, FILTRATION],
    // Every 12 weeks is enough once the dose stands; the record does not know since when it does.
    rules: [
      {
        why: 'methotrexate',
        places: ['GB'],
        who: { from: ADULT, risks: ['methotrexate'] },
        when: everyDays(28),
        strength: 'ask',
        source: SOURCES.bsrMethotrexate,
      },
      {
        why: 'methotrexate',
        places: ['US', 'EU', 'IN'],
        who: { from: ADULT, risks: ['methotrexate'] },
        when: everyDays(28),
        strength: 'ask',
        source: SOURCES.acrMethotrexate,
      },
    ],
  },
  {
    id: 'statin-liver',
    group: 'known-illness',
    article: 'question/q-statin-lft-ck',
    found: [LIVER],
    rules: [
      {
        why: 'statin-liver',
        places: ['GB'],
        who: { from: ADULT, risks: ['statin'] },
        when: { once: true },
        source: SOURCES.niceStatin,
      },
      {
        why: 'statin-liver',
        places: ['US', 'EU', 'IN'],
        who: { from: ADULT, risks: ['statin'] },
        when: { once: true },
        source: SOURCES.accCholesterol,
      },
    ],
  },
  {
    id: 'amiodarone-thyroid-liver',
    group: 'known-illness',
    article: 'test/thyrotropin',
    found: [TSH, LIVER],
    rules: [
      {
        why: 'amiodarone',
        places: ALL,
        who: { from: ADULT, risks: ['amiodarone'] },
        when: everyMonths(6),
        source: SOURCES.bnfAmiodarone,
      },
    ],
  },
]
