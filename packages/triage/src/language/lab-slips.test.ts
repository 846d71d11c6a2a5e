import { expect, test } from 'vitest'
import { labWord } from './lab-slips.ts'
import { valuesIn } from './measurements.ts'

test.each([
  ['potasium', 'potassium'],
  ['creatnine', 'creatinine'],
  ['ferittin', 'ferritin'],
  ['sodium', 'sodium'],
  ['creatine', 'creatine'],
  ['minute', 'minute'],
])('“%s” is the test %s', (written, meant) => expect(labWord(written)).toBe(meant))

test('a value is read beside a name with a slip', () => {
  expect(valuesIn('potasium 5.3 on spironolactone')).toMatchObject([{ kind: 'potassium_mmol_per_l', value: 5.3 }])
  expect(valuesIn('glucos 40')).toMatchObject([{ kind: 'glucose_mg_per_dl', value: 40 }])
})
