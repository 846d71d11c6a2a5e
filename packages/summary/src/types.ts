/** Where words stand in the input: UTF-16 offsets, `end` exclusive. */
export interface Span {
  start: number
  end: number
}

/** A line for people to read, and every word of the input that it was made from, in order. */
export interface SummaryLine {
  text: string
  spans: Span[]
}

export type MedicineChange = 'started' | 'stopped' | 'changed' | 'continued'

export interface MedicineMention {
  name: string
  /** The dose stands here exactly as it was written. */
  asWritten: SummaryLine
  change?: MedicineChange
}

export type ResultFlag = 'high' | 'low' | 'abnormal' | 'normal'

export interface TestResult {
  name: string
  value: string
  unit?: string
  /** The reference range as written, such as `3.5-5.0` or `<5`. */
  range?: string
  /** From the range or the mark that the text itself gives; never from a norm of ours. */
  flag?: ResultFlag
  asWritten: SummaryLine
}

export interface ToDo {
  what: SummaryLine
  /** When, in the words of the text: `in 2 weeks`, `on 03/04/2025`. */
  by?: string
}

export interface NoteSummary {
  /** The gist in the order of the text; lay words follow a medical term in brackets, all else is the text's wording. */
  overview: SummaryLine[]
  problems: SummaryLine[]
  medicines: MedicineMention[]
  results: TestResult[]
  todo: ToDo[]
  /** Two to five questions to take to the doctor; the spans are what raised each. */
  questions: SummaryLine[]
  isDialogue: boolean
  /** Nothing in the text is a sentence. */
  notUnderstood: boolean
}

export interface SummaryOptions {
  /** Most words of the overview, explanations in brackets aside; otherwise a third of the text's words, between 60 and 250. */
  limit?: number
}
