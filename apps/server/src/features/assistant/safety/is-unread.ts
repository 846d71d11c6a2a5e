import { eld } from 'eld/small'
import { nameOfMedicine } from './medicine-names.ts'
import type { RomanisedLanguage } from './omissions.ts'
import { plainSentence } from './plain-sentence.ts'
import { readSentence, type Token, tokensOf } from './read-sentence.ts'
import { SentenceMeaning } from './sentence-meaning.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { hindi } from './words/hindi.ts'
import { spanish } from './words/spanish.ts'
import type { Words } from './words/types.ts'

const LATIN = [english, spanish, french, german]
/** No more words than these tell little of their language. */
const LEAST_WORDS = 3
/** Hindi and Telugu in Latin letters, which the detector does not know and the rules do not read. */
const ROMANISED: Record<RomanisedLanguage, RegExp> = {
  'hi-Latn':
    /^(?:hai|hain|nahi|nahin|nahee|mat|karo|karein|kare|karna|lijiye|lijie|dijiye|jaiye|jaane|jaana|ke|ki|ka|ko|se|mein|aap|aapko|aapka|aapki|apni|apna|kuch|koi|bhi|toh|zaroorat|zarurat|dawai|dawa|band|kijiye|raha|rahi|ghar|khaiye|lena)$/,
  'te-Latn':
    /^(?:lo|ledu|kaadu|kadu|meeru|meeku|mee|cheyandi|vaddu|avasaram|undi|undandi|leda|mandu|tisukondi|teesukondi|daggara|daggariki|vellandi|aapeyandi|noppi|emi)$/,
}
/** Words of Marathi, Nepali, Bhojpuri and Maithili, which share Hindi's letters; "करा लें" and "होते हैं" are Hindi. */
const NOT_HINDI =
  /(?<![\p{L}\p{M}])(?:आहे|आहेत|नाही|आणि|तुम्ही|तुमच्या|तुमची|करा(?!\s+(?:ल|द|कर|सक))|घ्या|होते(?!\s+(?:है|हैं|हुए|थे|रह|ही|समय|हो))|छ|छैन|हुन्छ|गर्नु\p{M}*\p{L}*|पर्दैन|हुनुहुन्छ|तपाईं\p{L}*|नइखे|बाटे|रउआ|रउरा|अछि|छथि)(?![\p{L}\p{M}])|ळ/u

/** A language that no rules read, where a sentence is clearly in one: by its tag if it is known. Too few words decide nothing. */
export function unreadLanguage(sentence: string): RomanisedLanguage | 'unknown' | undefined {
  const plain = plainSentence(sentence.replaceAll(/https?:\/\/\S+|\S+@\S+/g, ' '))
  const letters = plain.match(/\p{L}/gu)?.length ?? 0
  const of = (script: RegExp) => plain.match(script)?.length ?? 0
  const [latin, devanagari, telugu] = [
    of(/\p{Script=Latin}/gu),
    of(/\p{Script=Devanagari}/gu),
    of(/\p{Script=Telugu}/gu),
  ]
  if (letters - latin - devanagari - telugu > Math.max(3, letters * 0.2)) return 'unknown'
  if (telugu > latin && telugu > devanagari) return undefined
  if (devanagari > latin) return isNotHindi(plain) ? 'unknown' : undefined
  return otherLatin(plain, sentence)
}

/** Words of Hindi's grammar, and the ending of what it asks politely: "रखें", "कीजिए", "जाएं". */
const OF_HINDI =
  /(?<![\p{L}\p{M}])(?:है|हैं|हूं|में|से|का|की|के|को|पर|और|या|तो|भी|ही|यह|वह|आप|आपने|ने|कर|हो|न|मत|क्या)(?![\p{L}\p{M}])|(?:ें|एं|िए|िये)(?![\p{L}\p{M}])/u

function isNotHindi(plain: string): boolean {
  if (NOT_HINDI.test(plain)) return true
  if (OF_HINDI.test(plain)) return false
  const tokens = tokensOf(plain)
  return tokens.length > LEAST_WORDS + 1 && new SentenceMeaning(readSentence(tokens, hindi)).littleWords === 0
}

function otherLatin(plain: string, written: string): RomanisedLanguage | 'unknown' | undefined {
  const tokens = tokensOf(plain).filter(({ text, number }) => number === undefined && !nameOfMedicine(text))
  if (tokens.length < 2) return undefined
  const little = Math.max(...LATIN.map((words) => new SentenceMeaning(readSentence(tokens, words)).littleWords))
  const romanised = romanisedLanguage(tokens, little)
  if (romanised) return romanised
  return isOtherLatin(tokens, written, little) ? 'unknown' : undefined
}

function romanisedLanguage(tokens: readonly Token[], little: number): RomanisedLanguage | undefined {
  const countOf = (language: RomanisedLanguage) => tokens.filter(({ text }) => ROMANISED[language].test(text)).length
  const [hindi, telugu] = [countOf('hi-Latn'), countOf('te-Latn')]
  if (hindi + telugu < 2 || hindi + telugu <= little) return undefined
  return hindi >= telugu ? 'hi-Latn' : 'te-Latn'
}

function isOtherLatin(tokens: readonly Token[], written: string, little: number): boolean {
  const scores: Record<string, number> = eld.detect(wordsToTell(written)).getScores()
  const best = (codes: readonly string[]) => Math.max(0, ...codes.map((code) => scores[code] ?? 0))
  const read = best(LATIN.map(({ language }) => language))
  const other = best(Object.keys(scores).filter((code) => !LATIN.some(({ language }) => language === code)))
  const share = little / tokens.length
  if (tokens.length <= LEAST_WORDS) {
    // So few words tell little of their language: one that is read must know them. A heading tells nobody to act.
    const known = Math.max(...LATIN.map((words) => knownShare(words, tokens)))
    const isLikelyRead = known === 1 || (known >= 0.5 && other < read + HARDLY)
    return /[.!?]["'*)\]]*\s*$/.test(written) && other > read && !isLikelyRead
  }
  if (other > read + CLEARLY) return share < 0.6 || other > read + 2 * CLEARLY
  return read < LEAST_SCORE && share < 0.2
}

function knownShare(words: Words, tokens: readonly Token[]): number {
  const spans = [...readSentence(tokens, words).found.values()].flat()
  return tokens.filter((_, at) => spans.some(({ from, to }) => from <= at && at <= to)).length / tokens.length
}

/** Accents tell languages apart; names of medicines do not. */
const wordsToTell = (written: string): string =>
  (written.match(/[\p{L}\p{M}'’]+/gu) ?? []).filter((word) => !nameOfMedicine(plainSentence(word))).join(' ')
const CLEARLY = 0.08
const HARDLY = 0.03
const LEAST_SCORE = 0.5
