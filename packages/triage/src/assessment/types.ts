import type { Answers } from '../asking/given-answers.ts'
import type { Interview } from '../asking/types.ts'
import type { EmergencyKind, FindingId, MedicineId, Outcome, Region, Sex, Urgency } from '../knowledge/types.ts'
import type { LanguageSeen } from '../language/detect-language.ts'
import type { LanguageCode } from '../language/emergency-phrases/types.ts'

export interface AssessmentInput {
  text: string
  /** Of the patient, whoever that is; years, fractional for infants. What the text says wins. */
  age?: number
  sex?: Sex
  region?: Region
  record?: HealthRecord
  /** Answers to questions: by finding, or as the interview gives them. They outweigh the text. */
  answers?: Answers
  /** The person wants to hear the answer now, whatever was not asked yet. */
  isEnough?: boolean
}

export interface RecordedCondition {
  name: string
  /** Read instead of the name, where there is one. */
  icd10?: string | null
  isPast?: boolean
}

/** Facts of the person's record, in the words that stand there. Used only when the text is about the person. */
export interface HealthRecord {
  /** Years. What the text or the input says of an age wins. */
  age?: number
  conditions?: readonly (string | RecordedCondition)[]
  allergies?: readonly string[]
  medicines?: readonly string[]
  /** What the person does: smokes, drinks every day. */
  habits?: readonly string[]
  pregnant?: boolean
  breastfeeding?: boolean
  /** How well the kidneys filter, by the newest result: mL/min/1.73 m². Medicines are checked against it. */
  egfr?: number
}

export interface AssessedFinding {
  id: FindingId
  label: string
  answer: 'yes' | 'no' | 'unknown'
  /** `implied`: it follows from a more special one that was told, and is not shown beside it. */
  from: 'text' | 'answer' | 'record' | 'implied'
  /** Place in the text, in UTF-16 code units; null when it is not from the text. */
  span: { start: number; end: number } | null
}

export interface FiredRule {
  id: string
  name: string
  urgency: Urgency
  message: string
  source: string
  /** Findings that made it fire. */
  because: ToldFinding[]
}

/** A finding in words, as it is answered: `chest pain`, or `no chest pain`. */
export interface ToldFinding {
  finding: FindingId
  label: string
}

export interface AssessedCondition {
  id: string
  name: string
  plainName: string
  icd10: string
  /** Of all causes, those that the engine does not know included. */
  probability: number
  /** Findings that speak for it and against it, those not known yet, and whether the words are much like those of people who have it. */
  why: { for: ToldFinding[]; isToldLikeIt: boolean; against: ToldFinding[]; missing: ToldFinding[] }
  urgency: Urgency
  /** How it is shown; `not_shown` is ranked only. */
  standing: 'fits' | 'not_to_be_missed' | 'not_shown'
  /** In English, as the search for doctors knows it, and in the language of the answer. */
  speciality: string
  specialityName: string
  source: string
}

export interface AdviceItem {
  kind: 'action' | 'over_the_counter'
  text: string
  cautions: string[]
}

/** Whether an over-the-counter medicine is for a person, in words. */
export interface ToldMedicine {
  id: MedicineId
  name: string
  /** Why not; null when nothing speaks against it. */
  reason: string | null
  /** For this person, and for everybody. */
  ownCautions: string[]
  cautions: string[]
  /** Of the record, in its words: what decided it. */
  facts: string[]
}

/** What somebody asks about medicines. */
export interface MedicineQuestion {
  text: string
  /** Of the writer: left aside when somebody else is to take them. */
  record?: HealthRecord
  region?: Region
}

/** The answer about medicines that somebody asks about. */
export interface ToldMedicines {
  /** `your wife`; null when it is the writer. */
  forWhom: string | null
  medicines: ToldMedicine[]
  /** The words also tell of something that is felt or seen. */
  tellsOfSymptoms: boolean
}

export interface FollowUpQuestion {
  finding: FindingId
  question: string
}

export interface Confidence {
  level: 'low' | 'medium' | 'high'
  reason: string
}

export type AgeOrigin = 'text' | 'words' | 'input' | 'record'

export interface Assessment {
  urgency: Outcome
  /** One sentence: what to do, before why. */
  headline: string
  /** What the urgency follows from, in words. */
  reasons: string[]
  emergency: { kind: EmergencyKind; message: string } | null
  rules: FiredRule[]
  /** False when nothing about health was understood: then there are no conditions. */
  understood: boolean
  notices: string[]
  /** `told`: the language of the sentences. */
  language: { seen: LanguageSeen; readFully: boolean; told: LanguageCode }
  /** Whom the text speaks of, as far as it says. */
  patient: {
    /** The id of language/persons.ts: `self`, `son`. */
    id: string
    label: string
    isSelf: boolean
    age: number | null
    /** `words`: only a word such as "toddler" tells it. */
    ageFrom: AgeOrigin | null
    sex: Sex | null
  }
  findings: AssessedFinding[]
  conditions: AssessedCondition[]
  /** Share of causes that the engine does not know. */
  otherProbability: number
  doNow: AdviceItem[]
  /** Medicines that were held back, and why. */
  withheld: string[]
  seekCare: string[]
  /** The next yes-or-no questions. */
  questions: FollowUpQuestion[]
  interview: Interview
  usedFromRecord: string[]
  confidence: Confidence
  engine: { name: string; version: string }
}
