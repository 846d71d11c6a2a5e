import type { Language } from '@salus/terms/languages'
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
import { conditionTopic, type Topic, topicsFor } from './topics/topics.ts'

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
export { ALLERGY_RULES, type ConflictRule, type ConflictSource } from './conflicts/conflict-rules.ts'
export { findConflicts, type MedicineConflict, type TakenMedicine } from './conflicts/find-conflicts.ts'
export type { EmergencyKind, Outcome, Region, Sex, Urgency } from './knowledge/types.ts'
export { isMostlyEnglish } from './language/is-mostly-english.ts'
export { type Measurement, valuesIn } from './language/measurements.ts'
export type { Stance, Statement } from './language/read-statement.ts'
export { READ_LIMIT } from './language/read-text.ts'
export { asksWhatKills } from './language/told-together/asks-what-kills.ts'
export { type Classifier, type Features, placeOf, suretyOf } from './likeness/classifier.ts'
export { type Example, learn } from './likeness/learn.ts'

let engine: Engine | undefined

const KNOWLEDGE = { findings: FINDINGS, conditions: CONDITIONS, redFlags: RED_FLAGS, medicines: MEDICINES }

function theEngine(): Engine {
  engine ??= makeEngine(KNOWLEDGE)
  return engine
}

const HISTORY: ReadonlySet<string> = new Set(FINDINGS.filter(({ kind }) => kind === 'history').map(({ id }) => id))

/** The name of a medicine alone says that much. */
const BY_NAME = /^(?:better-with|takes|took|new)-/

/** Whether the words tell of something that is felt or seen, and not of medicines, illnesses and habits alone. */
export const tellsOfComplaint = ({ findings }: Pick<Assessment, 'findings'>): boolean =>
  findings.some(
    ({ id, answer, from }) =>
      answer === 'yes' && (from === 'text' || from === 'answer') && !HISTORY.has(id) && !BY_NAME.test(id),
  )

/** Whether the words tell of anything but the medicines that they name: an illness, a pregnancy, a complaint. */
export const tellsBesideMedicines = ({ findings }: Pick<Assessment, 'findings'>): boolean =>
  findings.some(({ id, answer, from }) => answer === 'yes' && from === 'text' && !BY_NAME.test(id) && !TAKING.has(id))
const TAKING: ReadonlySet<string> = new Set(['blood-thinner'])

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
/** How the words of a text are told: by whom, denied, supposed or past; and what they measure. */
export const readStatement: Engine['readStatement'] = (text) => theEngine().readStatement(text)
export const judgeMedicines = (ids: readonly string[], question: MedicineQuestion): ToldMedicines =>
  tellMedicines(theEngine().judgeMedicines(ids, question), languageOf('en'), question.region ?? 'US')

/** How many conditions the knowledge holds. */
export const CONDITION_COUNT = CONDITIONS.length

const CONDITIONS_BY_ID = new Map(CONDITIONS.map((condition) => [condition.id, condition]))

/** What can be asked about: every condition and over-the-counter medicine of the knowledge, in English and the words of a region. */
export const topics = (region: Region): Topic[] =>
  topicsFor(region, languageOf('en'), { conditions: CONDITIONS, medicines: MEDICINES })

/** What the knowledge says of a condition in a language; nothing of one that it does not know. */
export function topicOfCondition(id: string, region: Region, language: Language): Topic | undefined {
  const condition = CONDITIONS_BY_ID.get(id)
  return condition && conditionTopic(condition, region, languageOf(language))
}

/** All conditions by what they are called in a language, the lay name first. */
export const conditionNames = (language: Language): { id: string; names: string[] }[] =>
  CONDITIONS.map(({ id, alsoCalled = [] }) => {
    const { plainName, name } = languageOf(language).vocabulary.condition(id)
    return { id, names: [plainName, name, ...(language === 'en' ? alsoCalled : [])] }
  })

export { judgeReading, mayMean } from './readings/judge-reading.ts'
export { normalRange } from './readings/normal-range.ts'
export type { NormalRange, Reading, ReadingAdvice, ReadingMeasure } from './readings/types.ts'
export type { Topic, TopicSection } from './topics/topics.ts'
