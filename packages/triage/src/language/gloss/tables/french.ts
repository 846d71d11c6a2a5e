import type { LanguageWords } from '../types.ts'

export const frenchWords: LanguageWords = {
  language: 'fr',
  headFinal: false,
  numbers: {},
  words: `
`,
}
