import type { FindingId } from '../knowledge/types.ts'
import { COMBINATIONS, COMPANIONS } from './danger-words/combinations.ts'
import { frenchDangers } from './danger-words/french.ts'
import { germanDangers } from './danger-words/german.ts'
import { hindiDangers } from './danger-words/hindi.ts'
import { spanishDangers } from './danger-words/spanish.ts'
import { teluguDangers } from './danger-words/telugu.ts'
import type { DangerClass, DangerWords } from './danger-words/types.ts'
import { french } from './emergency-phrases/french.ts'
import { german } from './emergency-phrases/german.ts'
import { hindi } from './emergency-phrases/hindi.ts'
import { spanish } from './emergency-phrases/spanish.ts'
import { telugu } from './emergency-phrases/telugu.ts'
import type { EmergencyPhrases, LanguageCode } from './emergency-phrases/types.ts'
import {
  compileGroup,
  compilePattern,
  fold,
  type Group,
  type Met,
  matchAt,
  type PhraseWord,
  within,
} from './phrase-groups.ts'
import { type Context, isNotOfNow, readContext } from './sentence-context.ts'

export const OTHER_LANGUAGES: readonly EmergencyPhrases[] = [spanish, french, german, hindi, telugu]

export interface ForeignMention {
  finding: FindingId
  language: LanguageCode
  denied: boolean
  start: number
  end: number
}

export type Word = PhraseWord

/** Words of any script; elided articles (l', n') are words of their own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let sentence = 0
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+|[.!?;।\n]/gu)) {
    if (/^[.!?;।\n]$/.test(match[0])) sentence++
    else words.push({ norm: fold(match[0]), start: match.index, end: match.index + match[0].length, sentence })
  }
  return words
}

const DANGERS: Readonly<Record<Exclude<LanguageCode, 'en'>, DangerWords>> = {
  es: spanishDangers,
  fr: frenchDangers,
  de: germanDangers,
  hi: hindiDangers,
  te: teluguDangers,
}

interface Pattern {
  finding: FindingId
  groups: Group[]
}

const COMPILED = OTHER_LANGUAGES.map((phrases) => {
  const dangers = DANGERS[phrases.language as Exclude<LanguageCode, 'en'>]
  const patternsOf = (all: Readonly<Record<FindingId, readonly string[]>>): Pattern[] =>
    Object.entries(all).flatMap(([finding, wordings]) =>
      wordings.map((wording): Pattern => ({ finding, groups: compilePattern(wording, dangers.classes) })),
    )
  return {
    phrases,
    negations: new Set(phrases.negations.split(' ').map(fold)),
    patterns: patternsOf(phrases.findings),
    evenIfTold: patternsOf(phrases.evenIfTold),
    combinations: patternsOf(COMBINATIONS),
    ordinary: patternsOf(dangers.ordinary),
    companions: Object.entries(COMPANIONS).map(
      ([finding, name]: [FindingId, DangerClass]): Pattern => ({
        finding,
        groups: [compileGroup(dangers.classes[name])],
      }),
    ),
    context: (words: readonly Word[]): Context => readContext(words, dangers),
  }
})

/** The phrases hear what a text denies ("no me cuesta respirar"): a text that is told word by word is read by the combinations alone. */
export function readEmergencyPhrases(
  words: readonly Word[],
  languages: ReadonlySet<LanguageCode>,
  isTold = false,
): ForeignMention[] {
  const mentions: ForeignMention[] = []
  for (const { phrases, negations, patterns, combinations, ordinary, companions, context: contextOf } of COMPILED) {
    if (!languages.has(phrases.language)) continue
    const context = contextOf(words)
    const ordinaryAt = ordinary.flatMap((pattern) =>
      findPattern(pattern, words).map(({ from }) => ({ finding: pattern.finding, sentence: words[from]?.sentence })),
    )
    const mentionsOf = (pattern: Pattern, isCombination: boolean): ForeignMention[] =>
      findPattern(pattern, words)
        .filter(
          ({ from }) =>
            !ordinaryAt.some(
              ({ finding, sentence }) => finding === pattern.finding && sentence === words[from]?.sentence,
            ),
        )
        .filter((met) => !isNotOfNow(met, words, context))
        .map((met) => ({
          finding: pattern.finding,
          language: phrases.language,
          denied: isDenied(
            met,
            words,
            negations,
            phrases.negationFollows,
            isCombination || pattern.finding === 'suicidal-thoughts',
          ),
          start: words[met.from]?.start ?? 0,
          end: words[met.to]?.end ?? 0,
        }))
    const met = combinations.flatMap((pattern) => mentionsOf(pattern, true))
    if (!isTold) mentions.push(...patterns.flatMap((pattern) => mentionsOf(pattern, false)))
    mentions.push(...met)
    if (met.some(({ denied }) => !denied)) mentions.push(...companions.flatMap((pattern) => mentionsOf(pattern, true)))
  }
  return mentions
}

/** Dangers that are heard in every text, told word by word or not. */
export const readEvenIfTold = (words: readonly Word[]): ForeignMention[] =>
  COMPILED.flatMap(({ phrases, evenIfTold, context: contextOf }) => {
    const context = contextOf(words)
    return evenIfTold.flatMap((pattern) =>
      findPattern(pattern, words)
        .filter((met) => pattern.finding === WISH || !isNotOfNow(met, words, context))
        .filter(({ from }) => pattern.finding !== MISTAKE || isNumbered(words, words[from]?.sentence))
        .map(({ from, to }) => ({
          finding: pattern.finding,
          language: phrases.language,
          denied: false,
          start: words[from]?.start ?? 0,
          end: words[to]?.end ?? 0,
        })),
    )
  })

/** "I never want to wake up again" is of what is to come, and counts now. */
const WISH = 'suicidal-thoughts'
/** "80 units instead of 8" is a mistake; "the leg instead of the belly" is none. */
const MISTAKE = 'too-much-insulin'
const isNumbered = (words: readonly Word[], sentence: number | undefined): boolean =>
  words.some((word) => word.sentence === sentence && /^\p{Nd}/u.test(word.norm))

function findPattern(pattern: Pattern, words: readonly Word[]): Met[] {
  const [first, ...rest] = pattern.groups as [Group, ...Group[]]
  const found: Met[] = []
  for (let at = 0; at < words.length; at++) {
    const length = matchAt(first, words, at)
    if (length === 0) continue
    const used = new Set(Array.from({ length }, (_, index) => at + index))
    if (rest.every((group) => within(group, words, at, used))) {
      found.push({ from: Math.min(...used), to: Math.max(...used), used })
      at += length
    }
  }
  return found
}

/**
 * A denial stands next to the words that it denies: before them in most languages, behind them in Hindi and Telugu. It may
 * stand among the words of a combination ("will nicht sterben"); among those of a phrase it is what is complained of
 * ("la sangre no para").
 */
function isDenied(
  met: Met,
  words: readonly Word[],
  negations: ReadonlySet<string>,
  follows: boolean,
  mayStandAmong: boolean,
): boolean {
  const isNegation = (at: number): boolean =>
    words[at]?.sentence === words[met.from]?.sentence && negations.has(words[at]?.norm ?? '')
  if ([...met.used].some(isNegation)) return false
  const around = follows ? [met.to + 1, met.to + 2] : [met.from - 1, met.from - 2]
  const among = !mayStandAmong
    ? []
    : [...met.used].map((at) => (follows ? at + 1 : at - 1)).filter((at) => !met.used.has(at))
  return [...around, ...among].some(isNegation)
}
