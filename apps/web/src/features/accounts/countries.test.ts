import { expect, test } from 'vitest'
import { COUNTRIES, findCountries, likelyCountry } from './countries.ts'

const names = (search: string) => findCountries(COUNTRIES, search).map(({ label }) => label)

test('a country is found by the beginning of its name first', () => {
  expect(names('united s')[0]).toBe('United States')
  expect(names('ind').slice(0, 2)).toEqual(['India', 'Indonesia'])
})

test('accents do not count', () => {
  expect(names('cote')).toContain('Côte d’Ivoire')
  expect(names('Türk')).toEqual(names('turk'))
})

test('a country is found by its letters or its calling code', () => {
  expect(names('in')[0]).toBe('India')
  expect(names('+91')).toEqual(['India'])
  expect(names('zzz')).toEqual([])
})

test.each([
  [['en-IN'], 'UTC', 'IN'],
  [['en-US'], 'Asia/Calcutta', 'IN'],
  [['de'], undefined, 'DE'],
  [['en'], 'UTC', 'US'],
  [[], 'UTC', ''],
])('a browser that speaks %j in %s is likely in %s', (languages, timeZone, country) => {
  expect(likelyCountry(languages, timeZone)).toBe(country)
})
