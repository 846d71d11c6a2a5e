import type { FindingId } from '../knowledge/types.ts'
import { bindSensations } from './bind-sensations.ts'
import { findingsBoundTo, type Lexicon } from './lexicon.ts'
import { isSentenceEnd, isSkippable, type Match } from './match-phrases.ts'
import type { Token } from './tokenise.ts'

/** A finding that some words of a text may tell. */
export interface Candidate {
  finding: FindingId
  denies: boolean
  /** One wording, and not two parts that stand near each other. */
  oneWording: boolean
  tokens: number[]
  /** Tokens that decide whether it is denied. */
  core: number[]
  /** Nothing around it denies it, or puts it into the past. */
  asTold?: boolean
}

/** The matches of a text tell findings by a wording, by parts that stand close together, or as a sensation at a place. */
export const candidatesOf = (matches: readonly Match[], tokens: readonly Token[], lexicon: Lexicon): Candidate[] => [
  ...wholeCandidates(matches, tokens, lexicon),
  ...boundCandidates(matches, tokens, lexicon),
]

/** Findings told by a wording of their own, and by parts that stand close together. */
function wholeCandidates(matches: readonly Match[], tokens: readonly Token[], lexicon: Lexicon): Candidate[] {
  const sentences = sentencesOf(tokens)
  const whole: Candidate[] = []
  const parts = new Map<number, Match[][]>()
  for (const match of matches) {
    const { meaning, tokens: taken } = match
    if (meaning.kind === 'finding') {
      whole.push({
        finding: meaning.finding,
        denies: meaning.denies,
        oneWording: isUnbroken(taken, tokens),
        tokens: taken,
        core: taken,
      })
    }
    if (meaning.kind === 'part') {
      const sides = parts.get(meaning.pair) ?? []
      sides[meaning.side] = [...(sides[meaning.side] ?? []), match]
      parts.set(meaning.pair, sides)
    }
  }
  for (const [index, sides] of parts) {
    const pair = lexicon.pairs[index]
    if (!pair) continue
    for (const first of sides[0] ?? []) {
      const others = Array.from({ length: pair.sides - 1 }, (_, side) =>
        nearest(first, sides[side + 1] ?? [], sentences),
      )
      if (others.some((other) => other === undefined)) continue
      const taken = [...new Set([first, ...(others as Match[])].flatMap((match) => match.tokens))].sort((a, b) => a - b)
      whole.push({ finding: pair.finding, denies: pair.denies, oneWording: false, tokens: taken, core: taken })
    }
  }
  return whole
}

const PAIR_REACH = 8
// No wording is longer, gaps included.
const LONGEST_SPAN = 40

function nearest(first: Match, others: readonly Match[], sentences: Uint32Array): Match | undefined {
  const start = first.tokens[0] as number
  const end = first.tokens.at(-1) as number
  let best: Match | undefined
  let least = PAIR_REACH + 1
  for (let at = firstFrom(others, start - LONGEST_SPAN); at < others.length; at++) {
    const other = others[at] as Match
    const from = other.tokens[0] as number
    if (from - end > PAIR_REACH) break
    const to = other.tokens.at(-1) as number
    if ((from <= end && to >= start) || sentences[from] !== sentences[start]) continue
    const distance = from > end ? from - end : start - to
    if (distance < least) {
      least = distance
      best = other
    }
  }
  return best
}

/** Index of the first match that begins at the token or later; matches stand in the order of their first token. */
function firstFrom(matches: readonly Match[], token: number): number {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((matches[middle]?.tokens[0] as number) < token) low = middle + 1
    else high = middle
  }
  return low
}

function boundCandidates(matches: readonly Match[], tokens: readonly Token[], lexicon: Lexicon): Candidate[] {
  return bindSensations(matches, tokens).flatMap((binding) =>
    findingsBoundTo(lexicon, binding.sensation, binding.site)
      .filter(({ modifier }) => modifier === undefined || binding.modifiers.includes(modifier))
      .map(({ finding, denies }) => ({
        finding,
        denies,
        oneWording: isUnbroken(binding.tokens, tokens),
        tokens: binding.tokens,
        core: binding.core,
      })),
  )
}

/** Whether nothing stands between that could say something of its own. */
const isUnbroken = (taken: readonly number[], tokens: readonly Token[]): boolean => {
  for (let at = taken[0] as number; at < (taken.at(-1) as number); at++) {
    if (!taken.includes(at) && !isSkippable(tokens[at] as Token)) return false
  }
  return true
}

function sentencesOf(tokens: readonly Token[]): Uint32Array {
  const sentences = new Uint32Array(tokens.length)
  let sentence = 0
  for (const [at, token] of tokens.entries()) {
    sentences[at] = sentence
    if (isSentenceEnd(token)) sentence++
  }
  return sentences
}
