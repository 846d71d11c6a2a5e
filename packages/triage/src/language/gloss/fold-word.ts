import { fold } from '../phrase-groups.ts'

/** Nobody spells Hindi or Telugu in Latin letters as another does: long and doubled letters, w for v, ph for f. */
const ROMANISED: readonly [RegExp, string][] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/([bcdfgjklmnprstvy])\1+/g, '$1'],
]

/** The form in which words of a table and of a text are compared. */
export function foldWord(word: string, isRomanised: boolean): string {
  const folded = fold(word)
  if (!isRomanised || !/^[a-z]+$/.test(folded)) return folded
  return ROMANISED.reduce((form, [sound, written]) => form.replace(sound, written), folded)
}
