import { expect, test } from 'vitest'
import { labName, labNumber, labUnit, labValueText } from './lab-words.ts'

test.each([
  [45.77085702869834, '45.8'],
  [0.012345678, '0.0123'],
  [1234.56789, '1235'],
  [139.8723, '140'],
  [4.298384, '4.3'],
  [-1.57123456, '-1.57'],
  [1.015, '1.015'],
  [0.95, '0.95'],
  [162.98, '162.98'],
  [13.5, '13.5'],
  [120000, '120000'],
  [0, '0'],
])('%d is shown as %s', (value, shown) => {
  expect(labNumber(value)).toBe(shown)
})

test.each([
  ['{T-score}', 'T-score'],
  ['[IU]/L', 'IU/L'],
  ['m[IU]/L', 'mIU/L'],
  ['u[IU]/mL', 'µIU/mL'],
  ['mm[Hg]', 'mmHg'],
  ['10*3/uL', '×10³/µL'],
  ['10*9/L', '×10⁹/L'],
  ['10*12/L', '×10¹²/L'],
  ['ug/dL', 'µg/dL'],
  ['umol/L', 'µmol/L'],
  ['mL/min/{1.73_m2}', 'mL/min/1.73 m²'],
  ['mL/min', 'mL/min'],
  ['mg/(24.h)', 'mg/24 h'],
  ['kg/m2', 'kg/m²'],
  ['meq/L', 'mEq/L'],
  ['%{Total}', '%'],
  ['{ratio}', 'ratio'],
  ['mg/mg{creat}', 'mg/mg creat'],
  ['/[HPF]', '/HPF'],
  ['[pH]', ''],
  ['1', ''],
  ['U/L', 'U/L'],
  ['g/dl', 'g/dl'],
  ['mm/h', 'mm/h'],
  ['', ''],
])('the unit %s is shown as %s', (unit, shown) => {
  expect(labUnit(unit)).toBe(shown)
})

test('a bound and words are shown as they are', () => {
  expect(labValueText({ comparator: '≥', value: 60, unit: 'mL/min/{1.73_m2}' })).toBe('≥ 60 mL/min/1.73 m²')
  expect(labValueText({ value: 'negative', unit: '' })).toBe('negative')
})

test.each([
  ['Hemoglobin [Mass/volume] in Blood', 'Hemoglobin', 'Hemoglobin'],
  ['Hb', 'Hemoglobin', 'Hb'],
  ['Bicarbonate [Moles/volume] in Serum or Plasma', undefined, 'Bicarbonate'],
  ['Glucose [Presence] in Urine by Test strip', undefined, 'Glucose, urine'],
  ['Leucocytes [Nombre/Volume] Urine ; Numérique', undefined, 'Leucocytes, urine'],
  ['Triglycérides [Masse/Volume] Sérum/Plasma ; Numérique', 'Triglycerides', 'Triglycerides'],
])('“%s” is shown as a name that people know', (name, analyte, shown) => {
  expect(labName({ name, analyte })).toBe(shown)
})
