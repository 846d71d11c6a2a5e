import type { LanguageWords } from '../types.ts'
import { teluguClasses } from './telugu-classes.ts'
import { teluguDangers } from './telugu-dangers.ts'
import { teluguGrammar } from './telugu-grammar.ts'

/** Telugu in its script and in Latin letters, as it is mixed with English. The first of two equal wordings counts. */
export const teluguWords: LanguageWords = {
  language: 'te',
  headFinal: true,
  numbers: {},
  classes: teluguClasses,
  words: teluguDangers + teluguGrammar,
}
