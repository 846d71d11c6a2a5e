import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import type { FindingId } from '../knowledge/types.ts'
import type { Reading } from '../language/read-text.ts'
import type { AgeOrigin, AssessmentInput, HealthRecord } from './types.ts'

/** A number in the text wins over the input, the input over a word such as "grandfather", and that over the record. */
export function chooseAge(
  input: AssessmentInput,
  { patient }: Reading,
  record: HealthRecord,
): { age: number | undefined; ageFrom: AgeOrigin | null } {
  if (patient.age !== undefined && !patient.roughAge) return { age: patient.age, ageFrom: 'text' }
  if (input.age !== undefined) return { age: input.age, ageFrom: 'input' }
  if (patient.age !== undefined) return { age: patient.age, ageFrom: 'words' }
  return { age: record.age, ageFrom: record.age === undefined ? null : 'record' }
}

/** A sign of small children is not read of somebody whose age is told: "my son is 40 and feels floppy". */
export function isPastItsAge(model: Model, finding: FindingId, { patient }: Reading): boolean {
  const below = belowOf(model, finding)
  return isOfSmallChildren(model, finding) && patient.age !== undefined && !patient.roughAge && patient.age >= 2 * below
}

/** A finding that only a small child may have. */
export const isOfSmallChildren = (model: Model, finding: FindingId): boolean => belowOf(model, finding) <= CHILDHOOD

const belowOf = (model: Model, finding: FindingId): number =>
  model.findings.byId.get(finding)?.only?.age?.below ?? Number.POSITIVE_INFINITY
const CHILDHOOD = 6

/** "My baby has a fever": under 3 months that is an emergency, and the words do not say. */
export const hasFeverAsBabyOfUnknownAge = (input: AssessmentInput, { patient }: Reading, known: Known): boolean =>
  patient.roughAge &&
  input.age === undefined &&
  patient.age !== undefined &&
  patient.age < 1 &&
  known.truthOf('fever') === 'yes'
