import { setImmediate } from 'node:timers/promises'
import {
  type BatchAnswer,
  type HealthSubmission,
  HealthSubmissionSchema,
  type ReadingAdvice,
  type Region,
} from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Birth, BirthOf } from './births.ts'
import { keepNew } from './keep-vitals.ts'
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
  birthOf: BirthOf
  /** What is dangerous of these, the newest of each measure. */
  warnOf: (ownerId: string, vitals: readonly Vital[], region: Region | undefined) => Promise<ReadingAdvice[]>
}

interface Item {
  index: number
  source_id: string | null
}

/**
 * Takes what can be taken, part by part, and says of each of the others why it was not; sent again, after a lost answer,
 * what was taken is told as a duplicate.
 */
export async function submitBatch(
  ownerId: string,
  readings: readonly unknown[],
  { region }: Pick<HealthSubmission, 'region'>,
  deps: Deps,
): Promise<BatchAnswer> {
  const keep = keepNew(deps.vitals)
  const birth = await deps.birthOf()
  const taken = new Map<number, Item>()
  const notTaken: BatchAnswer['not_taken'] = []
  const added: Vital[] = []
  for (let start = 0; start < readings.length; start += PART) {
    const items = new Map<Vital, Item>()
    for (const [offset, item] of readings.slice(start, start + PART).entries()) {
      const { result, sourceId } = readItem(item, deps, birth)
      const told = { index: start + offset, source_id: sourceId }
      if (typeof result === 'string') notTaken.push({ ...told, code: 'refused', reason: result })
      else for (const vital of result) items.set(vital, told)
    }
    const itemOf = (vital: Vital) => items.get(vital) as Item
    const outcome = await keep(ownerId, [...items.keys()])
    for (const vital of outcome.taken) taken.set(itemOf(vital).index, itemOf(vital))
    added.push(...outcome.taken)
    const told = new Set<number>()
    for (const { vital, code, reason } of outcome.notTaken) {
      const item = itemOf(vital)
      // That a part of an item was there before says nothing when the rest of it was taken.
      if (code === 'duplicate' && (taken.has(item.index) || told.has(item.index))) continue
      told.add(item.index)
      notTaken.push({ ...item, code, reason })
    }
    await setImmediate()
  }
  return {
    success: true,
    message: `${taken.size} of ${readings.length} taken.`,
    taken: [...taken.values()],
    not_taken: notTaken.sort((one, other) => one.index - other.index),
    advice: await deps.warnOf(ownerId, added, region),
  }
}

function readItem(
  item: unknown,
  { now, mayUse }: Pick<Deps, 'now' | 'mayUse'>,
  birth: Birth | null,
): { result: Vital[] | string; sourceId: string | null } {
  const parsed = HealthSubmissionSchema.safeParse(item)
  if (!parsed.success) return { result: parsed.error.issues[0]?.message ?? 'This is not right.', sourceId: idIn(item) }
  const { data } = parsed
  const sourceId = data.source_id ?? null
  if (!mayUse(data.user_id)) return { result: new AppError('record_not_open').sentence, sourceId }
  const { vitals, refused } = readSubmission(data, data.source ?? 'device', now().getTime(), birth)
  return { result: isEmpty(refused) ? vitals : Object.values(refused).join(' '), sourceId }
}

function idIn(item: unknown): string | null {
  const id = item !== null && typeof item === 'object' && 'source_id' in item ? item.source_id : null
  return typeof id === 'string' ? id.slice(0, 200) : null
}
