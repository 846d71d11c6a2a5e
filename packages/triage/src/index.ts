import { makeEngine } from './assessment/make-engine.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from './knowledge/index.ts'
import { MEDICINES } from './knowledge/medicines.ts'

export { ENGINE } from './assessment/make-engine.ts'
export type {
  AdviceItem,
  AssessedCondition,
  AssessedFinding,
  Assessment,
  AssessmentInput,
  Confidence,
  FiredRule,
  FollowUpQuestion,
  HealthRecord,
} from './assessment/types.ts'
export type { EmergencyKind, Region, Sex, Urgency } from './knowledge/types.ts'
export { READ_LIMIT } from './language/read-text.ts'

/** Reads a description in a person's own words and says how urgent it is, what may be behind it, and what to do. */
export const assess = makeEngine({
  findings: FINDINGS,
  conditions: CONDITIONS,
  redFlags: RED_FLAGS,
  medicines: MEDICINES,
})
