import type { Language } from '@salus/terms/languages'
import { withoutPlural } from '../without-plural.ts'

/** Small letters, without the accents of Latin ones. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** The words of a folded text. */
export const termsOf = (said: string): string[] =>
  (said.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => withoutPlural(word))

/** Whether all words of a name are among those that were said. */
export function isSaid(name: string, asked: readonly string[], language: Language): boolean {
  const terms = termsOf(folded(name))
  return terms.length > 0 && terms.every((term) => asked.some((word) => isWord(word, term, language)))
}

const SHORTEST_STEM = 4
/** Telugu puts endings on a word, German puts another word behind it. */
const isWord = (word: string, term: string, language: Language): boolean =>
  word === term ||
  (term.length >= SHORTEST_STEM &&
    word.startsWith(term) &&
    (language === 'te' || (language === 'de' && /^(?:s|n|en)?(?:wert|spiegel)/.test(word.slice(term.length)))))
