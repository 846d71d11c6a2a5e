import type { FindingId } from '../knowledge/types.ts'

/** The spots of the body picture. */
export type BodySpot =
  | 'forehead'
  | 'temple'
  | 'face'
  | 'head-top'
  | 'head-back'
  | 'neck-front'
  | 'neck-back'
  | 'chest-middle'
  | 'chest-side'
  | 'armpit'
  | 'belly-upper-middle'
  | 'belly-upper-right'
  | 'belly-upper-left'
  | 'belly-middle'
  | 'belly-lower-right'
  | 'belly-lower-middle'
  | 'belly-lower-left'
  | 'groin'
  | 'upper-back'
  | 'lower-back'
  | 'flank'
  | 'tailbone'
  | 'buttock'
  | 'shoulder'
  | 'elbow'
  | 'wrist'
  | 'hand'
  | 'finger'
  | 'hip'
  | 'thigh'
  | 'knee'
  | 'shin'
  | 'calf'
  | 'ankle'
  | 'heel'
  | 'foot'
  | 'toe'

export interface PlaceChoice {
  finding: FindingId
  label: string
  spot: BodySpot
}

/** One question, by ids alone. */
export type Put =
  | { kind: 'finding'; finding: FindingId; isDanger: boolean }
  | { kind: 'since' }
  | { kind: 'severity'; of: FindingId }
  /** The choices that may apply. */
  | { kind: 'place'; of: FindingId; choices: FindingId[] }

/** The same with the words in which it is asked. What is answered is told by ids and numbers alone. */
export type Question =
  | { kind: 'finding'; finding: FindingId; words: string; isDanger: boolean }
  /** How long the complaint has lasted. */
  | { kind: 'since'; words: string; choices: { days: number; label: string }[] }
  /** How bad the main complaint is, from 0 to 10. */
  | { kind: 'severity'; of: FindingId; words: string }
  | { kind: 'place'; of: FindingId; words: string; choices: PlaceChoice[] }

export type YesOrNo = 'yes' | 'no' | 'unknown'

/** An answer; null is "don't know". */
export type GivenAnswer =
  | { finding: FindingId; answer: YesOrNo }
  | { since: number | null }
  | { severity: number | null; of: FindingId }
  | { place: FindingId | null; of: FindingId }

/**
 * Why nothing more is asked: help is needed now, no answer would change what to do or the likeliest cause, enough was asked, or
 * nothing is left to ask.
 */
export const END_REASONS = ['emergency', 'nothing_would_change', 'enough_asked', 'nothing_to_ask'] as const
export type EndReason = (typeof END_REASONS)[number]

/** Where the interview stands, by ids alone. */
export interface InterviewStep {
  /** Null when it has ended. */
  next: Put | null
  asked: number
  /** How many questions it will have been in all, as far as can be said now. */
  expected: number
  ended: EndReason | null
  /** Every danger question of the complaint was answered. */
  dangersAsked: boolean
  /** Danger signs that were not asked about yet. */
  notAsked: FindingId[]
  /** Danger signs of which the person does not know whether they are there. */
  notKnown: FindingId[]
  /** Every answer in its order. */
  given: GivenAnswer[]
}

/** The same in words. */
export interface Interview extends Omit<InterviewStep, 'next' | 'given' | 'notAsked' | 'notKnown'> {
  next: Question | null
  /** Why it ended, in a sentence. */
  endedBecause: string | null
  /** Labels of the danger signs that were not asked about yet, and of those that nobody knows of. */
  notAsked: string[]
  notKnown: string[]
  /** Every answer with its question and in words. */
  given: { answer: GivenAnswer; question: Question; said: string }[]
}
