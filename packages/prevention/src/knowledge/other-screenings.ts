import { type Check, everyYears, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const SUGAR = { tests: ['Hemoglobin A1c', 'Fasting glucose'], codes: ['17856-6', '59261-8'] }

/** Bones lose strength with the years: a scan of long before tells nothing of today. */
const ONCE: Rule['when'] = { once: true, countFrom: years(60) }

export const BONE_DENSITY: Check = {
  id: 'bone-density',
  group: 'screening',
  article: 'life/screening-bones',
  found: [{ codes: ['312681000', '77080', '24701-5', '24966-4'] }],
  against: ['pregnancy'],
  rules: [
    {
      why: 'bones',
      places: ['US'],
      who: { from: years(65), sex: 'female', not: ['osteoporosis'] },
      when: ONCE,
      source: SOURCES.uspstfBones,
    },
    // The Task Force finds too little proof for men.
    {
      why: 'bones-men',
      places: ['US'],
      who: { from: years(70), sex: 'male', not: ['osteoporosis'] },
      when: ONCE,
      strength: 'decide',
      source: SOURCES.bhofBones,
    },
    {
      why: 'bones-risk',
      places: ['GB'],
      who: { from: years(65), sex: 'female', not: ['osteoporosis'] },
      when: ONCE,
      strength: 'ask',
      source: SOURCES.niceFractures,
    },
    {
      why: 'bones-risk',
      places: ['GB'],
      who: { from: years(75), sex: 'male', not: ['osteoporosis'] },
      when: ONCE,
      strength: 'ask',
      source: SOURCES.niceFractures,
    },
    {
      why: 'bones-risk',
      places: ['EU'],
      who: { from: years(65), sex: 'female', not: ['osteoporosis'] },
      when: ONCE,
      strength: 'ask',
      source: SOURCES.iofBones,
    },
  ],
}

export const DIABETES_TEST: Check = {
  id: 'diabetes-test',
  group: 'screening',
  article: 'life/screening-diabetes',
  found: [SUGAR],
  rules: [
    {
      why: 'sugar-prediabetes',
      places: ['US', 'GB', 'EU', 'IN'],
      who: { from: years(18), risks: ['prediabetes'], not: ['diabetes'] },
      when: everyYears(1),
      source: SOURCES.adaStandards,
    },
    {
      why: 'sugar-after-pregnancy-nhs',
      places: ['GB'],
      who: { from: years(18), risks: ['gestational-diabetes-before'], not: ['diabetes'], pregnant: false },
      when: everyYears(1),
      source: SOURCES.niceDiabetesPregnancy,
    },
    {
      why: 'sugar-after-pregnancy',
      places: ['IN'],
      who: { from: years(18), risks: ['gestational-diabetes-before'], not: ['diabetes'], pregnant: false },
      when: everyYears(1),
      source: SOURCES.adaStandards,
    },
    {
      why: 'sugar-after-pregnancy',
      places: ['US', 'EU'],
      who: { from: years(18), risks: ['gestational-diabetes-before'], not: ['diabetes'], pregnant: false },
      when: everyYears(3),
      source: SOURCES.adaStandards,
    },
    {
      why: 'sugar-overweight',
      places: ['US'],
      who: { from: years(35), under: years(71), risks: ['overweight'], not: ['diabetes'] },
      when: everyYears(3),
      source: SOURCES.uspstfDiabetes,
    },
    {
      why: 'sugar-weight-unknown',
      places: ['US'],
      who: { from: years(35), under: years(71), risks: ['body-mass-unknown'], not: ['diabetes'] },
      when: everyYears(3),
      strength: 'ask',
      source: SOURCES.uspstfDiabetes,
    },
    {
      why: 'sugar-nhs',
      places: ['GB'],
      who: {
        from: years(40),
        under: years(75),
        not: ['diabetes', 'artery-disease', 'kidney-disease', 'hypertension', 'atrial-fibrillation', 'statin'],
      },
      when: everyYears(5),
      source: SOURCES.nhsHealthCheck,
    },
    {
      why: 'sugar-30',
      places: ['IN'],
      who: { from: years(30), not: ['diabetes'] },
      when: everyYears(1),
      source: SOURCES.indiaScreening,
    },
  ],
}

export const HIV_TEST: Check = {
  id: 'hiv-test',
  group: 'screening',
  article: 'life/screening-hiv-hepatitis',
  found: [{ tests: ['HIV 1 and 2 antibodies'], codes: ['56888-1', '75622-1', '31201-7', '7918-6'] }],
  rules: [
    {
      why: 'hiv-pregnant',
      places: ['US'],
      who: { weeks: [0, 43], not: ['hiv'] },
      when: { inPregnancy: true },
      source: SOURCES.uspstfHiv,
    },
    {
      why: 'hiv',
      places: ['US'],
      who: { from: years(15), under: years(66), not: ['hiv'] },
      when: { once: true },
      source: SOURCES.uspstfHiv,
    },
  ],
}

export const HEPATITIS_C_TEST: Check = {
  id: 'hepatitis-c-test',
  group: 'screening',
  article: 'life/screening-hiv-hepatitis',
  found: [{ tests: ['Hepatitis C antibodies'], codes: ['16128-1', '13955-0', '40726-2'] }],
  rules: [
    {
      why: 'hepatitis-c',
      places: ['US'],
      who: { from: years(18), under: years(80), not: ['hepatitis-c'] },
      when: { once: true },
      source: SOURCES.uspstfHepatitisC,
    },
  ],
}

/** A record does not know who has sex: it is asked about, from 18 on. */
export const CHLAMYDIA_TEST: Check = {
  id: 'chlamydia-test',
  group: 'screening',
  article: 'life/screening-sexual-infections',
  found: [
    {
      codes: ['21613-5', '43304-5', '36902-5', '6349-5', '45084-1', '50387-0', '42931-6', '21191-2', '57287-5'],
    },
  ],
  rules: [
    {
      why: 'chlamydia',
      places: ['US'],
      who: { from: years(18), under: years(25), sex: 'female' },
      when: everyYears(1),
      strength: 'ask',
      source: SOURCES.uspstfChlamydia,
    },
    {
      why: 'chlamydia',
      places: ['GB'],
      who: { from: years(18), under: years(25), sex: 'female' },
      when: everyYears(1),
      strength: 'ask',
      source: SOURCES.ukChlamydia,
    },
  ],
}

export const EYE_TEST: Check = {
  id: 'eye-test',
  group: 'screening',
  article: 'life/screening-eyes',
  found: [{ codes: ['92004', '92014'] }],
  rules: [
    {
      why: 'eyes-65',
      places: ['US'],
      who: { from: years(65), not: ['diabetes'] },
      when: everyYears(2),
      source: SOURCES.aaoEyes,
    },
    {
      why: 'eyes-55',
      places: ['US'],
      who: { from: years(55), under: years(65), not: ['diabetes'] },
      when: everyYears(3),
      source: SOURCES.aaoEyes,
    },
    {
      why: 'eyes-40',
      places: ['US'],
      who: { from: years(40), under: years(55), not: ['diabetes'] },
      when: everyYears(4),
      source: SOURCES.aaoEyes,
    },
    {
      why: 'eyes-nhs',
      places: ['GB'],
      who: { from: years(18), not: ['diabetes'] },
      when: everyYears(2),
      source: SOURCES.nhsEyes,
    },
  ],
}
