import type { Judgement } from '../assessment/judgement.ts'
import type { AskingContext } from './context.ts'
import { NO_INTERVIEW, nextStep } from './next-step.ts'

const MOST_QUESTIONS = 6

/** The next question, and those that would come after it. */
export function askOn(context: AskingContext): Pick<Judgement, 'interview' | 'questions'> {
  const { interview, findings } = nextStep(context)
  return { interview, questions: findings.slice(0, MOST_QUESTIONS) }
}

/** Too little was understood for causes: only dangers are asked about. */
export const whenNothingIsKnown = (
  asking: Pick<AskingContext, 'model' | 'known' | 'rules' | 'given' | 'isSpokenFor'>,
) => ({
  ...asking,
  posterior: undefined,
  urgency: 'self_care' as const,
  isVulnerable: false,
  isLittleUnderstood: true,
})
export const NOTHING_ASKED: Pick<Judgement, 'interview' | 'questions'> = { interview: NO_INTERVIEW, questions: [] }
