import { AnswerCheck } from '../answer-check.ts'
import { adviceCheck } from '../check-answer.ts'

/** Whether the guard leaves anything out of such an answer, with no warning sign found in what the person said. */
export function isStopped(text: string): boolean {
  const check = new AnswerCheck('', adviceCheck({ urgency: null, isEmergency: false }))
  check.add(text)
  check.finish()
  return check.refusal !== undefined || check.leftOut.length > 0
}
