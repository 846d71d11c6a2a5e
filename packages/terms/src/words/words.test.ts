import { expect, test } from 'vitest'
import { FUNCTION_WORDS, STOP_WORDS } from './index.ts'

test.each(Object.entries(FUNCTION_WORDS))('the small words of %s are single and lower case', (_language, words) => {
  expect([...words].filter((word) => !/^\p{Ll}+$/u.test(word))).toEqual([])
  expect(words.size).toBeGreaterThan(25)
})

test('a word that names a part of the body stops a search in no question', () => {
  expect(STOP_WORDS.has('back')).toBe(true)
  expect(FUNCTION_WORDS.en.has('back')).toBe(false)
})
