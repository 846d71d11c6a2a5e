import type { LabKind } from './lab-kinds.ts'
import { LAB_VALUE_FINDINGS } from './lab-value-findings.ts'
import type { FindingId } from './types.ts'

/** Kinds as in language/measurements.ts; the engine's test compares the two. */
type Kind =
  | 'temperature_c'
  | 'systolic_mmhg'
  | 'diastolic_mmhg'
  | 'pulse_per_minute'
  | 'breaths_per_minute'
  | 'oxygen_percent'
  | 'glucose_mg_per_dl'
  | 'weeks_pregnant'
  | 'pain_score'
  | 'tablets_taken'
  | LabKind

/** A measured value answers its finding: yes within the limits, otherwise no. Limits may depend on the age in years. */
export interface MeasurementFinding {
  finding: FindingId
  kind: Kind
  /** Yes from this value on. */
  from?: number
  /** Yes up to this value; with `from`, between the two. */
  upTo?: number
  /** Limits by age, youngest first; `below` is not included. They replace `from` or `upTo`. */
  byAge?: readonly { below: number; limit: number }[]
  /** A value outside the limits says nothing: two positive readings are two ways to one finding. */
  onlyYes?: true
}

export const MEASUREMENT_FINDINGS: readonly MeasurementFinding[] = [
  { finding: 'fever', kind: 'temperature_c', from: 38 },
  { finding: 'high-fever', kind: 'temperature_c', from: 39 },
  { finding: 'low-body-temperature', kind: 'temperature_c', upTo: 35 },
  // Limits by age: Pediatric Advanced Life Support (AHA, 2020); adults: NEWS2 (Royal College of Physicians, 2017).
  {
    finding: 'fast-heartbeat',
    kind: 'pulse_per_minute',
    byAge: [
      { below: 1, limit: 181 },
      { below: 3, limit: 151 },
      { below: 6, limit: 141 },
      { below: 12, limit: 126 },
      { below: 200, limit: 101 },
    ],
    from: 101,
  },
  {
    finding: 'very-fast-heartbeat',
    kind: 'pulse_per_minute',
    byAge: [
      { below: 1, limit: 220 },
      { below: 12, limit: 180 },
      { below: 200, limit: 131 },
    ],
    from: 131,
  },
  // SVT: 220 in infants and 180 in children; from 150 on a rate itself makes ill (AHA ACLS and PALS, 2020).
  {
    finding: 'extreme-heartbeat',
    kind: 'pulse_per_minute',
    byAge: [
      { below: 1, limit: 220 },
      { below: 12, limit: 180 },
      { below: 200, limit: 150 },
    ],
    from: 150,
  },
  { finding: 'slow-heartbeat', kind: 'pulse_per_minute', upTo: 49 },
  { finding: 'very-slow-heartbeat', kind: 'pulse_per_minute', upTo: 39 },
  {
    finding: 'fast-breathing',
    kind: 'breaths_per_minute',
    byAge: [
      { below: 1, limit: 60 },
      { below: 5, limit: 40 },
      { below: 12, limit: 31 },
      { below: 200, limit: 22 },
    ],
    from: 22,
  },
  { finding: 'low-oxygen', kind: 'oxygen_percent', upTo: 92 },
  {
    finding: 'low-blood-pressure',
    kind: 'systolic_mmhg',
    upTo: 90,
    byAge: [
      { below: 1, limit: 70 },
      { below: 10, limit: 75 },
      { below: 200, limit: 90 },
    ],
  },
  { finding: 'high-blood-pressure-reading', kind: 'systolic_mmhg', from: 140, onlyYes: true },
  { finding: 'high-blood-pressure-reading', kind: 'diastolic_mmhg', from: 90, onlyYes: true },
  { finding: 'very-high-blood-pressure', kind: 'systolic_mmhg', from: 180, onlyYes: true },
  { finding: 'very-high-blood-pressure', kind: 'diastolic_mmhg', from: 120, onlyYes: true },
  { finding: 'high-blood-sugar', kind: 'glucose_mg_per_dl', from: 250 },
  { finding: 'low-blood-sugar', kind: 'glucose_mg_per_dl', upTo: 69 },
  // 20 mmol/L and 30 mmol/L (JBDS Hyperosmolar state, 2022); level 2 is below 54 mg/dL (ADA, 2025).
  { finding: 'sugar-over-twenty', kind: 'glucose_mg_per_dl', from: 360, onlyYes: true },
  { finding: 'very-high-blood-sugar', kind: 'glucose_mg_per_dl', from: 540, onlyYes: true },
  { finding: 'very-low-blood-sugar', kind: 'glucose_mg_per_dl', upTo: 53, onlyYes: true },
  { finding: 'dangerous-low-blood-sugar', kind: 'glucose_mg_per_dl', upTo: 40, onlyYes: true },
  { finding: 'pregnant', kind: 'weeks_pregnant', from: 1 },
  { finding: 'early-pregnancy', kind: 'weeks_pregnant', upTo: 13.9 },
  { finding: 'late-pregnancy', kind: 'weeks_pregnant', from: 20 },
  { finding: 'preterm-pregnancy', kind: 'weeks_pregnant', from: 20, upTo: 36.9 },
  { finding: 'term-pregnancy', kind: 'weeks_pregnant', from: 37 },
  { finding: 'severe-pain', kind: 'pain_score', from: 8 },
  // More than any packet allows in a day (8 of 500 mg paracetamol).
  { finding: 'overdose', kind: 'tablets_taken', from: 9, onlyYes: true },
  ...LAB_VALUE_FINDINGS,
]
