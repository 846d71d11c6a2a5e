import { namesSodium, readLabValue } from './lab-values.ts'
import { tokenise } from './tokenise.ts'

/** Words of a lab sheet: a text so short is taken for another language by a word or two. */
export const SHORT = 12
const VERY_SHORT = 5

/** "Na 118, K 4.1" and "HbA1c 12%" hold words of Hindi and French. */
export function isOfLab(text: string, words: number): boolean {
  if (namesSodium(text)) return true
  if (words > VERY_SHORT) return false
  const tokens = tokenise(text)
  return tokens.some((token, at) => token.kind === 'number' && readLabValue(tokens, at, text) !== undefined)
}
