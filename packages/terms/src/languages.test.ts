import { expect, test } from 'vitest'
import { LANGUAGE_OF, LANGUAGES } from './languages.ts'

test('the longer code of each language names the same language', () => {
  expect(Object.values(LANGUAGE_OF)).toEqual([...LANGUAGES])
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
  for (const [long, short] of Object.entries(LANGUAGE_OF)) expect(inEnglish.of(long)).toBe(inEnglish.of(short))
})
