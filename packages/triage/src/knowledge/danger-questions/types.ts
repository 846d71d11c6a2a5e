import type { Expression } from '../../logic/expression.ts'
import type { FindingId, Urgency } from '../types.ts'

/** The interview asks these of a complaint before it says anything calm, the most dangerous first. */
export interface DangerQuestions {
  complaint: string
  /** Findings that make it the complaint; what implies one of them does too. */
  of: readonly FindingId[]
  /**
   * `when`: asked only of whom it may concern. `least`: the level that a yes asks for at least; without it, a sign needs a look
   * today, and what one lives with (`history`) counts by rules and causes alone.
   */
  ask: readonly (FindingId | { finding: FindingId; when?: Expression; least?: Urgency })[]
  /** Guideline with its year. */
  source: string
}
