import { expect, test } from 'vitest'
import { typePressure } from './type-pressure.ts'

/** Key after key, as a keyboard sends them. */
const type = (keys: string) => [...keys].reduce((text, key) => typePressure(text, text + key), '')

test.each(['12080', '120/80', '120 80', '120-80', '120 / 80', '120 - 80'])('%s typed key by key reads 120/80', (keys) =>
  expect(type(keys)).toBe('120/80'),
)

test.each([
  ['9560', '95/60'],
  ['210115', '210/115'],
  ['high', 'high'],
])('%s typed key by key reads %s', (keys, text) => expect(type(keys)).toBe(text))

test('what is pasted stays what it says, and the slash can be taken back', () => {
  expect(typePressure('', '120 80')).toBe('120/80')
  expect(typePressure('', '१२० / ८०')).toBe('१२० / ८०')
  expect(typePressure('120/', '120')).toBe('120')
  expect(typePressure('120', '12')).toBe('12')
})
