import type { Expression } from '../logic/expression.ts'
import type { AdviceId } from './advice/index.ts'
import type { CautionId, ReasonId } from './medicine-words.ts'
import type { SignId } from './signs/index.ts'

export type Sex = 'female' | 'male'
export type Region = 'US' | 'EU' | 'IN'
export type Urgency = 'emergency' | 'urgent' | 'routine' | 'self_care'
/** Too little of a text was understood to say that it is not pressing. */
export type Outcome = Urgency | 'unclear'
/** Which help line the screen shows. */
export type EmergencyKind = 'ambulance' | 'crisis' | 'poison' | 'obstetric'

export type FindingId = string
export type ConditionId = string
export type MedicineId = string

/** Years: `from` included, `below` not. */
export interface AgeRange {
  from?: number
  below?: number
}

export interface Applicability {
  sex?: Sex
  age?: AgeRange
}

export interface Finding {
  id: FindingId
  /** Plain words, as they follow "You said you have": `chest pain`. */
  label: string
  /** Asked as it stands: `Does the pain spread to your arm, neck or jaw?` */
  question: string
  /** Phrase grammar: see language/phrase-grammar.ts and the README. */
  phrases: readonly string[]
  /** Wordings that say the finding is absent: `temperature is normal`. */
  deniedBy?: readonly string[]
  /**
   * How often somebody who asks about some complaint has this for another reason, 0 to 1.
   * Common symptom 0.1 to 0.2, ordinary 0.03 to 0.08, telling sign 0.002 to 0.01.
   */
  background: number
  /** `symptom` unless said: `history` is what was so before (diabetes, smoking), `sign` is seen or measured. */
  kind?: 'symptom' | 'sign' | 'history'
  /** A state that ends: “when I was pregnant” is not of now, although it is history. */
  ends?: true
  /** More general findings that are then true as well: `pleuritic-chest-pain` implies `chest-pain`. */
  implies?: readonly FindingId[]
  /** From this age on, in years, what it implies means it: vaginal bleeding at 60 is bleeding after the menopause. */
  meantFrom?: number
  /** Findings of one group say much the same (fever, chills, sweats): only the strongest counts in full. */
  group?: string
  /** False: never asked (a measurement at home is not to be had). Asked unless said. */
  ask?: false
  /** A spell of it matters after it has gone (stroke signs, fainting): "it is gone now" is then not a no. */
  mattersWhenGone?: true
  /** Also counts inside "might", "afraid of", "if": thoughts of suicide. */
  countsWhenHypothetical?: true
  /** A contact of the writer, though its words name somebody else: "my partner has chlamydia". */
  ofContact?: true
  /** Heard within a longer wording too: the medicine's name in "stopped sertraline". */
  alsoWithin?: true
  only?: Applicability
  /** It is told of relatives: `my father had bowel cancer` is then a finding of whoever asks. */
  ofRelatives?: true
  /** Says more about another finding: where, how, since when. One question then asks for all of them. */
  attribute?: { of: FindingId; kind: AttributeKind }
}

export const ATTRIBUTE_KINDS = [
  'site',
  'side',
  'quality',
  'severity',
  'onset',
  'duration',
  'course',
  'trigger',
  'relief',
  'amount',
] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

/**
 * Expected number among 10 000 people of that age who ask a symptom checker, the seven bands being
 * under 1, 1-4, 5-11, 12-17, 18-39, 40-64, 65 and over. A cold is about 500, migraine 150, appendicitis 15.
 */
export type PriorByAge = readonly [number, number, number, number, number, number, number]
export const AGE_BANDS_FROM = [0, 1, 5, 12, 18, 40, 65] as const

export const DURATION_BUCKETS = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const
export type DurationBucket = (typeof DURATION_BUCKETS)[number]

/** A finding; with `days`, only when it lasts longer. */
export type WarningSign = FindingId | { sign: FindingId; days: number }

/** A sign that is no finding; with `days`, the time after which it counts. */
export type SignToWatch = SignId | { sign: SignId; days: number }

export type ConditionFamily = string

export interface Condition {
  id: ConditionId
  /** Medical name: `Acute appendicitis`. */
  name: string
  /** What people call it: `Appendicitis`. */
  plainName: string
  /** Other names of it, clinical or lay, US or UK. */
  alsoCalled?: readonly string[]
  /** ICD-10 code: `K35.8`. */
  icd10: string
  prior: PriorByAge
  /** Where the numbers come from: `Incidence 5 in 100 000 a year; most after 60.` */
  priorBecause?: string
  /** Conditions that nobody can tell apart by what is felt: they are shown as one. */
  family?: ConditionFamily
  /** Factor on the prior by sex; 0 rules it out. */
  bySex?: { female: number; male: number }
  /** P(finding | condition), 0 to 1, of people who describe themselves in words. What is left out is at its background. */
  findings: Readonly<Record<FindingId, number>>
  /** How long people have had it when they ask, and how it began. */
  course?: { lasts: readonly DurationBucket[]; onset?: 'sudden' | 'gradual' }
  /** What it needs when it is uncomplicated. */
  urgency: Urgency
  /** Raises (never lowers) the urgency when the expression holds. */
  urgencyWhen?: readonly { when: Expression; urgency: Urgency; because?: string }[]
  /** A person can do this now: ids of knowledge/advice. */
  advice?: readonly AdviceId[]
  /** Over-the-counter medicines of knowledge/medicines.ts that may help. */
  medicines?: readonly MedicineId[]
  /** Signs with which to be seen sooner. */
  signs?: readonly WarningSign[]
  /** The same for signs that are no findings: ids of knowledge/signs. */
  seekCare?: readonly SignToWatch[]
  /** Guideline name and year. */
  source: string
  speciality: string
}

export interface RedFlagRule {
  id: string
  name: string
  when: Expression
  urgency: 'emergency' | 'urgent'
  /** Required when the urgency is emergency. */
  emergency?: EmergencyKind
  /** What to do first, then why. The number itself is left to the screen: `Call the emergency number now: …` */
  message: string
  /** What to do until help comes. */
  actions?: readonly AdviceId[]
  source: string
}

export type Caution = CautionId | { caution: CautionId; age: AgeRange }

export interface Medicine {
  id: MedicineId
  /** Name by region: acetaminophen or paracetamol. */
  name: Readonly<Record<Region, string>>
  /** Other words for it, as people ask: `antihistamine`. */
  alsoCalled?: readonly string[]
  /** What it may help with, and how it is taken: as the packet says; never a dose change. */
  use: string
  /** Not offered when it holds; the reason is shown where the person might expect the medicine. */
  notWhen: readonly { when: Expression; because: ReasonId }[]
  /** Offered, with this caution, when it holds. */
  cautionWhen?: readonly { when: Expression; caution: CautionId }[]
  /** Said every time, or to people of an age. */
  cautions: readonly Caution[]
  /** Words in the person's allergies that rule it out. */
  allergyWords: readonly string[]
  /** Words in the person's medicines that rule it out, e.g. the same substance or an interaction. */
  interactsWith: readonly string[]
}

/** A description with the answer that it must get. */
export interface ConditionCase {
  text: string
  age?: number
  sex?: Sex
  /** Must be among the first three. */
  expectTop3: ConditionId
  urgency: Urgency
}

export interface RedFlagCase {
  rule: string
  fires: boolean
  text: string
  age?: number
  sex?: Sex
}
