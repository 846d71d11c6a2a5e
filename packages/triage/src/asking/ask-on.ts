import { putQuestion } from '../assessment/put-question.ts'
import type { Assessment } from '../assessment/types.ts'
import type { AskingContext } from './context.ts'
import { NO_INTERVIEW, nextStep } from './next-step.ts'

const MOST_QUESTIONS = 6

/** The next question, and those that would come after it. */
export function askOn(context: AskingContext): Pick<Assessment, 'interview' | 'questions'> {
  const { interview, findings } = nextStep(context)
  const questions = findings.slice(0, MOST_QUESTIONS).flatMap((id) => {
    const finding = context.model.findings.byId.get(id)
    return finding ? [{ finding: id, question: putQuestion(finding, context.known, context.other) }] : []
  })
  return { interview, questions }
}

/** Too little was understood for causes: only dangers are asked about. */
export const whenNothingIsKnown = (asking: Pick<AskingContext, 'model' | 'known' | 'rules' | 'given' | 'other'>) => ({
  ...asking,
  posterior: undefined,
  urgency: 'self_care' as const,
  isVulnerable: false,
  isLittleUnderstood: true,
})
export const NOTHING_ASKED = { interview: NO_INTERVIEW, questions: [] }
