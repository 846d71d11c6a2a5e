import { setImmediate } from 'node:timers/promises'
import { type BatchAnswer, HealthSubmissionSchema, MESSAGES } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import { isEmpty, readSubmission } from './read-submission.ts'
import type { Vital } from './stored-vital.ts'
import type { VitalsRepository } from './vitals.repository.ts'

/** Read and written at a time: others are answered in between. */
const PART = 250

interface Deps {
  vitals: VitalsRepository
  now: () => Date
  /** Refuses a user id that is not open to the caller. */
  mayUse: (userId: string | undefined) => boolean
}

type NotTaken = BatchAnswer['not_taken'][number]

/** Takes what can be taken, part by part; sent again, after a lost answer, what was taken is told as a duplicate. */
export async function submitBatch(ownerId: string, readings: readonly unknown[], deps: Deps): Promise<BatchAnswer> {
  const taken: BatchAnswer['taken'] = []
  const notTaken: NotTaken[] = []
  for (let start = 0; start < readings.length; start += PART) {
    const vitals: Vital[] = []
    const sources: { index: number; source_id: string | null }[] = []
    for (const [offset, item] of readings.slice(start, start + PART).entries()) {
      const index = start + offset
      const read = readItem(item, deps)
      const source_id = read.sourceId
      if (typeof read.result === 'string') {
        notTaken.push({ index, source_id, code: 'refused', reason: read.result })
        continue
      }
      for (const vital of read.result) {
        vitals.push(vital)
        sources.push({ index, source_id })
      }
    }
    const places = vitals.length > 0 ? await deps.vitals.addNew(ownerId, vitals) : new Set<number>()
    const added = new Set([...places].map((place) => sources[place]?.index))
    for (const source of new Map(sources.map((each) => [each.index, each])).values()) {
      if (added.has(source.index)) taken.push(source)
      else notTaken.push({ ...source, code: 'duplicate', reason: MESSAGES.vitals.duplicate })
    }
    await setImmediate()
  }
  const message = `${taken.length} of ${readings.length} taken.`
  return { success: true, message, taken, not_taken: notTaken.sort((one, other) => one.index - other.index) }
}

function readItem(item: unknown, { now, mayUse }: Deps): { result: Vital[] | string; sourceId: string | null } {
  const parsed = HealthSubmissionSchema.safeParse(item)
  if (!parsed.success) return { result: parsed.error.issues[0]?.message ?? 'This is not right.', sourceId: idIn(item) }
  const { data } = parsed
  const sourceId = data.source_id ?? null
  if (!mayUse(data.user_id)) return { result: new AppError('record_not_open').sentence, sourceId }
  const { vitals, refused } = readSubmission(data, data.source ?? 'device', now().getTime())
  return { result: isEmpty(refused) ? vitals : Object.values(refused).join(' '), sourceId }
}

function idIn(item: unknown): string | null {
  const id = item !== null && typeof item === 'object' && 'source_id' in item ? item.source_id : null
  return typeof id === 'string' ? id.slice(0, 200) : null
}
