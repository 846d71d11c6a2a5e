import type { JudgedRule } from '../assessment/red-flags.ts'
import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import type { Posterior } from '../inference/posterior.ts'
import type { Urgency } from '../knowledge/types.ts'
import type { GivenAnswer } from './types.ts'

/** All that the next question follows from: the same as the assessment stands on. */
export interface AskingContext {
  model: Model
  known: Known
  /** Nothing was understood without it. */
  posterior: Posterior | undefined
  rules: readonly JudgedRule[]
  /** The level by rules and causes so far. */
  urgency: Urgency
  isVulnerable: boolean
  /** Too much of the text was left unread. */
  isLittleUnderstood: boolean
  given: readonly GivenAnswer[]
  /** Somebody else answers for the patient. */
  isSpokenFor: boolean
}
