/**
 * How central each passage is, 0 to 1: a walk from passages to the words they share and back, as TextRank walks between
 * sentences, but over words, so that a round takes time in proportion to the text and not to its square.
 */
export function centralityOf(passages: readonly (readonly string[])[]): number[] {
  const counts = new Map<string, number>()
  for (const words of passages) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const linked = passages.map((words) => [...new Set(words)].filter((word) => (counts.get(word) ?? 0) > 1))
  let scores = passages.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) scores = walk(linked, counts, scores)
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.MIN_VALUE)
  return scores.map((score) => score / highest)
}

const ROUNDS = 12
/** Of Brin and Page 1998, section 2.1.1, as in TextRank (Mihalcea and Tarau 2004). */
const DAMPING = 0.85

function walk(linked: string[][], counts: ReadonlyMap<string, number>, scores: number[]): number[] {
  const held = new Map<string, number>()
  linked.forEach((words, index) => {
    const share = (scores[index] ?? 0) / (words.length || 1)
    for (const word of words) held.set(word, (held.get(word) ?? 0) + share)
  })
  return linked.map((words) =>
    words.reduce((sum, word) => sum + (DAMPING * (held.get(word) ?? 0)) / (counts.get(word) ?? 1), 1 - DAMPING),
  )
}
