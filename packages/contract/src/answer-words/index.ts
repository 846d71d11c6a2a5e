import type { AnswerLanguage, AssessedCondition } from '../assistant.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { spanish } from './spanish.ts'
import { telugu } from './telugu.ts'
import type { AnswerWords } from './types.ts'

export type { AnswerWords } from './types.ts'

const WORDS: Readonly<Record<AnswerLanguage, AnswerWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  te: telugu,
}

/** The words around an assessment in its language. */
export const answerWords = (language: AnswerLanguage): AnswerWords => WORDS[language]

/** The words of every language: somebody may press or type in any of them. */
export const allAnswerWords = (): AnswerWords[] => Object.values(WORDS)

/** How likely a cause is, in words: a number would sound surer than it is. */
export function howLikely(probability: number, { likely }: AnswerWords): string {
  if (probability >= 0.7) return likely.veryLikely
  if (probability >= 0.4) return likely.likely
  if (probability >= 0.15) return likely.possible
  return likely.lessLikely
}

/** The reasons for a cause in words: findings, and a likeness to how others tell of it. */
export const speaksFor = ({ why }: Pick<AssessedCondition, 'why'>, words: AnswerWords): string[] => [
  ...why.for.map(({ label }) => label),
  ...(why.isToldLikeIt ? [words.toldLikeIt] : []),
]
