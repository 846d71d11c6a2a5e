import { foldOf } from '../gloss/compile-words.ts'
import { wordsOfLanguage } from '../gloss/index.ts'
import { withoutAccents } from './medicine-names.ts'
import type { OtherLanguage } from './words.ts'

/** A word, a number or a mark, at its place in the text. */
export interface Piece {
  /** Small, and in Latin letters without accents. */
  norm: string
  /** NaN for a word that is no number of the language. */
  value: number
  isMark: boolean
  start: number
  end: number
}

/** Cuts a text as it was written: the tables tell many names of medicines, and many ways to swallow them, in no English. */
export function piecesOf(text: string, language: OtherLanguage | 'en'): Piece[] {
  const numbers = language === 'en' ? undefined : wordsOfLanguage(language)?.numbers
  const fold = language === 'en' ? (word: string) => word : foldOf(language)
  return [...text.matchAll(/\p{Nd}+(?:[.,:]\p{Nd}+)?|[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}\p{Nd}\s'’-]/gu)].map(
    ({ 0: raw, index }) => {
      const written = raw.replace(/[\u200c\u200d]/g, '')
      const value = /^\d+$/.test(raw) ? Number(raw) : (numbers?.get(fold(written)) ?? Number.NaN)
      const isMark = !/[\p{L}\p{Nd}]/u.test(raw)
      return { norm: withoutAccents(written.toLowerCase()), value, start: index, end: index + raw.length, isMark }
    },
  )
}
