import type { LanguageCode } from '../emergency-phrases/types.ts'

/**
 * The words of a language, told in the English that the findings are written in: how this language says what English says.
 * A line of `words` is `English: wordings`:
 *
 *     pain: dolor[es]|duel(e|en)       one of several, what may be left out, letters too
 *     numb: adormecid*                 the beginning of a word
 *     cannot move: no .. puedo mover   up to three words between; they are read by themselves, after it
 *     for # days: desde hace # dias    a number, in digits or in words
 *     headache: HA                     capitals only where they stand in capitals
 *     -: el|la|los|las                 says nothing of health
 *     cannot breathe: {breath} nahi    one of the wordings of a class of `classes`
 *
 * Case, accents, German ae, oe and ue and, in Latin letters, the spellings of Hindi, Telugu and Spanish sounds are folded: see
 * fold-word.ts. The longest wording wins at each place.
 */
export interface LanguageWords {
  language: Exclude<LanguageCode, 'en'>
  /** Denials stand behind what they deny (Hindi, Telugu): they are moved before it. */
  headFinal: boolean
  words: string
  /** Wordings that many lines share: `{breath}` in a line stands for any of them. They have no gaps and no numbers. */
  classes?: Readonly<Record<string, string>>
  /** Number words: `dos` is 2. */
  numbers: Readonly<Record<string, number>>
}
