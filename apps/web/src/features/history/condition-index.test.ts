import { expect, test } from 'vitest'
import { findConditions, KNOWN_CONDITIONS } from './condition-index.ts'

test('every code has the form of the WHO’s ICD-10, and every condition stands once', () => {
  expect(KNOWN_CONDITIONS.length).toBeGreaterThan(400)
  const WHO = /^[A-Z]\d{2}(\.\d)?$/
  expect(KNOWN_CONDITIONS.filter(({ icd10 }) => icd10 !== null && !WHO.test(icd10))).toEqual([])
  expect(KNOWN_CONDITIONS.filter(({ name, category }) => name === '' || category === '')).toEqual([])
  const names = KNOWN_CONDITIONS.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]).map((name) =>
    name.toLowerCase(),
  )
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  // The WHO has few codes for allergies, and for what operations leave.
  const codes = KNOWN_CONDITIONS.filter(({ category }) => !/Allergy$|^Surgery$|^Injuries/.test(category)).map(
    ({ icd10 }) => icd10,
  )
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test.each([
  ['high blood pressure', 'Hypertension'],
  ['hypertnsion', 'Hypertension'],
  ['sugar', 'Diabetes Type 2'],
  ['diabetis type 1', 'Diabetes Type 1'],
  ['AFib', 'Atrial fibrillation'],
  ['heartburn', 'Acid reflux'],
  ['hypothyroid', 'Underactive thyroid'],
  ['anemia', 'Anaemia'],
  ['celiac', 'Coeliac disease'],
  ['I48', 'Atrial fibrillation'],
  ['schizofrenia', 'Schizophrenia'],
  ['meniere', 'Ménière’s disease'.replace('’', "'")],
  ['athsma', 'Asthma'],
  ['crohns', "Crohn's disease"],
  ['diabetes tipo 2', 'Diabetes Type 2'],
  ['Bluthochdruck', 'Hypertension'],
  ['अस्थमा', 'Asthma'],
])('“%s” finds %s among the first', (words, name) => {
  expect(
    findConditions(words)
      .slice(0, 3)
      .map((each) => each.name),
  ).toContain(name)
})

test('what means nothing finds nothing', () => {
  expect(findConditions('zzzqqq')).toEqual([])
  expect(findConditions('   ')).toEqual([])
})
