import type { FindingId } from '../knowledge/types.ts'
import { placeOf } from './classifier.ts'

/** Number of places that terms are hashed into. */
export const TERM_PLACES = 1 << 16

/** How somebody tells of an illness. */
export interface Presentation {
  /** Stems of the words in their order, each behind how it is told: "no:fever". */
  told: readonly string[]
  /** Findings that the text tells of. */
  findings: readonly FindingId[]
}

/** A word said three times says little more than once. */
const MOST_OF_ONE = 1.5
/** The causes weigh the findings already: here they count half, so that other words for them are heard. */
const FINDING = 0.5
const HAS_LETTER = /\p{L}/u
/** Denied, of somebody else, or supposed. The causes weigh denials by themselves. */
const NOT_THEIRS = /^(no|other|if):/
/** How it began belongs to the illness. */
const PAST = /^past:/

/** The weight of each term by its place: words and findings. */
export function termsOf({ told, findings }: Presentation): Map<number, number> {
  const terms = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const place = placeOf(name, TERM_PLACES)
    terms.set(place, Math.min(MOST_OF_ONE, (terms.get(place) ?? 0) + weight))
  }
  for (const word of told) {
    if (!HAS_LETTER.test(word) || NOT_THEIRS.test(word)) continue
    add(`w ${word.replace(PAST, '')}`, 1)
  }
  for (const finding of findings) add(`f ${finding}`, FINDING)
  return terms
}
