import type { Expression } from '../../logic/expression.ts'
import type { FindingId } from '../types.ts'

/** What is asked of a complaint before anything calm is said of it, the most dangerous first. */
export interface DangerQuestions {
  complaint: string
  /** Findings that make it the complaint; what implies one of them does too. */
  of: readonly FindingId[]
  /** `when`: asked only of whom it may concern. */
  ask: readonly (FindingId | { finding: FindingId; when: Expression })[]
  /** Guideline with its year. */
  source: string
}
