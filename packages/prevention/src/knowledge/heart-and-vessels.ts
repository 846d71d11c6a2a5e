import { type Check, everyMonths, everyYears, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const PRESSURE = { codes: ['85354-9', '8480-6', '55284-4'] }
const LIPIDS = {
  tests: ['LDL cholesterol', 'Non-HDL cholesterol', 'Cholesterol total'],
  codes: ['57698-3', '24331-1', '13457-7', '18262-6', '39469-2'],
}

export const BLOOD_PRESSURE: Check = {
  id: 'blood-pressure',
  group: 'screening',
  article: 'life/screening-blood-pressure',
  found: [PRESSURE],
  rules: [
    {
      why: 'pressure-known',
      places: ['US'],
      who: { from: years(18), risks: ['hypertension'] },
      when: everyMonths(6),
      source: SOURCES.ahaBloodPressure,
    },
    {
      why: 'pressure-known',
      places: ['GB'],
      who: { from: years(18), risks: ['hypertension'] },
      when: everyYears(1),
      source: SOURCES.niceHypertension,
    },
    {
      why: 'pressure-known',
      places: ['EU'],
      who: { from: years(18), risks: ['hypertension'] },
      when: everyYears(1),
      source: SOURCES.escBloodPressure,
    },
    {
      why: 'pressure-known',
      places: ['IN'],
      who: { from: years(18), risks: ['hypertension'] },
      when: everyMonths(6),
      source: SOURCES.whoBloodPressure,
    },
    {
      why: 'pressure-diabetes',
      places: ['US'],
      who: { from: years(18), risks: ['diabetes', 'kidney-disease', 'artery-disease'] },
      when: everyYears(1),
      source: SOURCES.ahaBloodPressure,
    },
    {
      why: 'pressure-diabetes',
      places: ['GB'],
      who: { from: years(18), risks: ['diabetes', 'kidney-disease', 'artery-disease'] },
      when: everyYears(1),
      source: SOURCES.niceHypertension,
    },
    {
      why: 'pressure-diabetes',
      places: ['EU', 'IN'],
      who: { from: years(18), risks: ['diabetes', 'kidney-disease', 'artery-disease'] },
      when: everyYears(1),
      source: SOURCES.escBloodPressure,
    },
    {
      why: 'pressure-40',
      places: ['US'],
      who: { from: years(40) },
      when: everyYears(1),
      source: SOURCES.uspstfBloodPressure,
    },
    {
      why: 'pressure-18',
      places: ['US'],
      who: { from: years(18), under: years(40) },
      when: everyYears(5),
      source: SOURCES.uspstfBloodPressure,
    },
    {
      why: 'pressure-nhs',
      places: ['GB'],
      who: { from: years(40) },
      when: everyYears(5),
      source: SOURCES.niceHypertension,
    },
    {
      why: 'pressure-40',
      places: ['EU'],
      who: { from: years(40) },
      when: everyYears(1),
      source: SOURCES.escBloodPressure,
    },
    {
      why: 'pressure-18',
      places: ['EU'],
      who: { from: years(18), under: years(40) },
      when: everyYears(3),
      source: SOURCES.escBloodPressure,
    },
    {
      why: 'pressure-30',
      places: ['IN'],
      who: { from: years(30) },
      when: everyYears(1),
      source: SOURCES.indiaScreening,
    },
  ],
}

export const ANEURYSM: Check = {
  id: 'aneurysm',
  group: 'screening',
  article: 'life/screening-aneurysm',
  found: [{ codes: ['76706'] }],
  rules: [
    {
      why: 'aneurysm-smoked',
      places: ['US'],
      who: { from: years(65), under: years(76), sex: 'male', risks: ['smoked'], not: ['aneurysm'] },
      when: { once: true },
      source: SOURCES.uspstfAneurysm,
    },
    {
      why: 'aneurysm-unknown',
      places: ['US'],
      who: { from: years(65), under: years(76), sex: 'male', risks: ['smoking-unknown'], not: ['aneurysm'] },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.uspstfAneurysm,
    },
    {
      why: 'aneurysm-never',
      places: ['US'],
      who: { from: years(65), under: years(76), sex: 'male', risks: ['never-smoked'], not: ['aneurysm'] },
      when: { once: true },
      strength: 'decide',
      source: SOURCES.uspstfAneurysm,
    },
    {
      why: 'aneurysm-nhs',
      places: ['GB'],
      who: { from: years(65), sex: 'male', not: ['aneurysm'] },
      when: { once: true },
      source: SOURCES.nhsAneurysm,
    },
    {
      why: 'aneurysm-europe',
      places: ['EU'],
      who: { from: years(65), under: years(76), sex: 'male', not: ['aneurysm'] },
      when: { once: true },
      strength: 'ask',
      source: SOURCES.esvsAneurysm,
    },
  ],
}

export const CHOLESTEROL: Check = {
  id: 'cholesterol',
  group: 'screening',
  article: 'life/screening-cholesterol',
  found: [LIPIDS],
  rules: [
    {
      why: 'lipids-diabetes',
      places: ['US'],
      who: { from: years(18), under: years(40), risks: ['diabetes'], not: ['statin'] },
      when: everyYears(5),
      source: SOURCES.adaStandards,
    },
    {
      why: 'lipids-diabetes',
      places: ['US'],
      who: { from: years(40), risks: ['diabetes'] },
      when: everyYears(1),
      source: SOURCES.adaStandards,
    },
    {
      why: 'lipids-diabetes',
      places: ['GB', 'EU', 'IN'],
      who: { from: years(18), risks: ['diabetes'] },
      when: everyYears(1),
      source: SOURCES.idfDiabetes,
    },
    {
      why: 'lipids-statin',
      places: ['US', 'EU', 'IN'],
      who: { from: years(18), risks: ['statin', 'artery-disease'] },
      when: everyYears(1),
      source: SOURCES.accCholesterol,
    },
    {
      why: 'lipids-statin',
      places: ['GB'],
      who: { from: years(18), risks: ['statin', 'artery-disease'] },
      when: everyYears(1),
      source: SOURCES.niceStatin,
    },
    {
      why: 'lipids',
      places: ['US'],
      who: { from: years(20), pregnant: false },
      when: everyYears(6),
      source: SOURCES.accCholesterol,
    },
    {
      why: 'lipids-nhs',
      places: ['GB'],
      who: { from: years(40), under: years(75), not: ['kidney-disease', 'hypertension', 'atrial-fibrillation'] },
      when: everyYears(5),
      source: SOURCES.nhsHealthCheck,
    },
    {
      why: 'lipids-europe',
      places: ['EU'],
      who: { from: years(40), sex: 'male' },
      when: everyYears(5),
      strength: 'decide',
      source: SOURCES.escPrevention,
    },
    {
      why: 'lipids-europe',
      places: ['EU'],
      who: { from: years(50), sex: 'female' },
      when: everyYears(5),
      strength: 'decide',
      source: SOURCES.escPrevention,
    },
  ],
}
