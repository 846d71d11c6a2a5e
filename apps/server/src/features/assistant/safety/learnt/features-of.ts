import { type Features, placeOf } from '@salus/triage'
import type { Meaning, Token } from '../read-sentence.ts'
import type { SentenceMeaning } from '../sentence-meaning.ts'
import { CONCEPTS } from '../words/types.ts'

/** Number of places that features are hashed into. */
export const PLACES = 1 << 17

/**
 * Features of a sentence: its words, the pieces of its words, and the meanings that its languages find in it. Each family
 * together has the length 1.
 */
export function featuresOf(tokens: readonly Token[], meanings: readonly SentenceMeaning[]): Features {
  const words = tokens.map(({ text, number }) => (number === undefined ? text : NUMBER))
  const isQuestion = /[?？]/.test(tokens.at(-1)?.after ?? '')
  const features = new Map<number, number>()
  for (const family of [wordsOf(words, isQuestion), piecesOf(words), meaningsOf(meanings)]) {
    const weight = 1 / Math.sqrt(Math.max(1, family.size))
    for (const name of family) {
      const place = placeOf(name, PLACES)
      features.set(place, (features.get(place) ?? 0) + weight)
    }
  }
  return features
}

/** Stands for every number, so that "400" is learnt from "200". */
const NUMBER = '#'

/** Words, pairs of neighbours, and pairs with one word between. */
function wordsOf(words: readonly string[], isQuestion: boolean): Set<string> {
  const all = ['<', ...words, isQuestion ? '?' : '>']
  return new Set(
    all.flatMap((word, at) => [`w ${word}`, `2 ${all[at - 1]} ${word}`, `3 ${all[at - 2]} ${word}`].slice(0, 1 + at)),
  )
}

const SIZES = [3, 4, 5]

/** Runs of letters, for languages that put much into the endings of words. */
function piecesOf(words: readonly string[]): Set<string> {
  const pieces = new Set<string>()
  for (const word of words) {
    const edged = `<${word}>`
    for (const size of SIZES) {
      for (let from = 0; from + size <= edged.length; from++) pieces.add(`p ${edged.slice(from, from + size)}`)
    }
  }
  return pieces
}

const MEANINGS: readonly Meaning[] = [...CONCEPTS, 'prescription', 'overTheCounter', 'amount']

/** Meanings alone and in pairs of one clause: the same for every language, so that one teaches the others. */
function meaningsOf(meanings: readonly SentenceMeaning[]): Set<string> {
  const found = new Set<string>()
  for (const meaning of meanings) {
    for (const clause of meaning.clauses) {
      const names = MEANINGS.flatMap((each) =>
        meaning
          .all(each, clause)
          .map((span) => `${each}${meaning.isDenied(span) ? '-' : ''}${meaning.isCondition(span) ? '?' : ''}`),
      )
      for (const one of names) {
        found.add(`m ${one}`)
        for (const other of names) if (one < other) found.add(`m ${one} ${other}`)
      }
    }
  }
  return found
}
