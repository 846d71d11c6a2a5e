import {
  type HealthSubmission,
  MESSAGES,
  readMeasuredAt,
  readVital,
  VITAL_NAMES,
  type VitalName,
} from '@salus/contract'
import { keyOf, type Vital, type VitalSource } from './stored-vital.ts'

export interface Judged {
  vitals: Vital[]
  /** Field to why it cannot be. */
  refused: Record<string, string>
  /** Field to why the person should look again. */
  unusual: Record<string, string>
}

/**
 * Reads what was submitted. Without an id of the sender's own, what was measured and when tells a repeated call from a
 * second reading.
 */
export function readSubmission(submission: HealthSubmission, source: VitalSource, now: number): Judged {
  const judged: Judged = { vitals: [], refused: {}, unusual: {} }
  const time = submission.last_updated === undefined ? { atMs: now } : readMeasuredAt(submission.last_updated, now)
  if ('problem' in time) {
    judged.refused.last_updated = time.problem
    return judged
  }
  const given = VITAL_NAMES.flatMap((name) => {
    const value = submission[name]
    return value === undefined || value === null || value === '' ? [] : [[name, value] as [VitalName, string | number]]
  })
  if (given.length === 0) judged.refused.heartbeat = MESSAGES.vitals.nothingGiven
  const key = keyOf(source, submission.source_id ?? JSON.stringify([time.atMs, given]))
  for (const [name, value] of given) {
    const read = readVital(name, value, submission.units?.[name])
    if (!read.ok) {
      judged.refused[name] = read.problem
      continue
    }
    if (read.unusual !== null) judged.unusual[name] = read.unusual
    judged.vitals.push({
      key,
      measure: name,
      at: time.atMs,
      value: read.value,
      diastolic: read.diastolic,
      unit: read.unit.ucum,
      source,
      note: submission.note ? submission.note : null,
    })
  }
  return judged
}

export const isEmpty = (fields: Record<string, string>): boolean => Object.keys(fields).length === 0
