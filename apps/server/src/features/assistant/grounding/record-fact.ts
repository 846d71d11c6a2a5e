import type { LabResult } from '@salus/contract'
import type { Language } from '@salus/terms/languages'

/** Kinds that people ask for by the name of the whole: "my medicines". */
export type FactKind = 'vital' | 'lab' | 'condition' | 'medicine' | 'allergy' | 'surgery' | 'family'
export type MeasuredKind = Extract<FactKind, 'vital' | 'lab'>

/** One value of a series. */
export interface Measured {
  /** With its unit, as it is shown. */
  value: string
  /** ISO 8601. */
  at: string
  /** As the laboratory printed it. */
  range?: string
  flag?: LabResult['flag']
}

interface Fact {
  /** People call it so, in any language. */
  names: readonly string[]
  /** The answer calls it so. */
  titles: Readonly<Record<Language, string>>
  /** Address in the application that shows it. */
  page: string
}

/** The newest value of a measure or a test. */
export interface MeasuredFact extends Fact {
  kind: MeasuredKind
  /** Tells the measure or the test apart within its kind. */
  series: string
  /** Laboratories' results alone have one. */
  loinc?: string
  /** The name of the test in the terms, where it is known. */
  analyte?: string
  newest: Measured
  /** Values before it, the newest first. Empty until somebody asks for this measure. */
  before: readonly Measured[]
  /** How many values the record holds, where that is counted. */
  count?: number
}

/** An entry of the medical history. */
export interface EntryFact extends Fact {
  kind: Exclude<FactKind, MeasuredKind>
  sinceYear: number | null
  isPast: boolean
  /** In the words of whoever wrote them: strength, how often, reaction. */
  details: readonly string[]
  /** The relative's, in years, when the illness began. */
  age: number | null
  severity: 'mild' | 'moderate' | 'severe' | null
}

/** A statement of the record, as it can be asked for and read out. */
export type RecordFact = MeasuredFact | EntryFact

export const isMeasured = (fact: RecordFact): fact is MeasuredFact => fact.kind === 'vital' || fact.kind === 'lab'

/** Reads a person's record for an answer. */
export interface RecordFacts {
  /** All that an answer may name, each measure and test with its newest value, and how many results there are. */
  of(userId: string): Promise<{ facts: RecordFact[]; results: number }>
  /** The same facts with the values before the newest, where few are asked for. */
  withEarlier(userId: string, facts: readonly RecordFact[]): Promise<RecordFact[]>
}
