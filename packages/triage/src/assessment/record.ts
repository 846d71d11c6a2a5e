import type { FindingMap } from '../inference/known.ts'
import type { FindingId } from '../knowledge/types.ts'
import type { HealthRecord } from './types.ts'

export interface RecordReading {
  findings: FindingId[]
  /** What was used, in words. */
  used: string[]
}

/** Reads the record's own words with the same lexicon; only what was so before counts, not a symptom noted long ago. */
export function readRecord(
  record: HealthRecord,
  readPhrase: (phrase: string) => FindingId[],
  findings: FindingMap,
): RecordReading {
  const read: RecordReading = { findings: [], used: [] }
  const lines: [string, readonly string[]][] = [
    ['Condition', record.conditions ?? []],
    ['Medicine', record.medicines ?? []],
    ['Allergy', (record.allergies ?? []).map((allergy) => `${allergy} allergy`)],
  ]
  for (const [heading, phrases] of lines) {
    for (const phrase of phrases) {
      const history = readPhrase(phrase).filter((id) => findings.byId.get(id)?.kind === 'history')
      read.findings.push(...history)
      // Allergies and medicines are always used: advice is checked against them.
      if (history.length > 0 || heading !== 'Condition') read.used.push(`${heading}: ${phrase}`)
    }
  }
  if (record.pregnant && findings.byId.has('pregnant')) {
    read.findings.push('pregnant')
    read.used.push('Pregnancy')
  }
  return read
}
