import { fingerprint, refused } from '../reading/entries.ts'
import { secondsOf } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, NotUnderstood, PatientEntry, RecordEntry, Refused, Remark, When } from '../types.ts'
import { contentKeyOf, dataOf, isSameThing, sourceKeyOf } from './same.ts'

export interface Preview {
  new: RecordEntry[]
  changed: { from: RecordEntry; to: RecordEntry }[]
  /** Already in the record, from this source or another. */
  duplicate: RecordEntry[]
  refused: Refused[]
  notUnderstood: NotUnderstood[]
  remarks: Remark[]
  /** Whom the file is about; see `differsFrom`. */
  patients: PatientEntry[]
}

/** Under these keys an entry is looked for in the record: its source, and what it says. */
export const keysOf = (entry: RecordEntry): string[] => [sourceKeyOf(entry), contentKeyOf(entry)]

/** The part of a record that `preview` needs, under both keys of each of its entries. */
export function indexOf(entries: Iterable<RecordEntry>): Map<string, RecordEntry> {
  const index = new Map<string, RecordEntry>()
  for (const entry of entries) for (const key of keysOf(entry)) index.set(key, entry)
  return index
}

/**
 * What importing a batch would do, before anything is written. `record` holds what is there under the keys of the batch, and is told
 * of what the batch adds, so that a file may hold a thing twice. `now` with its offset.
 */
export function preview(batch: readonly Entry[], record: Map<string, RecordEntry>, now: When): Preview {
  const result: Preview = {
    new: [],
    changed: [],
    duplicate: [],
    refused: [],
    notUnderstood: [],
    remarks: [],
    patients: [],
  }
  for (const entry of batch) {
    if (entry.kind === 'refused') result.refused.push(entry)
    else if (entry.kind === 'not-understood') result.notUnderstood.push(entry)
    else if (entry.kind === 'remark') result.remarks.push(entry)
    else if (entry.kind === 'patient') result.patients.push(entry)
    else if (isFuture(entry, now)) result.refused.push(refused(entry.source, entry.name, SENTENCES.future, entry))
    else place(entry, record, result)
  }
  return result
}

function place(read: RecordEntry, record: Map<string, RecordEntry>, result: Preview): void {
  const known = record.get(sourceKeyOf(read))
  // Some systems copy ids: what has nothing in common is another thing, under an id of its own.
  const isCopy = known !== undefined && !isSameThing(known, read)
  const entry = isCopy
    ? { ...read, source: { ...read.source, id: `${read.source.id}~${fingerprint(contentKeyOf(read))}` } }
    : read
  const before = isCopy ? record.get(sourceKeyOf(entry)) : known
  if (before && dataOf(before) !== dataOf(entry)) result.changed.push({ from: before, to: entry })
  else if (before || record.has(contentKeyOf(entry))) result.duplicate.push(entry)
  else result.new.push(entry)
  for (const key of keysOf(entry)) record.set(key, entry)
}

const DAY = 86_400

/** A day, and a time without offset, may be ahead where the person is. */
function isFuture(entry: RecordEntry, now: When): boolean {
  const time =
    entry.kind === 'medication' || entry.kind === 'condition' || entry.kind === 'allergy'
      ? undefined
      : 'time' in entry
        ? entry.time
        : undefined
  if (!time || (entry.kind === 'procedure' && entry.status === 'planned')) return false
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(time) && time.includes('T')
  return secondsOf(time) > secondsOf(now) + (hasOffset ? 300 : DAY)
}
