import { isDeepStrictEqual } from 'node:util'
import { type ErrorCode, RESTORABLE_MS } from '@salus/contract'
import type { RecordEntry } from '@salus/exchange'
import { AppError } from '../errors/app-error.ts'
import type { SealedRoomRepository } from './sealed-room.repository.ts'
import type { KeptItem } from './stored-item.ts'

/** Changed, or not because another version is there by now. */
export type ChangeOutcome<Shown> = { kind: 'saved' | 'changed'; item: Shown }

interface Room<Content, Entry extends RecordEntry, Shown> {
  now: () => Date
  /** The most that one person may have. */
  most: number
  errors: { full: ErrorCode; idTaken: ErrorCode }
  /** Is awaited before anything is read or written. */
  begun?(ownerId: string): Promise<void>
  /** Throws where something is wrong with it. */
  judge(ownerId: string, content: Content): Promise<void>
  /** Tells a retry from another item under the same id. */
  isSame(one: Content, other: Content): boolean
  order(one: KeptItem<Content, Entry>, other: KeptItem<Content, Entry>): number
  shown(kept: KeptItem<Content, Entry>): Shown
}

/** The rules that all rooms share whose items are sealed as a whole: retries, versions, limits, and bringing back. */
export function sealedRoom<Content extends object, Entry extends RecordEntry, Shown>(
  repository: SealedRoomRepository<Content, Entry>,
  { now, most, errors, judge, isSame, order, shown, begun = async () => {} }: Room<Content, Entry, Shown>,
) {
  type Kept = KeptItem<Content, Entry>

  async function all(ownerId: string): Promise<Kept[]> {
    await begun(ownerId)
    return (await repository.list(ownerId)).sort(order)
  }

  async function found(ownerId: string, id: string): Promise<Kept> {
    await begun(ownerId)
    const there = await repository.find(ownerId, id)
    if (!there || there.removedAt) throw new AppError('not_found')
    return there.kept
  }

  async function refuseIfFull(ownerId: string): Promise<void> {
    if ((await repository.count(ownerId)) >= most) throw new AppError(errors.full, { details: { limit: String(most) } })
  }

  return {
    all,

    async list(ownerId: string): Promise<{ items: Shown[] }> {
      return { items: (await all(ownerId)).map(shown) }
    },

    async get(ownerId: string, id: string): Promise<Shown> {
      return shown(await found(ownerId, id))
    },

    /** Adding the same again, as a retry does, answers the one that is there. */
    async add(ownerId: string, id: string, content: Content): Promise<Shown> {
      await judge(ownerId, content)
      await begun(ownerId)
      await refuseIfFull(ownerId)
      const at = now().toISOString()
      const kept = { id, version: 1, content, original: null, importId: null, createdAt: at, changedAt: at }
      if (await repository.add(ownerId, kept)) return shown(kept)
      const there = await repository.find(ownerId, id)
      if (!there || there.removedAt || !isSame(there.kept.content, content)) throw new AppError(errors.idTaken)
      return shown(there.kept)
    },

    /** `version`: the one that the editor began with. */
    async change(ownerId: string, id: string, version: number, content: Content): Promise<ChangeOutcome<Shown>> {
      await judge(ownerId, content)
      const before = await found(ownerId, id)
      // A retry of what is there already is no change.
      if (isDeepStrictEqual(before.content, content)) return { kind: 'saved', item: shown(before) }
      const next = { ...before, content, version: version + 1, changedAt: now().toISOString() }
      if (await repository.replace(ownerId, next)) return { kind: 'saved', item: shown(next) }
      return { kind: 'changed', item: shown(await found(ownerId, id)) }
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await begun(ownerId)
      if (!(await repository.remove(ownerId, id, now().toISOString()))) throw new AppError('not_found')
    },

    async restore(ownerId: string, id: string): Promise<Shown> {
      const since = new Date(now().getTime() - RESTORABLE_MS).toISOString()
      const { removedAt = null } = (await repository.find(ownerId, id)) ?? {}
      if (removedAt !== null && removedAt >= since) {
        await refuseIfFull(ownerId)
        await repository.restore(ownerId, id, since)
      }
      return shown(await found(ownerId, id))
    },

    purge: () => repository.unscopedPurge(new Date(now().getTime() - RESTORABLE_MS).toISOString()),
  }
}

/** An item as a file brought it. */
export const importedItem = <Content, Entry extends RecordEntry>(
  id: string,
  { content, original, importId, at }: { content: Content; original: Entry | null; importId: string; at: string },
): KeptItem<Content, Entry> => ({ id, version: 1, content, original, importId, createdAt: at, changedAt: at })
