import type { InterviewStep } from '../asking/types.ts'
import type { Outcome, Urgency } from '../knowledge/types.ts'
import type { Headline, Reason } from './judgement.ts'
import { morePressing } from './urgency.ts'

interface Uncertain {
  urgency: Urgency
  /** Calm, and too much of the text was left unread. */
  isLittleRead: boolean
  /** Calm, and told as people tell who have to be seen soon. */
  isDoubtful: boolean
  interview: InterviewStep
  /** The person asked for the answer before the questions were done. */
  isEnough: boolean
}

interface Settled {
  urgency: Outcome
  /** The answer tells what was not understood, in place of causes. */
  isUnclear: boolean
  headline?: Headline
  reasons?: Reason[]
}

const MOST_NAMED = 4

/**
 * Nothing calm is said before the danger questions were answered. A text that was little understood is judged by the answers
 * once there are enough, and never as harmless.
 */
export function settleUncertain({ urgency, isLittleRead, isDoubtful, interview, isEnough }: Uncertain): Settled {
  const areDangersAnswered = interview.dangersAsked && isAnswered(interview)
  if (isLittleRead) {
    return areDangersAnswered
      ? { urgency: morePressing(urgency, 'routine'), isUnclear: false }
      : { urgency: 'unclear', isUnclear: true }
  }
  if (isDoubtful && !areDangersAnswered) return { ...NOT_CERTAIN, reasons: [{ code: 'may_be_pressing' }] }
  // Named, so that whoever has one of them knows that it counts.
  const open: Reason[] = [
    ...(isEnough && !interview.dangersAsked
      ? [{ code: 'not_asked', findings: interview.notAsked.slice(0, MOST_NAMED) } as const]
      : []),
    ...(interview.notKnown.length > 0
      ? [{ code: 'not_known', findings: interview.notKnown.slice(0, MOST_NAMED) } as const]
      : []),
  ]
  if (open.length === 0 || urgency !== 'self_care') return { urgency, isUnclear: false }
  return { ...NOT_CERTAIN, reasons: open }
}

const NOT_CERTAIN = { urgency: 'unclear', isUnclear: false, headline: { code: 'not_certain' } } as const

const LEAST_ANSWERED = 3

const isAnswered = ({ given }: InterviewStep): boolean =>
  given.filter((answer) => 'finding' in answer && answer.answer !== 'unknown').length >= LEAST_ANSWERED
