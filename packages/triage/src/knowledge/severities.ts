import type { FindingId } from './types.ts'

/** The scale goes from 0 to 10. Severe pain begins at 7 or 8 (WHO, Guidelines for cancer pain, 2018); the findings ask for 8. */
export const SEVERE_FROM = 8
export const MILD_UP_TO = 3
export const WORST = 10

export interface SeverityOf {
  of: FindingId
  /** Findings that a high or a low number answers. */
  severe?: FindingId
  mild?: FindingId
}

/** Complaints of which it is asked how bad they are: pain, where the number can decide what to do. */
export const SEVERITIES: readonly SeverityOf[] = [
  { of: 'headache', severe: 'severe-headache', mild: 'mild-headache' },
  { of: 'belly-pain', severe: 'severe-belly-pain' },
  { of: 'chest-pain' },
  { of: 'back-pain' },
  { of: 'flank-pain' },
  { of: 'neck-pain' },
  { of: 'joint-pain', severe: 'severe-joint-pain' },
  { of: 'knee-pain' },
  { of: 'hip-pain' },
  { of: 'ear-pain' },
  { of: 'eye-pain' },
  { of: 'tooth-pain' },
  { of: 'face-pain' },
  { of: 'sore-throat' },
]
