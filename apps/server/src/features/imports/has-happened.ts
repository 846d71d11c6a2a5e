import type { RecordEntry } from '@salus/exchange'

/** Whether an entry that an import keeps is something that was: a timeline tells of nothing that is planned, doubted or denied. */
export function hasHappened(original: unknown, now: string): boolean {
  const entry = original as RecordEntry | undefined
  switch (entry?.kind) {
    case 'procedure':
      return entry.status !== 'planned'
    case 'medication':
      return ['active', 'past', 'paused'].includes(entry.status) && !isAfter(entry.since, now)
    case 'condition':
    case 'allergy':
      return entry.certainty !== 'refuted' && entry.certainty !== 'unconfirmed'
    default:
      return true
  }
}

const isAfter = (when: string | undefined, now: string) => when !== undefined && when.slice(0, 10) > now.slice(0, 10)
