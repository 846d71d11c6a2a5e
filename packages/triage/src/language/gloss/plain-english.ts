import type { Token } from '../tokenise.ts'
import { compileWords } from './compile-words.ts'
import { englishOf } from './gloss-text.ts'
import { type ForeignToken, longestAt } from './longest-wording.ts'
import { englishWords } from './tables/english.ts'

const words = compileWords({ language: 'en', headFinal: false, numbers: {}, words: englishWords })

/** Tells shorthand, slips and the English of many countries in plain English; every other token stays as it is. */
export function tellPlainly(tokens: readonly Token[], text: string): Token[] {
  const written = tokens.map((token): ForeignToken => {
    const raw = text.slice(token.start, token.end)
    return { ...token, raw, fold: token.norm, isCapital: raw.length > 1 && raw === raw.toUpperCase() }
  })
  const told: Token[] = []
  const done = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    if (done.has(at)) continue
    const met = token.kind === 'mark' ? undefined : longestAt(written, at, words, done)
    if (!met) {
      told.push(token)
      continue
    }
    for (const index of met.taken) done.add(index)
    told.push(...englishOf(met, written))
  }
  return told
}
