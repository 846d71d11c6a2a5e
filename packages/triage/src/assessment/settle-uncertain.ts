import type { Interview } from '../asking/types.ts'
import type { Outcome, Urgency } from '../knowledge/types.ts'
import { morePressing } from './urgency.ts'

interface Uncertain {
  urgency: Urgency
  /** Calm, and too much of the text was left unread. */
  isLittleRead: boolean
  interview: Interview
  /** The person asked for the answer before the questions were done. */
  isEnough: boolean
}

interface Settled {
  urgency: Outcome
  /** The answer tells what was not understood, in place of causes. */
  isUnclear: boolean
  headline?: string
  reasons?: string[]
}

const NOT_CERTAIN = 'This is not certain yet. Be seen by a doctor if it gets worse or you are worried.'
const MOST_NAMED = 4

/**
 * Nothing calm is said before the danger questions were answered. A text that was little understood is judged by the answers
 * once there are enough, and never as harmless.
 */
export function settleUncertain({ urgency, isLittleRead, interview, isEnough }: Uncertain): Settled {
  if (isLittleRead) {
    return interview.dangersAsked && isAnswered(interview)
      ? { urgency: morePressing(urgency, 'routine'), isUnclear: false }
      : { urgency: 'unclear', isUnclear: true }
  }
  const open = [
    ...(isEnough && !interview.dangersAsked ? [tellNotAsked(interview.notAsked)] : []),
    ...(interview.notKnown.length > 0 ? [tellNotKnown(interview.notKnown)] : []),
  ]
  if (open.length === 0 || urgency !== 'self_care') return { urgency, isUnclear: false }
  return { urgency: 'unclear', isUnclear: false, headline: NOT_CERTAIN, reasons: open }
}

const LEAST_ANSWERED = 3

const isAnswered = ({ given }: Interview): boolean =>
  given.filter(({ answer }) => 'finding' in answer && answer.answer !== 'unknown').length >= LEAST_ANSWERED

/** Named, so that whoever has one of them knows that it counts. */
const tellNotAsked = (labels: readonly string[]): string =>
  `I did not ask about ${labels.slice(0, MOST_NAMED).join(', ')}. If there is one of these, see a doctor today.`

const tellNotKnown = (labels: readonly string[]): string =>
  `You do not know whether there is ${labels.slice(0, MOST_NAMED).join(', ')}. If you find that there is, see a doctor today.`
