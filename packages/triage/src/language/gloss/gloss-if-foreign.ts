import { isEnglish, type LanguageSeen } from '../detect-language.ts'
import { isEnglishWord } from '../dictionary/is-english-word.ts'
import type { LanguageCode } from '../emergency-phrases/types.ts'
import { normaliseWord, type Token } from '../tokenise.ts'
import { coverageOf, glossText } from './gloss-text.ts'
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
  guessed: LanguageSeen,
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
    const isSeenAsOther = !isGuessed && guessed !== 'unknown' && guessed !== 'en'
    const least = isGuessed ? LEAST_WHEN_SEEN : isSeenAsOther ? LEAST_AGAINST_THE_EYE : LEAST_COVERAGE
    if (coverage < least || (!isGuessed && coverage <= english)) continue
    if (!best || coverage > best.coverage) best = { language, coverage }
  }
  const words = best && wordsOfLanguage(best.language)
  if (!best || !words) return undefined
  return { language: best.language, headFinal: words.headFinal, tokens: glossText(text, words, isMedicine) }
}

const ENGLISH_ALONE = 0.8

/** Share of the words that an English dictionary knows. */
function englishShare(text: string): number {
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? []
  const known = words.map(normaliseWord).filter((word) => isEnglish(word) || (word.length >= 4 && isEnglishWord(word)))
  return words.length === 0 ? 1 : known.length / words.length
}
