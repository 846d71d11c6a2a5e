import { FILTRATION, URINE_ALBUMIN } from './blood-tests.ts'
import { type Check, everyMonths, everyYears, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const ADULT = years(18)

export const DIABETES: readonly Check[] = [
  {
    id: 'hba1c',
    group: 'known-illness',
    article: 'test/hemoglobin-a1c',
    found: [{ tests: ['Hemoglobin A1c'], codes: ['17856-6', '59261-8', '41995-2', '4549-2'] }],
    rules: [
      // Red blood cells are renewed sooner in a pregnancy, and the sugar must be lower for the baby.
      {
        why: 'hba1c-pregnant',
        places: ['GB'],
        who: { weeks: [0, 43], risks: ['diabetes'] },
        when: everyMonths(3),
        strength: 'ask',
        source: SOURCES.niceDiabetesPregnancy,
      },
      {
        why: 'hba1c-pregnant',
        places: ['US', 'EU', 'IN'],
        who: { weeks: [0, 43], risks: ['diabetes'] },
        when: everyMonths(1),
        strength: 'ask',
        source: SOURCES.adaStandards,
      },
      {
        why: 'hba1c-high',
        places: ['US', 'GB', 'EU', 'IN'],
        who: { risks: ['diabetes-hba1c-high'] },
        when: everyMonths(3),
        source: SOURCES.adaStandards,
      },
      {
        why: 'hba1c-child',
        places: ['GB'],
        who: { under: ADULT, risks: ['diabetes'] },
        when: everyMonths(3),
        source: SOURCES.niceDiabetesChildren,
      },
      {
        why: 'hba1c-child',
        places: ['US', 'EU', 'IN'],
        who: { under: ADULT, risks: ['diabetes'] },
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
      // Doctors look several times in a pregnancy at the eyes of whoever had diabetes before it.
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
]
