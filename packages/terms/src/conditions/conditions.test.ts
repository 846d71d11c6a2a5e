import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../languages.ts'
import { CONDITIONS, type Condition } from './index.ts'

const everyName = ({ names }: Condition) => [...new Set(Object.values(names).flat().map(folded))]
const folded = (name: string) => name.toLowerCase().replaceAll('’', "'")
const doubles = (list: readonly string[]) => list.filter((each, at) => list.indexOf(each) !== at)

test('every code has the form of the WHO’s ICD-10', () => {
  expect(CONDITIONS.length).toBeGreaterThan(500)
  const codes = CONDITIONS.flatMap(({ icd10, otherCodes }) => [icd10, ...otherCodes])
  expect(codes.filter((code) => !/^[A-Z]\d{2}(\.\d)?$/.test(code))).toEqual([])
})

test('a code is of one condition, unless it tells of an allergy or of what was done', () => {
  const codes = CONDITIONS.filter(({ category, icd10 }) => !category.endsWith('Allergy') && !icd10.startsWith('Z'))
  expect(doubles(codes.flatMap(({ icd10, otherCodes }) => [icd10, ...otherCodes]))).toEqual([])
})

test('no name means two conditions, in whatever language', () => {
  expect(doubles(CONDITIONS.flatMap(everyName))).toEqual([])
})

test('what is searched for leads to one condition', () => {
  const searched = CONDITIONS.flatMap(({ names, searchedAs }) => [...names.en, ...searchedAs].map(folded))
  expect(doubles(searched)).toEqual([])
})

test('every condition has a category and an English name, and names in all languages or in English alone', () => {
  const languagesOf = ({ names }: Condition) => LANGUAGES.filter((language) => names[language].length > 0).length
  const incomplete = CONDITIONS.filter(
    (each) => each.category === '' || each.names.en.length === 0 || ![1, LANGUAGES.length].includes(languagesOf(each)),
  )
  expect(incomplete.map(({ icd10 }) => icd10)).toEqual([])
})

/** The hundred that records name most, by their letter of ICD-10. */
const COMMONEST = `A09 A15 A90 B01 B18.1 B18.2 B24 B54 C18 C34 C50 C61 C80 D25 D50 D64 E03 E05 E10 E11 E14 E53.8 E55 E66 E78.0 E78.5
  F03 F10.2 F31 F32 F41 F41.0 F43.1 F90 G20 G30 G35 G40 G43 G45 G47.0 G47.3 G56.0 H26 H35.3 H40 I10 I20 I21 I25 I26 I48 I50 I64 I73.9
  I80.2 I83 J00 J11 J18 J20 J30.4 J32 J43 J44 J45 K02 K21 K25 K29 K35 K40 K50 K51 K57 K58 K59.0 K64 K74 K76.0 K80 K90.0 L20 L40 L50
  L70 M06.9 M10 M19 M32 M54 M54.3 M54.5 M79.7 M81 N18 N20 N30 N39.0 N40 N80 E28.2 R55 R73.0 T78.2 U07.1 B02 Z95.0`

test('the commonest conditions have a name in each language, in its own letters', () => {
  const LETTERS: Record<Language, RegExp> = {
    en: /\p{Script=Latin}/u,
    es: /\p{Script=Latin}/u,
    fr: /\p{Script=Latin}/u,
    de: /\p{Script=Latin}/u,
    hi: /\p{Script=Devanagari}/u,
    te: /\p{Script=Telugu}/u,
  }
  const unnamed = COMMONEST.split(/\s+/).filter((code) => {
    const names = CONDITIONS.find(({ icd10 }) => icd10 === code)?.names
    return !names || LANGUAGES.some((language) => !LETTERS[language].test(names[language][0] ?? ''))
  })
  expect(unnamed).toEqual([])
})
