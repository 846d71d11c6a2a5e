import type { LanguageWords } from '../types.ts'

export const teluguWords: LanguageWords = {
  language: 'te',
  headFinal: true,
  numbers: {},
  words: `
`,
}
