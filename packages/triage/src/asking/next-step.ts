import type { FindingId } from '../knowledge/types.ts'
import { choicesAt } from './choices-at.ts'
import { type AttributeQuestion, attributesToAsk } from './choose-attributes.ts'
import { dangersNotKnown, dangersToAsk } from './choose-dangers.ts'
import type { AskingContext } from './context.ts'
import { distinctAnswers } from './given-answers.ts'
import { rankFindings } from './rank-findings.ts'
import type { EndReason, InterviewStep, Put } from './types.ts'

/** More tires; only danger questions go on, and never beyond the last. */
export const ENOUGH = 8
export const MOST = 12
/** How many questions about the ranking are expected where some would change it. */
const RANKING_EXPECTED = 3

export interface Step {
  interview: InterviewStep
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

  const queue: Put[] = [
    ...dangers.map((finding): Put => ({ kind: 'finding', finding, isDanger: true })),
    ...(asked >= ENOUGH ? [] : attributes.map((attribute) => putAttribute(context, attribute))),
    ...(asked >= ENOUGH ? [] : telling.map((finding): Put => ({ kind: 'finding', finding, isDanger: false }))),
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
      dangersAsked: dangers.length === 0,
      notAsked: dangers,
      notKnown: dangersNotKnown(context),
      given,
    },
    findings: all,
  }
}

const putAttribute = ({ known }: AskingContext, asked: AttributeQuestion): Put =>
  asked.kind === 'place' ? { ...asked, choices: choicesAt(asked.of, known) } : asked

function whyEnded(isEmergency: boolean, asked: number, isMoreToAsk: boolean): EndReason {
  if (isEmergency) return 'emergency'
  if (asked >= ENOUGH) return 'enough_asked'
  return isMoreToAsk ? 'nothing_would_change' : 'nothing_to_ask'
}

/** No question fits a text that was not read. */
export const NO_INTERVIEW: InterviewStep = {
  next: null,
  asked: 0,
  expected: 0,
  ended: 'nothing_to_ask',
  dangersAsked: false,
  notAsked: [],
  notKnown: [],
  given: [],
}
