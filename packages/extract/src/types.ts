import type { Language } from '@salus/terms/languages'

export type { Language }

/** A word with its place; pixels or points, origin at the top left. */
export interface Word {
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
  /** Of the OCR, 0 to 100; a text layer has none. */
  confidence?: number
}

export interface Page {
  number: number
  width: number
  height: number
  words: Word[]
}

export interface Box {
  page: number
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface Placed {
  box: Box
  asWritten: string
  /** 0 to 1. */
  confidence: number
}

export type Comparator = '<' | '>' | '≤' | '≥'
export type Flag = 'high' | 'low' | 'critical' | 'normal' | 'abnormal'
export type DateOrder = 'dmy' | 'mdy'

export interface Range {
  low?: number
  high?: number
  text: string
}

/**
 * Why a person should look at a result before it is kept: its words are hard to read; no living person has it; its
 * decimal point may be lost; letters were taken for digits; it can mean two numbers; it lies far outside of its range on
 * a scan; its unit is missing or not one of its analyte; its range was not understood; another result of its analyte has
 * the same day; its name is not known, and it stands in no table or has neither unit nor range.
 */
export type Doubt =
  | 'unclear'
  | 'implausible'
  | 'point'
  | 'repaired'
  | 'ambiguous'
  | 'far'
  | 'unit'
  | 'range'
  | 'date'
  | 'name'

/** The cells of a result as a person writes them. */
export interface LabEntry {
  name: string
  value: string
  unit: string
  range: string
}

/** What an entry says. */
export interface LabFields
  extends Pick<LabValue, 'name' | 'analyte' | 'loinc' | 'value' | 'comparator' | 'unit' | 'ucum' | 'range' | 'flag'> {
  /** No living person has it in this unit. */
  isImplausible: boolean
}

export interface LabValue extends Placed {
  /** As written. */
  name: string
  /** The standard name, where the analyte is known. */
  analyte?: string
  loinc?: string
  /** A string where the result is no number: "negative", "1:80", "0-2". */
  value: number | string
  comparator?: Comparator
  /** As written; empty where the report gives none. */
  unit: string
  ucum?: string
  range?: Range
  /** The lab's own mark first, else from its own range. */
  flag?: Flag
  /** ISO, of the column in a report with several. */
  date?: string
  nameBox: Box
  valueBox: Box
  /** None: it may be taken as it is. */
  doubts: Doubt[]
  /** The other number that may be meant: with the point that it may have lost, or without the one that was put back. */
  suggestion?: number
}

export interface Medicine extends Placed {
  name: string
  dose?: number
  unit?: string
  form?: string
  /** How often, as written: "1-0-1-0", "1 tab BD", "cada 8 horas". */
  frequency?: string
}

export type VitalKind =
  | 'blood-pressure'
  | 'pulse'
  | 'temperature'
  | 'oxygen-saturation'
  | 'respiratory-rate'
  | 'weight'
  | 'height'
  | 'body-mass-index'
  | 'glucose'

export interface Vital extends Placed {
  kind: VitalKind
  /** The systolic pressure of a blood pressure. */
  value: number
  diastolic?: number
  unit: string
  ucum?: string
}

export type DateKind = 'collected' | 'received' | 'reported' | 'birth' | 'issued' | 'other'

export interface FoundDate extends Placed {
  kind: DateKind
  /** ISO: 2024-03-04, with the time where it is written: 2024-03-04T08:15. */
  iso: string
  /** Day and month could stand the other way round. */
  ambiguous?: boolean
}

export interface NamePlaced extends Placed {
  name: string
}

export interface Extraction {
  labs: LabValue[]
  medicines: Medicine[]
  vitals: Vital[]
  dates: FoundDate[]
  doctor?: NamePlaced
  patient?: NamePlaced
  laboratory?: NamePlaced
}

export interface ExtractOptions {
  /** Of the document, where it is known; else told from its words. */
  language?: Language
  /** How the person's country writes 03/04, for what the document does not settle. */
  dateOrder?: DateOrder
}
