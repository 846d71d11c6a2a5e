import type { InterviewStep } from '../asking/types.ts'
import type { AdviceId } from '../knowledge/advice/index.ts'
import type { CautionId, ReasonId } from '../knowledge/medicine-words.ts'
import type { Watched } from '../knowledge/signs-of.ts'
import type { ConditionId, EmergencyKind, FindingId, MedicineId, Outcome, Sex, Urgency } from '../knowledge/types.ts'
import type { LanguageSeen } from '../language/detect-language.ts'
import type { LanguageCode } from '../language/emergency-phrases/types.ts'
import type { Person } from '../language/persons.ts'
import type { AgeOrigin, AssessedFinding } from './types.ts'

/** The engine concludes in ids, codes and numbers, and keeps the person's own words: `tell/` makes the sentences. */
export interface Judgement {
  urgency: Outcome
  headline: Headline
  reasons: Reason[]
  emergency: { kind: EmergencyKind; because: EmergencyCause } | null
  rules: { id: string; because: FindingId[] }[]
  understood: boolean
  notices: Notice[]
  language: { seen: LanguageSeen; readFully: boolean }
  /** In which it is told. */
  tellIn: LanguageCode
  patient: { person: Told; isSelf: boolean; age: number | null; ageFrom: AgeOrigin | null; sex: Sex | null }
  /** The patient, where somebody else answers the questions. */
  other: Told | undefined
  findings: Omit<AssessedFinding, 'label'>[]
  conditions: JudgedCondition[]
  otherProbability: number
  doNow: AdviceGiven[]
  withheld: { medicine: MedicineId; against: Against }[]
  seekCare: Watched[]
  questions: FindingId[]
  interview: InterviewStep
  usedFromRecord: RecordUse[]
  confidence: { level: 'low' | 'medium' | 'high'; reason: ConfidenceReason }
}

/** Somebody as the text names them. `label` is English and serves that language alone; others go by the id. */
export type Told = Pick<Person, 'id' | 'label'>

export type Headline =
  | { code: 'outcome'; outcome: Outcome }
  | { code: 'emergency'; kind: EmergencyKind }
  | { code: 'not_certain' }

export type EmergencyCause = { rule: string } | { condition: ConditionId } | { code: 'dangerous_cause' | 'like_others' }

export type Vulnerable = 'baby' | 'old' | 'pregnant' | 'weak_immunity'

export type Reason =
  | { code: 'warning_sign'; rule: string }
  | { code: 'like_others' }
  /** Answers to danger questions. */
  | { code: 'dangers_answered'; findings: readonly FindingId[] }
  | { code: 'needed_by'; condition: ConditionId; isLikely: boolean }
  | { code: 'vulnerable'; who: readonly Vulnerable[] }
  | { code: 'something_unread' }
  | { code: 'no_warning_sign' }
  /** The person's own words that were not read, and whether there are more. */
  | { code: 'words_unread'; words: readonly string[]; isMore: boolean }
  | { code: 'say_it_otherwise' }
  | { code: 'may_be_pressing' }
  | { code: 'not_asked'; findings: readonly FindingId[] }
  | { code: 'not_known'; findings: readonly FindingId[] }

export type Notice =
  | { code: 'young_baby_fever' | 'if_emergency' | 'emergencies_only' | 'unknown_language' }
  | { code: 'only_denied' | 'not_understood' | 'if_worried' }
  /** Characters that were read, and all there are. */
  | { code: 'cut'; read: number; total: number }
  | { code: 'most_pressing'; patient: Told; other: Told }
  | { code: 'also_told'; other: Told }

export interface JudgedCondition {
  id: ConditionId
  probability: number
  why: { for: Evidence[]; isToldLikeIt: boolean; against: Evidence[]; missing: FindingId[] }
  urgency: Urgency
  standing: 'fits' | 'not_to_be_missed' | 'not_shown'
}

export interface Evidence {
  finding: FindingId
  answer: 'yes' | 'no'
}

export type AdviceGiven =
  | { kind: 'action'; advice: AdviceId }
  | { kind: 'over_the_counter'; medicine: MedicineId; own: OwnCaution[]; cautions: CautionId[] }

/** A caution for this person, with the words of the record that it follows from. */
export interface OwnCaution {
  caution: CautionId
  facts: string[]
}

/** Why a medicine is not for somebody. `word` is of the record or of the text. */
export type Against =
  | { code: 'reason'; reason: ReasonId; facts: string[] }
  | { code: 'allergy'; word: string }
  | { code: 'interaction'; word: string; isTold: boolean }

/** A fact of the record that was used, in its own words. */
export type RecordUse =
  | { code: 'condition'; words: string; isPast: boolean }
  | { code: 'medicine' | 'allergy' | 'habit'; words: string }
  | { code: 'pregnancy' | 'breastfeeding' }
  /** Years. */
  | { code: 'age'; age: number }

export type ConfidenceReason =
  | 'nothing_to_go_by'
  | 'other_explains_it'
  | 'told_little'
  | 'one_fits_clearly'
  | 'one_fits_better'
  | 'several_fit'
