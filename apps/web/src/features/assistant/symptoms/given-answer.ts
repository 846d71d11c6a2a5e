import type { AnswerWords, GivenAnswer, Question } from '@salus/contract'

/** Whether an answer is to that question. */
export const isAnswerTo = (question: Question, answer: GivenAnswer): boolean => {
  if (question.kind === 'finding') return 'finding' in answer && answer.finding === question.finding
  if (question.kind === 'since') return 'since' in answer
  return question.kind in answer && 'of' in answer && answer.of === question.of
}

/** A second answer to a question stands where the first one stood. */
export function withAnswer(answers: readonly GivenAnswer[], question: Question, answer: GivenAnswer): GivenAnswer[] {
  const at = answers.findIndex((each) => isAnswerTo(question, each))
  return at < 0 ? [...answers, answer] : answers.with(at, answer)
}

/** Every answer that a question offers, "don't know" last. */
export function choicesOf(
  question: Question,
  { answer: words, somewhereElse }: AnswerWords,
): { label: string; answer: GivenAnswer; spot?: string }[] {
  if (question.kind === 'finding') {
    const { finding } = question
    return [
      { label: words.yes, answer: { finding, answer: 'yes' } },
      { label: words.no, answer: { finding, answer: 'no' } },
      { label: words.unknown, answer: { finding, answer: 'unknown' } },
    ]
  }
  if (question.kind === 'since')
    return [
      ...question.choices.map(({ days, label }) => ({ label, answer: { since: days } })),
      { label: words.unknown, answer: { since: null } },
    ]
  const { of } = question
  if (question.kind === 'severity')
    return [
      ...SEVERITIES.map((severity) => ({ label: String(severity), answer: { severity, of } })),
      { label: words.unknown, answer: { severity: null, of } },
    ]
  return [
    ...question.choices.map(({ finding, label, spot }) => ({ label, spot, answer: { place: finding, of } })),
    { label: somewhereElse, answer: { place: null, of } },
  ]
}

const SEVERITIES = Array.from({ length: 11 }, (_, at) => at)

/** The parts that every answer has. */
export const isSameAnswer = (one: GivenAnswer | undefined, other: GivenAnswer): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)
