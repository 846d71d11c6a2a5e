import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { endsInCheckDigit } from '../testing/loinc.ts'
import { VITAL_SIGNS } from './index.ts'

const SIGNS = Object.entries(VITAL_SIGNS)

test.each(SIGNS)('%s has a code of LOINC and a name in each language', (_sign, { loinc, names }) => {
  expect(endsInCheckDigit(loinc)).toBe(true)
  expect(LANGUAGES.filter((language) => names[language].length === 0)).toEqual([])
})

test('no name means two signs', () => {
  const all = SIGNS.flatMap(([, { names }]) => [...new Set(Object.values(names).flat())])
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
})
