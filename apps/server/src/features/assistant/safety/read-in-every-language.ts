import { plainSentence } from './plain-sentence.ts'
import { type Reading, readSentence, type Token, tokensOf } from './read-sentence.ts'
import { SentenceMeaning } from './sentence-meaning.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { hindi } from './words/hindi.ts'
import { spanish } from './words/spanish.ts'
import { telugu } from './words/telugu.ts'
import type { Words } from './words/types.ts'

/** Latin letters stand in Hindi and Telugu sentences too: every language reads every sentence. */
const LANGUAGES: readonly Words[] = [english, spanish, french, german, hindi, telugu]

export interface ReadSentence {
  tokens: readonly Token[]
  readings: readonly Reading[]
  /** In the languages whose little words the sentence uses; in all of them where it uses none. */
  meanings: readonly SentenceMeaning[]
}

export const readInEveryLanguage = (sentence: string): ReadSentence => readTokens(tokensOf(plainSentence(sentence)))

export function readTokens(tokens: readonly Token[]): ReadSentence {
  const readings = LANGUAGES.map((words) => readSentence(tokens, words))
  const meanings = readings.map((reading) => new SentenceMeaning(reading))
  const most = Math.max(...meanings.map((meaning) => meaning.littleWords))
  return { tokens, readings, meanings: meanings.filter((meaning) => meaning.littleWords >= most / 2) }
}
