import { putQuestion } from '../assessment/put-question.ts'
import { PLACES } from '../knowledge/places.ts'
import { WORST } from '../knowledge/severities.ts'
import type { FindingId } from '../knowledge/types.ts'
import type { AttributeQuestion } from './choose-attributes.ts'
import type { AskingContext } from './context.ts'
import type { EndReason, GivenAnswer, Question } from './types.ts'

type Speaking = Pick<AskingContext, 'model' | 'known' | 'other'>

const HOW_LONG = 'How long has this been going on?'
/** Each stands for the days in its middle; the limits are those that rules and causes ask for. */
const SINCE = [
  { days: 0.04, label: 'Less than an hour' },
  { days: 0.3, label: 'Since today' },
  { days: 1, label: 'Since yesterday' },
  { days: 3, label: '2 to 4 days' },
  { days: 6, label: '5 days to a week' },
  { days: 14, label: '1 to 3 weeks' },
  { days: 45, label: '3 weeks to 3 months' },
  { days: 200, label: 'Longer than 3 months' },
]

/** Every word of the interview is made here. */
export function findingQuestion({ model, known, other }: Speaking, id: FindingId, isDanger: boolean): Question {
  const finding = model.findings.byId.get(id)
  return { kind: 'finding', finding: id, words: finding ? putQuestion(finding, known, other) : '', isDanger }
}

export function attributeQuestion({ model, known }: Speaking, asked: AttributeQuestion): Question {
  if (asked.kind === 'since') return { kind: 'since', words: HOW_LONG, choices: SINCE.map((choice) => ({ ...choice })) }
  if (asked.kind === 'severity')
    return { kind: 'severity', of: asked.of, words: howBad(model.findings.byId.get(asked.of)?.label ?? 'it') }
  const { question = '', choices = [] } = PLACES.find(({ of }) => of === asked.of) ?? {}
  return {
    kind: 'place',
    of: asked.of,
    words: question,
    choices: choices
      .filter(({ finding }) => known.applies(finding) !== 'no')
      .map(({ finding, label, spot }) => ({ finding, label, spot })),
  }
}

const howBad = (label: string) => `How bad is the ${label} at its worst? 0 is none, ${WORST} the worst there can be.`

const YES_OR_NO = { yes: 'Yes', no: 'No', unknown: 'Don’t know' }

/** An answer beside its question, for whoever looks at them again. */
export function inWords(speaking: Speaking, answer: GivenAnswer): { question: Question; said: string } {
  if ('finding' in answer)
    return { question: findingQuestion(speaking, answer.finding, false), said: YES_OR_NO[answer.answer] }
  if ('since' in answer)
    return {
      question: attributeQuestion(speaking, { kind: 'since' }),
      said: answer.since === null ? YES_OR_NO.unknown : nearest(answer.since),
    }
  if ('severity' in answer)
    return {
      question: attributeQuestion(speaking, { kind: 'severity', of: answer.of }),
      said: answer.severity === null ? YES_OR_NO.unknown : `${answer.severity} of ${WORST}`,
    }
  const place = PLACES.find(({ of }) => of === answer.of)?.choices.find(({ finding }) => finding === answer.place)
  return {
    question: attributeQuestion(speaking, { kind: 'place', of: answer.of }),
    said: place?.label ?? YES_OR_NO.unknown,
  }
}

const nearest = (days: number): string =>
  SINCE.reduce((best, choice) => (Math.abs(choice.days - days) < Math.abs(best.days - days) ? choice : best)).label

const ENDINGS: Readonly<Record<EndReason, string>> = {
  emergency: 'Help is needed now: nothing more is asked.',
  nothing_would_change: 'No other answer would change what to do now.',
  enough_asked: 'Enough was asked to say what to do now.',
  nothing_to_ask: 'There is nothing more to ask that would help.',
}
export const endingInWords = (reason: EndReason): string => ENDINGS[reason]
