import { expect, test } from 'vitest'
import { fold } from '../../reading/fold.ts'
import { readUnit } from '../../reading/units.ts'
import { ANALYTES } from './index.ts'

test('every code of LOINC ends in its check digit', () => {
  const wrong = ANALYTES.flatMap(({ loinc, molar }) => [loinc, molar]).filter(
    (code) => code !== undefined && !endsInCheckDigit(code),
  )
  expect(wrong).toEqual([])
})

test('no code stands for two analytes', () => {
  const codes = ANALYTES.flatMap(({ loinc, molar }) =>
    [...new Set([loinc, molar])].filter((code) => code !== undefined),
  )
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('every analyte has a name of its own and a plausible span in each unit', () => {
  expect(new Set(ANALYTES.map(({ name }) => name)).size).toBe(ANALYTES.length)
  expect(ANALYTES.filter(({ units }) => Object.values(units).some(([low, high]) => low >= high))).toEqual([])
})

test('the units are written as they are read', () => {
  const units = new Set(
    ANALYTES.flatMap(({ units }) => Object.keys(units)).filter((unit) => /^[a-zA-Z%]+\/?[a-zA-Z]*$/.test(unit)),
  )
  expect([...units].filter((unit) => readUnit(unit)?.ucum !== unit)).toEqual(
    ['kPa', 'L/L'].filter((unit) => units.has(unit) && readUnit(unit)?.ucum !== unit),
  )
})

test('no name in one language is empty or written twice', () => {
  const twice = ANALYTES.flatMap(({ name, ...languages }) =>
    (['en', 'es', 'fr', 'de', 'hi', 'te'] as const).flatMap((language) => {
      const names = (languages[language] ?? 'x').split('|').map(fold)
      return names
        .filter((each, index) => each === '' || names.indexOf(each) !== index)
        .map((each) => `${name} ${language} ${each}`)
    }),
  )
  expect(twice).toEqual([])
})

/** Modulus 10, each second digit from the right doubled (LOINC Users' Guide). */
function endsInCheckDigit(code: string): boolean {
  const [number = '', check] = code.split('-')
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const twice = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}
