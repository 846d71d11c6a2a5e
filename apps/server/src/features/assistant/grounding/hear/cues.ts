import type { VitalName } from '@salus/contract'
import type { Language } from '@salus/terms/languages'
import type { FactKind } from '../record-fact.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { HINDI } from './hindi.ts'
import { SPANISH } from './spanish.ts'
import { TELUGU } from './telugu.ts'

/** Several tests that people ask for by one word. */
export type TestGroup = 'cholesterol' | 'thyroid' | 'kidney' | 'liver' | 'sugar' | 'iron' | 'bloodCount'

/** The words of one language by which people ask for what their own record holds. Small letters, without accents. */
export interface RecordCues {
  /** The question is about oneself. */
  own: RegExp
  /** It asks for what was written down, and for nothing else: "what was my last …". */
  asksForRecord: RegExp
  kinds: Readonly<Record<FactKind, RegExp>>
  /** Asks for what lies outside the range. */
  outOfRange: RegExp
  /** Everyday words for measures, between strokes, beside the names that the terms hold. */
  vitals: Readonly<Partial<Record<VitalName, string>>>
  groups: Readonly<Record<TestGroup, RegExp>>
}

export const RECORD_CUES: Readonly<Record<Language, RecordCues>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  hi: HINDI,
  te: TELUGU,
}

/** Names of the terms that each group holds. */
export const TESTS_OF_GROUP: Readonly<Record<TestGroup, readonly string[]>> = {
  cholesterol: ['Cholesterol total', 'HDL cholesterol', 'LDL cholesterol', 'Non-HDL cholesterol', 'Triglycerides'],
  thyroid: ['Thyrotropin', 'Thyroxine free', 'Triiodothyronine free', 'Thyroxine', 'Triiodothyronine'],
  kidney: ['Creatinine', 'Glomerular filtration rate', 'Urea', 'Urea nitrogen', 'Urine albumin/creatinine ratio'],
  liver: [
    'Alanine aminotransferase',
    'Aspartate aminotransferase',
    'Alkaline phosphatase',
    'Gamma-glutamyl transferase',
    'Bilirubin total',
  ],
  sugar: ['Hemoglobin A1c', 'Fasting glucose', 'Glucose', 'Postprandial glucose'],
  iron: ['Ferritin', 'Iron', 'Transferrin saturation', 'Iron binding capacity'],
  bloodCount: ['Hemoglobin', 'Hematocrit', 'Leukocytes', 'Platelets', 'Erythrocytes', 'MCV'],
}
