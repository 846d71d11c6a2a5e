import { type Objection, objectTo, type SafetyContext } from './object-to.ts'
import { isEncoded, plainSentence } from './plain-sentence.ts'
import { type Reading, readSentence, tokensOf } from './read-sentence.ts'
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
const GRAVEST: readonly Objection[] = ['harm', 'secret', 'downplays', 'prescription', 'dose', 'diagnosis']

/** Whichever language a model says it in: why its words must not be said, the gravest reason first. */
export function judgeWords(sentence: string, context: SafetyContext): Objection | undefined {
  if (isEncoded(sentence)) return 'hidden'
  const tokens = tokensOf(plainSentence(sentence))
  const readings = LANGUAGES.map((words) => readSentence(tokens, words))
  const meanings = readable(readings.map((reading) => new SentenceMeaning(reading)))
  if (tokens.length <= FEW_WORDS) meanings.push(new SentenceMeaning(readTogether(readings)))
  const found = meanings.flatMap((meaning) => objectTo(meaning, context) ?? [])
  return GRAVEST.find((objection) => found.includes(objection))
}

const FEW_WORDS = 3

/** Languages near to these borrow a word of each: so few words are read by all of them at once. */
function readTogether(readings: readonly Reading[]): Reading {
  const [first, ...others] = readings as [Reading, ...Reading[]]
  const found = new Map(first.found)
  for (const [meaning, spans] of others.flatMap((reading) => [...reading.found])) {
    found.set(meaning, [...(found.get(meaning) ?? []), ...spans])
  }
  return { ...first, found }
}

/** The languages whose little words the sentence uses; all of them where it uses none. */
function readable(meanings: readonly SentenceMeaning[]): SentenceMeaning[] {
  const most = Math.max(...meanings.map((meaning) => meaning.littleWords))
  return meanings.filter((meaning) => meaning.littleWords >= most / 2)
}
