import { type Passage, wordsIn } from '../reading/passages.ts'
import { centralityOf } from './centrality.ts'
import { isContent, rootOf, weighPassages } from './weigh.ts'

/** Fewer words than this are no line worth adding. */
const LEAST_WORDS = 3
/** A passage is left out when this share of what it speaks of has been said. */
const SAID_BEFORE = 0.6

/** The passages to show, in their order, of at most `limit` words together unless the best one alone is longer. */
export function choosePassages(passages: readonly Passage[], limit: number): Passage[] {
  const contents = passages.map((passage) => [
    ...new Set(
      wordsIn(passage)
        .filter(isContent)
        .map(({ norm }) => rootOf(norm)),
    ),
  ])
  const weights = weighPassages(passages, centralityOf(contents))
  const ranked = passages.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
  const chosen: number[] = []
  const said = new Set<string>()
  let room = limit
  for (const index of ranked) {
    const length = countWords(passages[index] as Passage)
    const content = contents[index] ?? []
    if (content.length === 0 || (room < length && chosen.length > 0)) continue
    const repeated = content.filter((word) => said.has(word)).length
    if (repeated > content.length * SAID_BEFORE) continue
    chosen.push(index)
    for (const word of content) said.add(word)
    room -= length
    if (room < LEAST_WORDS) break
  }
  return chosen.sort((a, b) => a - b).map((index) => passages[index] as Passage)
}

const countWords = (passage: Passage): number => wordsIn(passage).filter(({ kind }) => kind !== 'mark').length
