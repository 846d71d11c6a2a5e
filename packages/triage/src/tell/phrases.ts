import type { EndReason } from '../asking/types.ts'
import type { ConfidenceReason, Vulnerable } from '../assessment/judgement.ts'
import type { EmergencyKind, Outcome, Urgency } from '../knowledge/types.ts'

/**
 * The sentences of the engine in one language, each whole. What they speak of (findings, conditions, advice) stands in the
 * vocabulary. `{emergency number}` and the like are filled for the region: see regional-words.ts.
 */
export interface Phrases {
  headline: Readonly<Record<Outcome, string>>
  /** Headline of self-care for somebody else. */
  lookAfter(other: string): string
  emergencyHeadline: Readonly<Record<EmergencyKind, string>>
  notCertain: string

  /** Reasons for the level. */
  warningSign(name: string): string
  likeOthers: string
  mayBePressing: string
  /** `findings` is a list in words. */
  dangersAnswered(findings: string): string
  neededBy(condition: string, isLikely: boolean): string
  moreCareful(because: string): string
  vulnerable: Readonly<Record<Vulnerable, string>>
  somethingUnread: string
  noWarningSign: string
  /** `words` are the person's own, in quotation marks. */
  wordsUnread(words: string, isMore: boolean): string
  sayItOtherwise: string
  notAsked(findings: string): string
  notKnown(findings: string): string

  /** The first sentence of an emergency that no rule has words for. */
  emergencyBy(condition: string): string
  dangerousCause: string
  likeDanger: Readonly<Record<'ambulance' | 'crisis', string>>

  youngBabyFever: string
  ifEmergency: string
  emergenciesOnly: string
  unknownLanguage: string
  cut(read: string, total: string): string
  onlyDenied: string
  notUnderstood: string
  ifWorried: string
  /** Null is whoever reads. */
  mostPressing(patient: string, other: string | null): string
  alsoTold(other: string | null): string

  confidence: Readonly<Record<ConfidenceReason, string>>
  fromRecord: {
    condition(words: string, isPast: boolean): string
    medicine(words: string): string
    allergy(words: string): string
    habit(words: string): string
    pregnancy: string
    breastfeeding: string
    /** `age` as "3 years" or "5 months". */
    age(age: string): string
  }
  /** A sentence about a medicine, after its name. */
  named(name: string, text: string): string
  /** Why a medicine is not for somebody, after its name. */
  allergic(word: string): string
  interacts(word: string, isTold: boolean): string
  /** In brackets, after a reason: the facts of the record that it follows from. */
  inRecord(facts: string): string

  /** A finding that is not there. */
  without(label: string): string
  /** A finding as a sign with which to be seen, finishing "Seek care if …". `time` as "3 days". `isOther`: of somebody else than who reads. */
  watch(label: string, time: string | null, isOther: boolean): string

  howLong: string
  /** From less than an hour to longer than three months: see SINCE in tell-interview.ts. */
  since: readonly [string, string, string, string, string, string, string, string]
  howBad(label: string): string
  severity(value: number): string
  answer: Readonly<Record<'yes' | 'no' | 'unknown', string>>
  ended: Readonly<Record<EndReason, string>>

  /** What is told of a condition or a medicine that somebody asks about. */
  topic: {
    headings: Readonly<Record<'signs' | 'do' | 'remedies' | 'see' | 'use' | 'notFor' | 'care', string>>
    /** `list` is a list in words. */
    typical(list: string): string
    sometimes(list: string): string
    pressing: Readonly<Record<Urgency, string>>
    /** A medicine that may help. */
    remedy(name: string): string
  }

  /** People by the id of persons.ts, as they are spoken of to whoever wrote: "your son". */
  people: Readonly<Record<string, string>>
  /** Somebody who is not among them. */
  somebody: string
  /** Whoever reads, as in "this is about you". */
  you: string
}
