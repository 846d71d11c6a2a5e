import { sectionsAsked } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import type { ToldValue } from '../library/article-reply.ts'
import type { Read } from '../library/read-library.ts'
import type { Turn } from './turn.ts'

/** A page of the library that answers what was asked. */
export interface Found {
  read: Read
  language: Language
  score: number
  /** The place of the line that answers, where somebody has foreseen the question. */
  line?: string | undefined
  /** The meaning of a value in the question, where the page is of its test. */
  value?: ToldValue | undefined
}

/** Whoever asks so wants to know what is written down of them. */
export const ASKS_THE_RECORD =
  /^(?:am i allergic|what am i allergic|do i have any (?:allerg|condition)|(?:what|which) (?:medicines?|meds|medications?|conditions?|allergies|illnesses) (?:do|am|have) i|when (?:was|did) my last|what was my last)/i

export const OF_LIBRARY = 'library:'
/** So few words may go on with what was said before. */
export const SHORT = 8

/** Speaks of what was read last, and does not name it. */
const GOES_ON =
  /^(?:and|y|et|und|aur|और|మరి)\b|(?<!\p{L})(?:it|that|this|they|them|eso|esto|ça|cela|c['’]est|das|dies|es|यह|ये|इस|इससे|yeh|ye|is se|ఇది|అది|దీని)(?!\p{L})/iu

/** "And is it contagious?" after an article. */
export function lastRead({ text, interview }: Turn): string | undefined {
  const [last] = interview?.about ?? []
  const isShort = text.trim().split(/\s+/).length <= SHORT
  return last?.startsWith(OF_LIBRARY) && isShort && sectionsAsked(text).length > 0
    ? last.slice(OF_LIBRARY.length)
    : undefined
}

export const goesOnReading = (turn: Turn): boolean => lastRead(turn) !== undefined && GOES_ON.test(turn.text)
