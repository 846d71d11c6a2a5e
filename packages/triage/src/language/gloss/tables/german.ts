import type { LanguageWords } from '../types.ts'

export const germanWords: LanguageWords = {
  language: 'de',
  headFinal: false,
  numbers: {},
  words: `
`,
}
