import { GLOSSARY } from '../knowledge/glossary.ts'
import { findPhrases, indexPhrases } from '../reading/phrases.ts'
import { isMark, type Word } from '../reading/words.ts'

/** What to set in brackets, by the last word of the term that it explains. */
export type LayWords = ReadonlyMap<Word, string>

const TERMS = indexPhrases(GLOSSARY.map(({ term, lay }): [string, string] => [term, lay]))
/** Verdicts that stand between a term and a bracket the source itself opens are no explanation. */
const NEAR = 6

/**
 * Explains each meaning once: not again when `explained` holds it, not where the source opens a bracket of its own, and
 * not where the lay words stand close by anyway. Adds what it explains to `explained`.
 */
export function layWordsFor(words: readonly Word[], explained: Set<string> = new Set()): LayWords {
  const lay = new Map<Word, string>()
  for (const { value, from, to } of findPhrases(words, TERMS)) {
    const last = words[to - 1]
    if (!last || explained.has(value)) continue
    if (isMark(words[to], '(') || (isMark(words[from - 1], '(') && isMark(words[to], ')'))) continue
    const around = words.slice(Math.max(0, from - NEAR), to + NEAR).map(({ norm }) => norm)
    if (` ${around.join(' ')} `.includes(` ${value.toLowerCase()} `)) continue
    explained.add(value)
    lay.set(last, value)
  }
  return lay
}
