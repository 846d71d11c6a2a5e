import {
  type HealthSubmission,
  MESSAGES,
  readMeasuredAt,
  readVital,
  VITAL_NAMES,
  type VitalName,
} from '@salus/contract'
import type { Reading } from '@salus/triage'
import type { Birth } from './births.ts'
import { keyOf, type Vital, type VitalSource } from './stored-vital.ts'

export interface Judged {
  vitals: Vital[]
  /** All that could be read, also where something of it cannot be kept: a danger is said in any case. */
  said: Reading[]
  /** When it was measured; now, where that cannot be. */
  at: number
  /** Field to why it cannot be. */
  refused: Record<string, string>
  /** Field to why the person should look again. */
  unusual: Record<string, string>
}

/**
 * Reads what was submitted. Without an id of the sender's own, what was measured and when tells a repeated call from a
 * second reading.
 */
export function readSubmission(
  submission: HealthSubmission,
  source: VitalSource,
  now: number,
  birth: Birth | null,
): Judged {
  const time = submission.last_updated === undefined ? { atMs: now } : readTime(submission.last_updated, now, birth)
  const at = 'atMs' in time ? time.atMs : now
  const judged: Judged = { vitals: [], said: [], at, refused: {}, unusual: {} }
  if ('problem' in time) judged.refused.last_updated = time.problem
  const given = VITAL_NAMES.flatMap((name) => {
    const value = submission[name]
    return value === undefined || value === null || value === '' ? [] : [[name, value] as [VitalName, string | number]]
  })
  if (given.length === 0) judged.refused.heartbeat = MESSAGES.vitals.nothingGiven
  const key = keyOf(source, submission.source_id ?? JSON.stringify([at, given]))
  for (const [name, text] of given) {
    const read = readVital(name, text, submission.units?.[name])
    if (!read.ok) {
      judged.refused[name] = read.problem
      if (read.value === 0 && SIGNS_OF_LIFE.includes(name))
        judged.said.push({ measure: name, value: 0, diastolic: null })
      continue
    }
    if (read.unusual !== null) judged.unusual[name] = read.unusual
    const { value, diastolic, comparator } = read
    judged.said.push({ measure: name, value, diastolic, comparator })
    judged.vitals.push({
      key,
      measure: name,
      at,
      value,
      diastolic,
      comparator,
      unit: read.unit.ucum,
      source,
      note: submission.note ? submission.note : null,
    })
  }
  return judged
}

/** When it was measured, in milliseconds, or why that cannot be. */
export function readTime(iso: string, now: number, birth: Birth | null): ReturnType<typeof readMeasuredAt> {
  const time = readMeasuredAt(iso, now)
  return 'atMs' in time && birth && time.atMs < birth.atMs ? { problem: birth.problem } : time
}

const SIGNS_OF_LIFE: readonly VitalName[] = ['heartbeat', 'respiratory_rate']

export const isEmpty = (fields: Record<string, string>): boolean => Object.keys(fields).length === 0
