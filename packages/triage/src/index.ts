import { type Engine, makeEngine } from './assessment/make-engine.ts'
import type { Assessment, AssessmentInput, MedicineQuestion, ToldMedicines } from './assessment/types.ts'
import type { CompiledKnowledge } from './compiled.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from './knowledge/index.ts'
import { MEDICINES } from './knowledge/medicines.ts'
import type { Region } from './knowledge/types.ts'
import { useCompiledWords } from './language/gloss/index.ts'
import { languageOf } from './tell/languages.ts'
import { tell } from './tell/tell.ts'
import { tellMedicines } from './tell/tell-medicines.ts'
import { type Topic, topicsFor } from './topics/topics.ts'

export type { Answers } from './asking/given-answers.ts'
export type { BodySpot, EndReason, GivenAnswer, Interview, PlaceChoice, Question } from './asking/types.ts'
export { END_REASONS } from './asking/types.ts'
export { ENGINE } from './assessment/engine-name.ts'
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
  MedicineQuestion,
  RecordedCondition,
  ToldFinding,
  ToldMedicine,
  ToldMedicines,
} from './assessment/types.ts'
export { type CompiledKnowledge, compileKnowledge } from './compiled.ts'
export { ALLERGY_RULES, type ConflictRule, type ConflictSource, PAIR_RULES } from './conflicts/conflict-rules.ts'
export { findConflicts, type MedicineConflict, type TakenMedicine } from './conflicts/find-conflicts.ts'
export type { EmergencyKind, Outcome, Region, Sex, Urgency } from './knowledge/types.ts'
export { READ_LIMIT } from './language/read-text.ts'
export { type Classifier, type Features, placeOf, suretyOf } from './likeness/classifier.ts'
export { type Example, learn } from './likeness/learn.ts'

let engine: Engine | undefined

const KNOWLEDGE = { findings: FINDINGS, conditions: CONDITIONS, redFlags: RED_FLAGS, medicines: MEDICINES }

function theEngine(): Engine {
  engine ??= makeEngine(KNOWLEDGE)
  return engine
}

/**
 * Makes the engine ready before the first question. Compiling takes seconds: whoever serves hands over what the build has
 * compiled (`compileKnowledge`).
 */
export function prepare(compiled?: CompiledKnowledge): void {
  if (!compiled) return void theEngine()
  useCompiledWords(compiled.words)
  engine = makeEngine(KNOWLEDGE, compiled.lexicon)
}

/** Reads a description in a person's own words and says how urgent it is, what may be behind it, and what to do, in their language. */
export function assess(input: AssessmentInput): Assessment {
  const judgement = theEngine().judge(input)
  return tell(judgement, languageOf(judgement.tellIn), input.region ?? 'US')
}
/** The same in ids, codes and numbers alone. */
export const judge: Engine['judge'] = (input) => theEngine().judge(input)
export const namedMedicines: Engine['namedMedicines'] = (text) => theEngine().namedMedicines(text)
export const judgeMedicines = (ids: readonly string[], question: MedicineQuestion): ToldMedicines =>
  tellMedicines(theEngine().judgeMedicines(ids, question), languageOf('en'), question.region ?? 'US')

/** How many conditions the knowledge holds. */
export const CONDITION_COUNT = CONDITIONS.length

const FINDINGS_BY_ID = new Map(FINDINGS.map((finding) => [finding.id, finding]))

/** What can be asked about: every condition and over-the-counter medicine of the knowledge, in the words of a region. */
export const topics = (region: Region): Topic[] =>
  topicsFor(region, { conditions: CONDITIONS, medicines: MEDICINES, findings: FINDINGS_BY_ID })

export { judgeReading, mayMean } from './readings/judge-reading.ts'
export { normalRange } from './readings/normal-range.ts'
export type { NormalRange, Reading, ReadingAdvice, ReadingMeasure } from './readings/types.ts'
export { remedyLine, type Topic } from './topics/topics.ts'
