import { expect, it } from 'vitest'
import { isEnglishWord } from './is-english-word.ts'

it.each(['severed', 'recurrent', 'hypothyroidism', 'electrolyte', 'haemorrhage', 'color', 'colour', 'breathing'])(
  'knows %s',
  (word) => expect(isEnglishWord(word)).toBe(true),
)
it.each(['stomache', 'brething', 'siezure', 'pregnet'])('does not know %s', (word) =>
  expect(isEnglishWord(word)).toBe(false),
)
