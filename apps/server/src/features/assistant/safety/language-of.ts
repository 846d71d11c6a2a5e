import { eld } from 'eld/small'
import type { GuardedLanguage } from './words/types.ts'

const LATIN = ['en', 'es', 'fr', 'de'] as const
/** The detector is this sure when it is right about a sentence of some words. */
const CLEARLY = 0.1

/** The language of an answer, of those that the guard reads; where it is not clear, the one that it was asked for. */
export function languageOf(text: string, asked: GuardedLanguage): GuardedLanguage {
  const lettersOf = (script: RegExp) => text.match(script)?.length ?? 0
  const latin = lettersOf(/\p{Script=Latin}/gu)
  const devanagari = lettersOf(/\p{Script=Devanagari}/gu)
  const telugu = lettersOf(/\p{Script=Telugu}/gu)
  if (latin + devanagari + telugu === 0) return asked
  if (Math.max(devanagari, telugu) > latin) return devanagari > telugu ? 'hi' : 'te'
  const scores: Record<string, number> = eld.detect(text).getScores()
  const scoreOf = (language: GuardedLanguage) => scores[language] ?? 0
  const likeliest = LATIN.reduce((most, each) => (scoreOf(each) > scoreOf(most) ? each : most))
  const isAsked = LATIN.some((each) => each === asked)
  return isAsked && scoreOf(likeliest) <= scoreOf(asked) + CLEARLY ? asked : likeliest
}
