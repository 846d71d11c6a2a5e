import type { MedicationEntry } from '@salus/exchange'

const TAKEN_NOW = 'Your history lists what you take now.'

const REASONS: Record<Exclude<MedicationEntry['status'], 'active' | 'unknown'>, string> = {
  past: `It is no longer taken. ${TAKEN_NOW}`,
  paused: `It is paused. ${TAKEN_NOW}`,
  planned: `It is only planned. ${TAKEN_NOW}`,
  'not-taken': 'The file says that it is not taken.',
}

/**
 * Why a medicine is none that is taken today; undefined where it is, and where nobody knows: to leave out one that is taken
 * does more harm than to ask about one that is not. The file may be older than its end.
 */
export function whyNotTaken({ status, since, until }: MedicationEntry, today: string): string | undefined {
  if (until && isBefore(until, today)) return `It has been over since ${until.slice(0, 10)}. ${TAKEN_NOW}`
  if (status !== 'active' && status !== 'unknown') return REASONS[status]
  return since && isBefore(today, since) ? `It only begins on ${since.slice(0, 10)}. ${TAKEN_NOW}` : undefined
}

/** As far as both are known: what ends in this year may still be taken. */
function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 10)
  return one.slice(0, length) < other.slice(0, length)
}
