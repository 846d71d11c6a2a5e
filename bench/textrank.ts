import { FUNCTION_WORDS } from '@salus/terms/words'

/**
 * Sentences in the order of TextRank (Mihalcea and Tarau 2004): PageRank over the sentences, each pair joined by the words
 * they share over the logarithms of their lengths. Quadratic, which a bench can afford.
 */
export function rankSentences(sentences: string[]): number[] {
  const words = sentences.map((sentence) => sentence.toLowerCase().match(/[a-z0-9]+/g) ?? [])
  const sets = words.map((each) => new Set(each.filter((word) => !FUNCTION_WORDS.en.has(word))))
  const ties = sets.map((a, row) =>
    sets.map((b, column) => (row === column ? 0 : similarity(a, b, words[row], words[column]))),
  )
  const sums = ties.map((row) => row.reduce((sum, tie) => sum + tie, 0))
  let scores = sentences.map(() => 1)
  for (let round = 0; round < 50; round++) {
    scores = scores.map((_, index) =>
      scores.reduce((sum, score, from) => {
        const tie = ties[from]?.[index] ?? 0
        return tie === 0 ? sum : sum + (DAMPING * score * tie) / (sums[from] ?? 1)
      }, 1 - DAMPING),
    )
  }
  return sentences.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}

const DAMPING = 0.85

function similarity(a: Set<string>, b: Set<string>, wordsA: string[] = [], wordsB: string[] = []): number {
  const lengths = Math.log(wordsA.length) + Math.log(wordsB.length)
  if (!(lengths > 0)) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / lengths
}
