import { BLOOD_COUNT, CALCIUM, FILTRATION, LIVER, TSH } from './blood-tests.ts'
import { type Check, everyDays, everyMonths, everyYears, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const ADULT = years(18)
const ALL = ['US', 'GB', 'EU', 'IN'] as const

/** Medicines whose effects are measured. */
export const MEDICINES: readonly Check[] = [
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
        places: ['US'],
        who: { from: ADULT, risks: ['statin'] },
        when: { once: true },
        source: SOURCES.fdaStatins,
      },
      {
        why: 'statin-liver',
        places: ['EU', 'IN'],
        who: { from: ADULT, risks: ['statin'] },
        when: { once: true },
        source: SOURCES.escLipids,
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
