import type { Language } from '@salus/terms/languages'
import type { FindingId } from '../../knowledge/types.ts'

export type LanguageCode = Language

/**
 * What an emergency sounds like in a language that is otherwise not read. Each wording is groups joined by `&`; all groups
 * must stand in one sentence, in any order. A group lists alternatives with `|`; `*` ends the stem of a word.
 */
export interface EmergencyPhrases {
  language: LanguageCode
  /** Frequent small words, by which the language is known. */
  commonWords: string
  /** Words that deny what stands next to them, before it or after it. */
  negations: string
  negationFollows: boolean
  findings: Readonly<Record<FindingId, readonly string[]>>
  /** Those that the telling word by word loses: heard in every text, whatever its language. */
  evenIfTold: Readonly<Record<FindingId, readonly string[]>>
}
