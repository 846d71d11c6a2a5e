import type { FindingId } from '../knowledge/types.ts'
import type { Candidate } from './candidates.ts'
import type { LanguageCode } from './emergency-phrases/types.ts'
import type { Measurement } from './measurements.ts'
import { wordsOf } from './read-emergency-phrases.ts'
import { allOfIt } from './swallowed/all-of-it.ts'
import { countedMedicines, fewTooMany } from './swallowed/counted.ts'
import type { Token } from './tokenise.ts'
import { readToldTogether } from './told-together/read-told-together.ts'

/** Tablets counted in the words as they were written, at the tokens that tell them. */
export function countedIn(tokens: readonly Token[], text: string, language: string | undefined): Measurement[] {
  if (language === undefined) return []
  return countedMedicines(text).flatMap(({ value, start, end }) => {
    const at = tokens.findIndex((token) => token.start < end && token.end > start)
    return at < 0 ? [] : [{ kind: 'tablets_taken' as const, value, from: at, to: at }]
  })
}

/** Dangers told in parts are neither denied nor over: their wordings hold the denials ("will not be here", "does not swallow"). */
export function togetherIn(tokens: readonly Token[], text: string, languages: readonly LanguageCode[]): Candidate[] {
  return readToldTogether(text, wordsOf(text), languages).flatMap(({ finding, start, end }) =>
    candidateAt(tokens, finding, start, end).map((candidate) => ({ ...candidate, asTold: true })),
  )
}

function candidateAt(tokens: readonly Token[], finding: FindingId, start: number, end: number): Candidate[] {
  const overlapping = [...tokens.keys()].filter((at) => {
    const token = tokens[at] as Token
    return token.start < end && token.end > start
  })
  // Words that no table tells in English leave no token: the one before them tells of whom they are.
  const before = tokens.findLastIndex((token) => token.start <= start)
  const core = overlapping.length > 0 ? overlapping : tokens.length > 0 ? [Math.max(0, before)] : []
  return core.length === 0 ? [] : [{ finding, denies: false, oneWording: false, tokens: core, core }]
}

/** All of a medicine, or few tablets that are too many, in the words as they were written, at the tokens that tell them. */
export function swallowedIn(tokens: readonly Token[], text: string, language: string | undefined): Candidate[] {
  return [...allOfIt(text), ...(language === undefined ? [] : fewTooMany(text))].flatMap(({ start, end }) =>
    candidateAt(tokens, 'overdose', start, end),
  )
}
