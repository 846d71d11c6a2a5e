import type { LanguageWords } from '../types.ts'

export const hindiWords: LanguageWords = {
  language: 'hi',
  headFinal: true,
  numbers: {},
  words: `
`,
}
