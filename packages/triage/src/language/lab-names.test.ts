import { expect, test } from 'vitest'
import { LAB_TESTS } from './lab-tests.ts'

const kindsOf = (before: string) => [
  ...new Set(LAB_TESTS.filter(({ name }) => name.test(before)).map(({ kind }) => kind as string)),
]

test.each([
  ['my serum potassium', 'potassium_mmol_per_l'],
  ['blood urea nitrogen', 'urea_mmol_per_l'],
  ['sgpt', 'transaminase_u_per_l'],
  ['glycosylated hemoglobin', 'hba1c_percent'],
  ['hba 1 c', 'hba1c_percent'],
  ['vitamin b 12', 'b12_pg_per_ml'],
  ['vitamin d 3', 'vitamin_d_ng_per_ml'],
  ['nt probnp', 'nt_pro_bnp_pg_per_ml'],
  ['c reactive protein', 'crp_mg_per_l'],
  ['international normalised ratio', 'inr'],
])('“%s” names one test', (before, kind) => {
  expect(kindsOf(before)).toEqual([kind])
})

test.each([
  'i got',
  'ionized calcium',
  'hdl cholesterol',
  'fetal hemoglobin',
  'urine ph',
  'total count',
  'take vitamin',
])('“%s” names none of them', (before) => {
  expect(kindsOf(before)).toEqual([])
})
