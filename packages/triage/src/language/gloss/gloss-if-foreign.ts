import { isEnglish, type LanguageReading, type LanguageSeen } from '../detect-language.ts'
import { isEnglishWord } from '../dictionary/is-english-word.ts'
import type { LanguageCode } from '../emergency-phrases/types.ts'
import { normaliseWord, type Token } from '../tokenise.ts'
import type { CompiledWords } from './compile-words.ts'
import { coverageOf, glossText, mixtureOf } from './gloss-text.ts'
import { LANGUAGE_WORDS, wordsOfLanguage } from './index.ts'

export interface Glossed {
  language: Exclude<LanguageCode, 'en'>
  headFinal: boolean
  tokens: Token[]
}

/** Less of a text than this is no language: a name, a medicine, two words that many languages share. */
const LEAST_COVERAGE = 0.5
/** Where the small words of a language were seen, fewer of its others need be known. */
const LEAST_WHEN_SEEN = 0.3
/** Languages share small words: what looks like one is read as another only where that one knows nearly all. */
const LEAST_AGAINST_THE_EYE = 0.7

/** Tells a text of another language in English, if it is one: the language that covers most of its words, and more than English. */
export function glossIfForeign(
  text: string,
  { seen: guessed, isNeighbour = false }: Pick<LanguageReading, 'seen' | 'isNeighbour'>,
  isMedicine: (norm: string) => boolean,
): Glossed | undefined {
  const english = englishShare(text)
  if (guessed === 'en' && english > ENGLISH_ALONE) return undefined
  let best: { language: Glossed['language']; coverage: number } | undefined
  for (const { language } of LANGUAGE_WORDS) {
    const words = wordsOfLanguage(language)
    if (!words) continue
    const coverage = coverageOf(text, words)
    const isGuessed = language === guessed
    const isSeenAsOther = isNeighbour || (!isGuessed && guessed !== 'unknown' && guessed !== 'en')
    const least = isGuessed ? LEAST_WHEN_SEEN : isSeenAsOther ? LEAST_AGAINST_THE_EYE : LEAST_COVERAGE
    const mixed = words.isRomanised && !isSeenAsOther ? mixedCoverage(text, words, guessed) : 0
    const isRead =
      mixed > 0 ||
      (coverage >= least && (isGuessed || (coverage > english && (isSeenAsOther || !words.isRomanised)))) ||
      (coverage >= LEAST_AGAINST_THE_EYE && english <= MOST_ENGLISH)
    if (!isRead) continue
    const known = Math.max(coverage, mixed)
    if (!best || known > best.coverage) best = { language, coverage: known }
  }
  const words = best && wordsOfLanguage(best.language)
  if (!best || !words) return undefined
  const isKnown = words.isRomanised ? (norm: string) => isMedicine(norm) || isPlainEnglish(norm) : isMedicine
  return { language: best.language, headFinal: words.headFinal, tokens: glossText(text, words, isKnown) }
}

/** Who mixes a language with English uses its small words: so many of all words are its own. */
const LEAST_OWN = 0.2
const MOST_UNKNOWN = 0.4
const LEAST_LONG = 2

/** "Mujhe since morning chest pain hai": share of the words that either knows, if the text mixes the two. */
function mixedCoverage(text: string, words: CompiledWords, guessed: LanguageSeen): number {
  const { own, small, long, unknown, all } = mixtureOf(text, words, isPlainEnglish)
  const isMixed =
    (small > 0 || long >= LEAST_LONG || (guessed !== 'en' && own / all >= LEAST_COVERAGE)) &&
    own >= (guessed === 'en' ? 2 : 1) &&
    own / all >= LEAST_OWN &&
    own > unknown &&
    unknown / all <= MOST_UNKNOWN
  return isMixed ? (all - unknown) / all : 0
}

/** "Thaatha raktam kakkukunnadu": no small word, and none of English. */
const MOST_ENGLISH = 0.35

export const isPlainEnglish = (norm: string): boolean => isEnglish(norm) || (norm.length >= 4 && isEnglishWord(norm))

const ENGLISH_ALONE = 0.8

/** Share of the words that an English dictionary knows. */
function englishShare(text: string): number {
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? []
  const known = words.map(normaliseWord).filter(isPlainEnglish)
  return words.length === 0 ? 1 : known.length / words.length
}
