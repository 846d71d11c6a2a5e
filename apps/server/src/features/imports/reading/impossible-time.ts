import type { RecordEntry } from '@salus/exchange'
import type { Known } from './known.ts'
import { BEFORE_BIRTH } from './place-history.ts'

/** A sender's clock may be ahead of ours by so much. */
export const CLOCK_SLACK_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60 * 1_000
const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/

interface Here extends Pick<Known, 'now' | 'person'> {
  instantOf(when: string): number | null
}

/** Says why an entry cannot be of its time; undefined where it can. */
export function impossibleTime(entry: RecordEntry, { now, person, instantOf }: Here): string | undefined {
  const time = 'time' in entry ? entry.time : undefined
  if (!time || mayBeToCome(entry)) return undefined
  const at = instantOf(time)
  const latest = Date.parse(now) + (OFFSET.test(time) && time.length > 10 ? CLOCK_SLACK_MS : DAY_MS)
  if (at === null ? time > now : at > latest) return 'It is dated in the future.'
  const born = person.birthDate
  return born && time.slice(0, 10) < born.slice(0, time.length) ? BEFORE_BIRTH : undefined
}

/** A visit that was called off may be one that was to come. */
function mayBeToCome(entry: RecordEntry): boolean {
  if (entry.kind === 'visit') return entry.status !== 'done'
  return entry.kind === 'procedure' && entry.status === 'planned'
}
