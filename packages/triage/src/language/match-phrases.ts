import type { Lexicon, Meaning, TrieNode } from './lexicon.ts'
import { EXACTLY, GAP } from './phrase-grammar.ts'
import type { Token } from './tokenise.ts'

export interface Match {
  meaning: Meaning
  /** Indices of the tokens that make it, ascending; what was skipped between is left out. */
  tokens: number[]
}

/** Words that may stand between the words of a phrase without changing what it says. */
const SKIPPABLE = new Set(
  `a an the my his her our your their this that these those some any to of is are am was were be been being has have had
  having very really so quite just too also still i me it he she him them they we you us do does did in on at around for
  feel feels feeling felt felts get gets getting got keep keeps kept like always constantly kinda kind sort bit little
  more much all both own super pretty extremely severely completely totally almost now slightly somewhat which started
  starts start starting become becoming became went gone suddenly actually literally definitely such bad badly
  as if from with when again whole entire new sudden severe mild terrible awful both hour day week month year`.split(
    /\s+/,
  ),
)
export const isSkippable = (token: Token): boolean => token.kind === 'number' || SKIPPABLE.has(token.norm)

const MAX_SKIPPED = 3
const MAX_GAP = 5

export function matchPhrases(tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const matches: Match[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    if (token.kind === 'mark') continue
    for (const node of nextNodes(lexicon.root, token)) walk(node, index + 1, [index], 0, tokens, matches)
  }
  return matches
}

/**
 * A language whose verb comes last says "arm lift cannot": in the mirror that is "cannot lift arm". Both readings count.
 */
export function matchEitherWay(tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const last = tokens.length - 1
  const mirrored = matchPhrases([...tokens].reverse(), lexicon)
    .filter(({ tokens: taken }) => taken.length > 1)
    .map(({ meaning, tokens: taken }) => ({ meaning, tokens: taken.map((at) => last - at).reverse() }))
  // Matches stand in the order of their first token.
  return [...matchPhrases(tokens, lexicon), ...mirrored].sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0))
}

function walk(
  node: TrieNode,
  at: number,
  taken: number[],
  skipped: number,
  tokens: readonly Token[],
  matches: Match[],
): void {
  if (skipped === 0) for (const meaning of node.meanings) matches.push({ meaning, tokens: taken })
  const token = tokens[at]
  if (node.next.size === 0 || !token) return
  const afterGap = node.next.get(GAP)
  if (afterGap) {
    for (let ahead = at; ahead <= at + MAX_GAP && ahead < tokens.length; ahead++) {
      const candidate = tokens[ahead] as Token
      if (isSentenceEnd(candidate) || beginsStatement(tokens, ahead)) break
      const before = matches.length
      for (const next of nextNodes(afterGap, candidate)) walk(next, ahead + 1, [...taken, ahead], 0, tokens, matches)
      // Only a whole phrase ends the gap: "back" of "the back of my wrist" may begin one and lead nowhere.
      if (matches.length > before) break
    }
  }
  for (const next of nextNodes(node, token)) walk(next, at + 1, [...taken, at], 0, tokens, matches)
  if (skipped < MAX_SKIPPED && isSkippable(token)) walk(node, at + 1, taken, skipped + 1, tokens, matches)
}

/** "…, and my leg hurts", "but it": what follows is said of something else. */
const beginsStatement = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.norm === 'but' || (/^(and|,)$/.test(tokens[at]?.norm ?? '') && OWN.test(tokens[at + 1]?.norm ?? ''))
const OWN = /^(my|his|her|their|the)$/

/** By the stem of the word, and by the word as it is written. */
function nextNodes({ next }: TrieNode, { stem, norm }: Token): TrieNode[] {
  const nodes: TrieNode[] = []
  const byStem = next.get(stem)
  if (byStem) nodes.push(byStem)
  const byWord = next.get(EXACTLY + norm)
  if (byWord) nodes.push(byWord)
  return nodes
}

export const isSentenceEnd = (token: Token): boolean => token.kind === 'mark' && /^[.!?;।]$/.test(token.norm)
