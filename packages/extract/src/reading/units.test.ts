import { describe, expect, test } from 'vitest'
import { readUnit, scaleOf } from './units.ts'

describe('a unit', () => {
  test.each([
    ['mg/dL', 'mg/dL'],
    ['MG/DL', 'mg/dL'],
    ['gm/dl', 'g/dL'],
    ['gm%', 'g/dL'],
    ['µg/L', 'ug/L'],
    ['mcg/dL', 'ug/dL'],
    ['10^9/L', '10*9/L'],
    ['10⁹/L', '10*9/L'],
    ['x10E3/uL', '10*3/uL'],
    ['x 10^3 / µL', '10*3/uL'],
    ['K/uL', '10*3/uL'],
    ['Tsd/µl', '10*3/uL'],
    ['Mio/µl', '10*6/uL'],
    ['/nl', '/nL'],
    ['G/L', '10*9/L'],
    ['g/L', 'g/L'],
    ['T/L', '10*12/L'],
    ['lakhs/cumm', '10*5/uL'],
    ['cells/cu.mm', '/uL'],
    ['µIU/mL', 'u[IU]/mL'],
    ['mUI/L', 'm[IU]/L'],
    ['IU/L', '[IU]/L'],
    ['mL/min/1.73m²', 'mL/min/{1.73_m2}'],
    ['ml/min/1,73 m2', 'mL/min/{1.73_m2}'],
    ['mm/hr', 'mm/h'],
    ['mmol/mol', 'mmol/mol'],
    ['mg/g creat', 'mg/g'],
    ['%', '%'],
    ['fl', 'fL'],
    ['PG', 'pg'],
    ['sek', 's'],
  ])('%s is %s', (written, ucum) => {
    expect(readUnit(written)).toMatchObject({ ucum, repaired: false })
  })

  test('misread by an OCR is recognised, and said to be repaired', () => {
    expect(readUnit('mg/dI')).toMatchObject({ ucum: 'mg/dL', repaired: true })
    expect(readUnit('Hg/dL')).toMatchObject({ ucum: 'ug/dL', repaired: true })
    expect(readUnit('10M9/L')).toMatchObject({ ucum: '10*9/L', repaired: true })
    expect(readUnit('ulU/mL')).toMatchObject({ ucum: 'u[IU]/mL', repaired: true })
  })

  test.each([
    ['Uu/l', 'U/l', 'U/L'],
    ['Xx10E3/uL', 'x10E3/uL', '10*3/uL'],
    ['mg/dI', 'mg/dl', 'mg/dL'],
    ['Hmol/L', 'µmol/L', 'umol/L'],
    ['10A9/L', '10^9/L', '10*9/L'],
    ['1079/L', '10^9/L', '10*9/L'],
    ['g/di', 'g/dl', 'g/dL'],
    ['mg/d!', 'mg/dl', 'mg/dL'],
    ['"mg/dL', 'mg/dL', 'mg/dL'],
    ['HIU/mL', 'µIU/mL', 'u[IU]/mL'],
    ['glL', 'g/L', 'g/L'],
    ['UL', 'U/L', 'U/L'],
    ['u/', 'U/l', 'U/L'],
    ['TA', 'T/l', '10*12/L'],
    ['Gl', 'G/l', '10*9/L'],
  ])('%s is what an OCR makes of %s, and is shown as that', (misread, printed, ucum) => {
    expect(readUnit(misread)).toEqual({ ucum, repaired: true, printed })
  })

  test('of micro-units keeps its small letter: uU/mL is not U/mL', () => {
    expect(readUnit('uU/mL')).toEqual({ ucum: 'uU/mL', repaired: false })
    expect(readUnit('UU/ML')).toEqual({ ucum: 'uU/mL', repaired: false })
  })

  test.each(['Glucose', 'and/or', 'A/G', 'H', 'L', '12/03', 'km/h', '', 'm/m/m/m/m', 'x'.repeat(500)])(
    '%s is none',
    (text) => {
      expect(readUnit(text)).toBeUndefined()
    },
  )

  test('has a size, so that g/dL and g/L can be held against each other', () => {
    expect(scaleOf('g/dL').factor / scaleOf('g/L').factor).toBeCloseTo(10)
    expect(scaleOf('10*3/uL')).toEqual(scaleOf('10*9/L'))
    expect(scaleOf('mm/h')).toEqual({ of: 'mm/h', factor: 1 })
  })
})
