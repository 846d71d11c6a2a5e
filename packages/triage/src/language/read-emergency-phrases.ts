import type { FindingId } from '../knowledge/types.ts'
import { french } from './emergency-phrases/french.ts'
import { german } from './emergency-phrases/german.ts'
import { hindi } from './emergency-phrases/hindi.ts'
import { spanish } from './emergency-phrases/spanish.ts'
import { telugu } from './emergency-phrases/telugu.ts'
import type { EmergencyPhrases, LanguageCode } from './emergency-phrases/types.ts'

export const OTHER_LANGUAGES: readonly EmergencyPhrases[] = [spanish, french, german, hindi, telugu]

export interface ForeignMention {
  finding: FindingId
  language: LanguageCode
  denied: boolean
  start: number
  end: number
}

export interface Word {
  norm: string
  start: number
  end: number
  sentence: number
}

/** Words of any script; elided articles (l', n') are words of their own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let sentence = 0
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\d+|[.!?;।\n]/gu)) {
    if (/^[.!?;।\n]$/.test(match[0])) sentence++
    else words.push({ norm: fold(match[0]), start: match.index, end: match.index + match[0].length, sentence })
  }
  return words
}

function fold(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase()
  return /\p{Script=Latin}/u.test(lower)
    ? lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
    : lower.normalize('NFC')
}

interface Alternative {
  words: { text: string; prefix: boolean }[]
}
type Group = Alternative[]
interface Pattern {
  finding: FindingId
  groups: Group[]
}

const COMPILED = OTHER_LANGUAGES.map((phrases) => ({
  phrases,
  negations: new Set(phrases.negations.split(' ').map(fold)),
  patterns: Object.entries(phrases.findings).flatMap(([finding, wordings]) =>
    wordings.map((wording): Pattern => ({ finding, groups: wording.split(' & ').map(compileGroup) })),
  ),
}))

function compileGroup(source: string): Group {
  return source.split('|').map((alternative) => ({
    words: alternative.split(' ').map((word) => ({ text: fold(word.replace('*', '')), prefix: word.endsWith('*') })),
  }))
}

/** How many words the groups of one wording may span. */
const WINDOW = 9

export function readEmergencyPhrases(words: readonly Word[], languages: ReadonlySet<LanguageCode>): ForeignMention[] {
  const mentions: ForeignMention[] = []
  for (const { phrases, negations, patterns } of COMPILED) {
    if (!languages.has(phrases.language)) continue
    for (const pattern of patterns) {
      for (const met of findPattern(pattern, words)) {
        mentions.push({
          finding: pattern.finding,
          language: phrases.language,
          denied: isDenied(met, words, negations, phrases.negationFollows),
          start: words[met.from]?.start ?? 0,
          end: words[met.to]?.end ?? 0,
        })
      }
    }
  }
  return mentions
}

interface Met {
  from: number
  to: number
  used: Set<number>
}

function findPattern(pattern: Pattern, words: readonly Word[]): Met[] {
  const [first, ...rest] = pattern.groups as [Group, ...Group[]]
  const found: Met[] = []
  for (let at = 0; at < words.length; at++) {
    const length = matchAt(first, words, at)
    if (length === 0) continue
    const used = new Set(Array.from({ length }, (_, index) => at + index))
    if (rest.every((group) => findNear(group, words, at, used))) {
      found.push({ from: Math.min(...used), to: Math.max(...used), used })
      at += length
    }
  }
  return found
}

function findNear(group: Group, words: readonly Word[], anchor: number, used: Set<number>): boolean {
  const sentence = words[anchor]?.sentence
  for (let distance = 0; distance <= WINDOW; distance++) {
    for (const at of [anchor + distance, anchor - distance]) {
      if (words[at]?.sentence !== sentence || used.has(at)) continue
      const length = matchAt(group, words, at)
      if (length === 0) continue
      for (let index = 0; index < length; index++) used.add(at + index)
      return true
    }
  }
  return false
}

function matchAt(group: Group, words: readonly Word[], at: number): number {
  const met = group.find((alternative) =>
    alternative.words.every(({ text, prefix }, ahead) => {
      const norm = words[at + ahead]?.norm
      return norm !== undefined && (prefix ? norm.startsWith(text) : norm === text)
    }),
  )
  return met ? met.words.length : 0
}

function isDenied(met: Met, words: readonly Word[], negations: ReadonlySet<string>, follows: boolean): boolean {
  if ([...met.used].some((at) => negations.has(words[at]?.norm ?? ''))) return false
  const near = follows ? [met.to + 1, met.to + 2] : [met.from - 1, met.from - 2]
  return near.some((at) => words[at]?.sentence === words[met.from]?.sentence && negations.has(words[at]?.norm ?? ''))
}
