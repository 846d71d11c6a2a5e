import { type Objection, objectTo, type SafetyContext } from './object-to.ts'
import { isEncoded, plainSentence } from './plain-sentence.ts'
import { readSentence, tokensOf } from './read-sentence.ts'
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
  const found = readable(LANGUAGES.map((words) => new SentenceMeaning(readSentence(tokens, words)))).flatMap(
    (meaning) => objectTo(meaning, context) ?? [],
  )
  return GRAVEST.find((objection) => found.includes(objection))
}

/** The languages whose little words the sentence uses; all of them where it uses none. */
function readable(meanings: readonly SentenceMeaning[]): readonly SentenceMeaning[] {
  const most = Math.max(...meanings.map((meaning) => meaning.littleWords))
  return meanings.filter((meaning) => meaning.littleWords >= most / 2)
}
