import type { FindingMap } from '../inference/known.ts'
import { COUNTS_WHEN_PAST, findingsOfCode, RECORDED_FINDINGS } from '../knowledge/recorded-conditions.ts'
import type { FindingId } from '../knowledge/types.ts'
import type { RecordUse } from './judgement.ts'
import type { HealthRecord, RecordedCondition } from './types.ts'

export interface RecordReading {
  /** Findings, each with the record's words for it. */
  findings: Map<FindingId, string>
  /** The same, with the more general findings that follow. */
  says: Map<FindingId, string>
  used: RecordUse[]
}

/** Codes first, and words by the same lexicon as a text; only what lasts counts, not a symptom noted long ago. */
export function readRecord(
  record: HealthRecord,
  readPhrase: (phrase: string) => FindingId[],
  findings: FindingMap,
): RecordReading {
  const read: RecordReading = { findings: new Map(), says: new Map(), used: [] }
  const take = (ids: readonly FindingId[], words: string): boolean => {
    const known = ids.filter((id) => findings.byId.has(id))
    for (const id of known) read.findings.set(id, words)
    return known.length > 0
  }
  const inWords = (words: string) => readPhrase(words).filter((id) => RECORDED_FINDINGS.has(id))

  for (const condition of record.conditions ?? []) {
    const {
      name,
      icd10,
      isPast = false,
    }: RecordedCondition = typeof condition === 'string' ? { name: condition } : condition
    const ids = icd10 ? findingsOfCode(icd10) : inWords(name)
    const counting = isPast ? ids.filter((id) => COUNTS_WHEN_PAST.has(id)) : ids
    if (take(counting, name)) read.used.push({ code: 'condition', words: name, isPast })
  }
  // Medicines and allergies are always used: advice is checked against them.
  for (const medicine of record.medicines ?? []) {
    take(inWords(medicine), medicine)
    read.used.push({ code: 'medicine', words: medicine })
  }
  for (const allergy of record.allergies ?? []) {
    const had = withoutDenied(allergy)
    take(inWords(/allerg/i.test(had) ? had : `${had} allergy`), allergy)
    read.used.push({ code: 'allergy', words: allergy })
  }
  for (const habit of record.habits ?? [])
    if (take(inWords(habit), habit)) read.used.push({ code: 'habit', words: habit })
  if (record.pregnant && take(['pregnant'], 'pregnancy')) read.used.push({ code: 'pregnancy' })
  if (record.breastfeeding && take(['breastfeeding'], 'breastfeeding')) read.used.push({ code: 'breastfeeding' })

  for (const [id, words] of read.findings) {
    for (const wider of [id, ...findings.generalOf(id)]) if (!read.says.has(wider)) read.says.set(wider, words)
  }
  return read
}

/** "Not aspirin", "tolerates ibuprofen": named, and not one of them. */
export const withoutDenied = (line: string): string =>
  line.replace(/\b(not|tolerates?|no allergy to)\s{1,3}[\p{L}\p{N}-]+/giu, '')
