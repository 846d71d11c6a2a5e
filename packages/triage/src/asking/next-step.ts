import type { FindingId } from '../knowledge/types.ts'
import { attributesToAsk } from './choose-attributes.ts'
import { dangersNotKnown, dangersToAsk } from './choose-dangers.ts'
import type { AskingContext } from './context.ts'
import { distinctAnswers } from './given-answers.ts'
import { attributeQuestion, endingInWords, findingQuestion, inWords } from './put-in-words.ts'
import { rankFindings } from './rank-findings.ts'
import type { EndReason, Interview, Question } from './types.ts'

/** More tires; only danger questions go on, and never beyond the last. */
export const ENOUGH = 8
export const MOST = 12
/** How many questions about the ranking are expected where some would change it. */
const RANKING_EXPECTED = 3

export interface Step {
  interview: Interview
  /** Findings that would be asked about next, the first first. */
  findings: FindingId[]
}

/** The next question, or why there is none. */
export function nextStep(context: AskingContext): Step {
  const given = distinctAnswers(context.given)
  const asked = given.length
  const isEmergency = context.urgency === 'emergency'
  const dangers = dangersToAsk(context)
  const attributes = context.posterior ? attributesToAsk(context) : []
  const ranked = rankFindings(context).filter(({ finding }) => !dangers.includes(finding))
  const telling = ranked.filter(({ changes }) => changes).map(({ finding }) => finding)
  const all = [...dangers, ...ranked.map(({ finding }) => finding)]

  const queue: Question[] = [
    ...dangers.map((finding) => findingQuestion(context, finding, true)),
    ...(asked >= ENOUGH ? [] : attributes.map((attribute) => attributeQuestion(context, attribute))),
    ...(asked >= ENOUGH ? [] : telling.map((finding) => findingQuestion(context, finding, false))),
  ]
  const next = isEmergency || asked >= MOST ? null : (queue[0] ?? null)
  const ended = next ? null : whyEnded(isEmergency, asked, all.length > 0)
  const certain = dangers.length + attributes.length + Math.min(RANKING_EXPECTED, telling.length)
  return {
    interview: {
      next,
      asked,
      expected: next
        ? Math.min(MOST, asked + Math.max(1, Math.min(certain, Math.max(dangers.length, ENOUGH - asked))))
        : asked,
      ended,
      endedBecause: ended && endingInWords(ended),
      dangersAsked: dangers.length === 0,
      notAsked: labelsOf(context, dangers),
      notKnown: labelsOf(context, dangersNotKnown(context)),
      given: given.map((answer) => ({ answer, ...inWords(context, answer) })),
    },
    findings: all,
  }
}

const labelsOf = ({ model }: AskingContext, findings: readonly FindingId[]): string[] =>
  findings.map((finding) => model.findings.byId.get(finding)?.label ?? finding)

function whyEnded(isEmergency: boolean, asked: number, isMoreToAsk: boolean): EndReason {
  if (isEmergency) return 'emergency'
  if (asked >= ENOUGH) return 'enough_asked'
  return isMoreToAsk ? 'nothing_would_change' : 'nothing_to_ask'
}

/** No question fits a text that was not read. */
export const NO_INTERVIEW: Interview = {
  next: null,
  asked: 0,
  expected: 0,
  ended: 'nothing_to_ask',
  endedBecause: null,
  dangersAsked: false,
  notAsked: [],
  notKnown: [],
  given: [],
}
