import type { GivenAnswer, Interview, InterviewStep, Put, Question } from '../asking/types.ts'
import { PLACES } from '../knowledge/places.ts'
import type { Teller } from './teller.ts'

/** Each stands for the days in its middle; the limits are those that rules and causes ask for. Their words: `since` of phrases.ts. */
const SINCE = [0.04, 0.3, 1, 3, 6, 14, 45, 200]

export function tellInterview(teller: Teller, step: InterviewStep): Interview {
  const { next, ended, given, notAsked, notKnown } = step
  return {
    ...step,
    next: next && tellQuestion(teller, next),
    endedBecause: ended && teller.phrases.ended[ended],
    notAsked: notAsked.map(teller.label),
    notKnown: notKnown.map(teller.label),
    given: given.map((answer) => ({
      answer,
      question: tellQuestion(teller, putOf(answer)),
      said: say(teller, answer),
    })),
  }
}

function tellQuestion(teller: Teller, put: Put): Question {
  const { phrases, vocabulary } = teller
  switch (put.kind) {
    case 'finding':
      return { ...put, words: teller.question(put.finding) }
    case 'since':
      return {
        kind: 'since',
        words: phrases.howLong,
        choices: SINCE.map((days, at) => ({ days, label: phrases.since[at] ?? '' })),
      }
    case 'severity':
      return { ...put, words: phrases.howBad(teller.label(put.of)) }
    case 'place':
      return {
        kind: 'place',
        of: put.of,
        words: vocabulary.placeQuestion(put.of),
        choices: (PLACES.find(({ of }) => of === put.of)?.choices ?? [])
          .filter(({ finding }) => put.choices.includes(finding))
          .map(({ finding, spot }) => ({ finding, spot, label: vocabulary.place(put.of, finding) })),
      }
  }
}

/** The question that an answer is to, for whoever looks at it again. */
function putOf(answer: GivenAnswer): Put {
  if ('finding' in answer) return { kind: 'finding', finding: answer.finding, isDanger: false }
  if ('since' in answer) return { kind: 'since' }
  if ('severity' in answer) return { kind: 'severity', of: answer.of }
  const choices = PLACES.find(({ of }) => of === answer.of)?.choices ?? []
  return { kind: 'place', of: answer.of, choices: choices.map(({ finding }) => finding) }
}

function say({ phrases, vocabulary }: Teller, answer: GivenAnswer): string {
  const { unknown } = phrases.answer
  if ('finding' in answer) return phrases.answer[answer.answer]
  if ('since' in answer) return answer.since === null ? unknown : (phrases.since[nearest(answer.since)] ?? unknown)
  if ('severity' in answer) return answer.severity === null ? unknown : phrases.severity(answer.severity)
  return (answer.place !== null && vocabulary.place(answer.of, answer.place)) || unknown
}

const nearest = (days: number): number =>
  SINCE.reduce((best, each, at) => (Math.abs(each - days) < Math.abs((SINCE[best] ?? 0) - days) ? at : best), 0)
