import type { LabResult } from '@salus/contract'
import type { Language } from '@salus/terms/languages'
import type { EntryFact, FactKind } from '../record-fact.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { HINDI } from './hindi.ts'
import { SPANISH } from './spanish.ts'
import { TELUGU } from './telugu.ts'

/** The sentences of one language around what a record holds, whole, with named parts. Days and lists come in that language. */
export interface RecordPhrases {
  /** BCP 47. */
  locale: string
  inYourRecord: string
  inYourDocuments: string
  yourDocumentsSay: string
  asWritten: string
  /** Where something stands. */
  readingOf(day: string): string
  resultOf(day: string): string
  medicalHistory: string
  documentOf(title: string, day: string): string
  /** Behind a value. */
  range(range: string): string
  flags: Readonly<Record<Exclude<NonNullable<LabResult['flag']>, 'normal'>, string>>
  /** Values before the one that is told. */
  before(values: string): string
  since(year: number): string
  inThePast: string
  severity: Readonly<Record<NonNullable<EntryFact['severity']>, string>>
  allergyTo(substance: string): string
  inTheFamily(illness: string): string
  atAge(years: number): string
  measures: Readonly<Record<'pain' | 'mood' | 'steps' | 'sleep', string>>
  kinds: Readonly<Record<FactKind, string>>
  /** `list`: kinds. An empty record is no proof: what nobody wrote down may still be so. */
  namesNone(list: string): string
  holdsNo(name: string): string
  allWithin(count: number): string
  /** How much was looked at. `ago`: "14 months ago". */
  ofResults(counts: { told: number; all: number; ago: string }): string
  ofReadings(ago: string): string
  /** Somebody without an account asks for their record. */
  visitor: string
  /** The person wants the record left alone. */
  leftAlone: string
}

const PHRASES: Readonly<Record<Language, RecordPhrases>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  hi: HINDI,
  te: TELUGU,
}

export const recordPhrases = (language: Language): RecordPhrases => PHRASES[language]
