import type { EmergencyKind, Urgency } from '../knowledge/types.ts'

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
}

/** One threshold, and what crossing it means. Within a measure the first that holds speaks. */
export interface ReadingRule {
  id: string
  measure: ReadingMeasure
  /** Years from and below which it counts; whoever's age is not known is taken for an adult. */
  ages?: { from?: number; below?: number }
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
}

export interface ReadingAdvice
  extends Pick<ReadingRule, 'id' | 'measure' | 'urgency' | 'headline' | 'meaning' | 'source'> {
  steps: readonly string[]
  callIf: readonly string[]
  call: EmergencyKind | null
}

export interface NormalRange {
  low: number
  high: number
  diastolic: { low: number; high: number } | null
}
