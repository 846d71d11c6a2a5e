import { type Word, wordsOf } from './words.ts'

interface Phrase<T> {
  /** Compared word by word; in small letters unless the phrase is an abbreviation of capitals. */
  words: { text: string; exact: boolean }[]
  value: T
}

export type PhraseIndex<T> = ReadonlyMap<string, readonly Phrase<T>[]>

export interface Found<T> {
  value: T
  /** Indexes into the words searched, `to` exclusive. */
  from: number
  to: number
}

/** Phrases by their first word, longest first. Up to three capitals (MI) must be met as capitals. */
export function indexPhrases<T>(entries: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const index = new Map<string, Phrase<T>[]>()
  for (const [text, value] of entries) {
    const words = wordsOf(text).map(({ raw, norm }) => {
      const exact = /^\p{Lu}{1,3}$/u.test(raw)
      return { text: exact ? raw : norm.toLowerCase(), exact }
    })
    const first = words[0]?.text.toLowerCase()
    if (!first) continue
    const list = index.get(first) ?? []
    list.push({ words, value })
    index.set(first, list)
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length)
  return index
}

/** The phrases in words, in order and without overlap, the longest where several begin. */
export function findPhrases<T>(words: readonly Word[], index: PhraseIndex<T>): Found<T>[] {
  const found: Found<T>[] = []
  for (let at = 0; at < words.length; at++) {
    const hit = index.get(words[at]?.norm ?? '')?.find((phrase) => matches(words, at, phrase))
    if (!hit) continue
    found.push({ value: hit.value, from: at, to: at + hit.words.length })
    at += hit.words.length - 1
  }
  return found
}

const matches = <T>(words: readonly Word[], at: number, phrase: Phrase<T>): boolean =>
  phrase.words.every(({ text, exact }, offset) => {
    const word = words[at + offset]
    return word !== undefined && (exact ? word.raw === text : word.norm.toLowerCase() === text)
  })
