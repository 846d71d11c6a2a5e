import type { EmergencyKind, Urgency } from '../knowledge/types.ts'
import type { RecordFact } from './record-facts.ts'

export type ReadingMeasure =
  | 'heartbeat'
  | 'temperature'
  | 'blood_pressure'
  | 'oxygen_level'
  | 'weight'
  | 'height'
  | 'glucose'
  | 'respiratory_rate'
  | 'pain'
  | 'mood'
  | 'steps'
  | 'sleep'

/** One reading: beats and breaths a minute, °C, mmHg, %, mg/dL, scores; the units of UCUM in which they are kept. */
export interface Reading {
  measure: ReadingMeasure
  value: number
  diastolic: number | null
  /** As in FHIR: the meter said no more than that it is below or above `value`. */
  comparator?: '<' | '>' | null
}

/** One threshold, and what crossing it means. Within a measure the first that holds speaks: the most urgent stand first. */
export interface ReadingRule {
  id: string
  measure: ReadingMeasure
  /**
   * Years from and below which it counts; whoever's age is not known is taken for an adult. Without any it is for everybody but
   * small children, whose rules speak to whoever holds them.
   */
  ages?: { from?: number; below?: number }
  /** Counts only for those, or never for those, whose record says so. */
  record?: readonly RecordFact[]
  notRecord?: RecordFact
  /** Infinite, or zero, where a meter said that it is beyond its range. */
  holds: (value: number, diastolic: number) => boolean
  urgency: Urgency
  headline: string
  meaning: string
  steps: readonly string[]
  /** Signs with which to call at once. */
  callIf: readonly string[]
  /** Whose numbers are shown; none where no sign is named. */
  call?: EmergencyKind
  source: string
  /** Hours for which it is right to do now what it says; a day unless given. */
  holdsHours?: number
  /** What it was, for when that time is over: "a blood sugar this low". None where nothing has to be done at once. */
  later?: string
}

export interface ReadingAdvice
  extends Pick<ReadingRule, 'id' | 'measure' | 'urgency' | 'headline' | 'meaning' | 'source'> {
  steps: readonly string[]
  callIf: readonly string[]
  call: EmergencyKind | null
  /** What of the record it rests on. */
  used: readonly string[]
}

export interface NormalRange {
  low: number
  high: number
  diastolic: { low: number; high: number } | null
}
