import { ANALYTES } from '@salus/terms/lab-tests'
import { expect, test } from 'vitest'
import { readUnit } from '../reading/units.ts'
import { mendUnit } from './mend-unit.ts'

const mended = (written: string, name: string, value: number) => {
  const analyte = ANALYTES.find((each) => each.name === name)
  if (!analyte) throw new Error(`No ${name}`)
  return mendUnit(written, readUnit(written), analyte, value)
}

test.each([
  ['un', 'Alanine aminotransferase', 30, 'U/L'],
  ['u', 'Alanine aminotransferase', 30, 'U/L'],
  ['pmol/L', 'Creatinine', 81, 'umol/L'],
  ['Mmol/L', 'Creatinine', 81, 'umol/L'],
  ['Ho/L', 'Ferritin', 300, 'ug/L'],
  ['Mg/L', 'Ferritin', 300, 'ug/L'],
])('a scan that shows "%s" for %s shows %d %s', (written, name, value, ucum) => {
  expect(mended(written, name, value)).toMatchObject({ ucum, repaired: true })
})

test.each([
  ['a unit that the analyte is told in', 'mg/dL', 'Creatinine', 1.1, 'mg/dL'],
  ['one that nobody alive would have so much of', 'pmol/L', 'Creatinine', 90_000, 'pmol/L'],
  ['one that looks like none of the analyte', 'pmol/L', 'Ferritin', 300, 'pmol/L'],
])('%s stays as it was read', (_, written, name, value, ucum) => {
  expect(mended(written, name, value)).toMatchObject({ ucum })
})
