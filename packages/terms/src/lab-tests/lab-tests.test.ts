import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { endsInCheckDigit } from '../testing/loinc.ts'
import { ANALYTES } from './index.ts'

test('every code of LOINC ends in its check digit', () => {
  const codes = ANALYTES.flatMap(({ loinc, molar }) => [loinc, molar]).filter((code) => code !== undefined)
  expect(codes.length).toBeGreaterThan(150)
  expect(codes.filter((code) => !endsInCheckDigit(code))).toEqual([])
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

test('the commonest tests have a name in each language', () => {
  const COMMONEST =
    `718-7 4544-3 789-8 6690-2 777-3 2345-7 4548-4 2160-0 2951-2 2823-3 17861-6 1742-6 1920-8 1975-2 2093-3 2085-9
    2089-1 2571-8 3016-3 2276-4 1988-5 6301-6`.split(/\s+/)
  const unnamed = COMMONEST.filter((code) => {
    const names = ANALYTES.find(({ loinc }) => loinc === code)?.names
    return !names || LANGUAGES.some((language) => names[language].length === 0)
  })
  expect(unnamed).toEqual([])
})
