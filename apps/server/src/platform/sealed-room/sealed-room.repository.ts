import type { RecordEntry } from '@salus/exchange'
import type { CompiledQuery } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Vault } from '../vault/vault.ts'
import { type ItemRow, type KeptItem, type RoomTable, storedItems } from './stored-item.ts'

const COLUMNS = ['id', 'version', 'content', 'import_id', 'created_at', 'changed_at'] as const

/** The items of one room, each sealed as a whole. */
export function sealedRoomRepository<Content, Entry extends RecordEntry>(
  database: Database,
  vault: Vault,
  room: { table: RoomTable; read: (content: unknown) => Content },
) {
  type Kept = KeptItem<Content, Entry>
  const { db } = database
  const stored = storedItems<Content, Entry>(vault, room)
  // All these tables have the same columns, so that the types of one are those of each.
  const table = room.table as 'immunizations'

  const of = (ownerId: string) => db.selectFrom(table).select(COLUMNS).where('owner_id', '=', ownerId)
  const change = (ownerId: string, id: string) =>
    db.updateTable(table).where('owner_id', '=', ownerId).where('id', '=', id)
  const opened = (ownerId: string, rows: ItemRow[]): Promise<Kept[]> =>
    Promise.all(rows.map((row) => stored.open(ownerId, row)))

  const insertion = async (ownerId: string, kept: Kept): Promise<CompiledQuery> =>
    db
      .insertInto(table)
      .values(await stored.row(ownerId, kept))
      .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      .compile()

  return {
    insertion,

    async list(ownerId: string): Promise<Kept[]> {
      return opened(ownerId, await of(ownerId).where('deleted_at', 'is', null).execute())
    },

    async count(ownerId: string): Promise<number> {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The one of this id; when it was removed, if it was. */
    async find(ownerId: string, id: string): Promise<{ kept: Kept; removedAt: string | null } | null> {
      const row = await of(ownerId).select('deleted_at').where('id', '=', id).executeTakeFirst()
      return row ? { kept: await stored.open(ownerId, row), removedAt: row.deleted_at } : null
    },

    /** False when one of this id is there, or was. */
    async add(ownerId: string, kept: Kept): Promise<boolean> {
      const { numAffectedRows = 0n } = await db.executeQuery(await insertion(ownerId, kept))
      return numAffectedRows === 1n
    },

    /** Those that are there already stay as they are. */
    async addAll(ownerId: string, all: readonly Kept[]): Promise<void> {
      if (all.length > 0) await database.together(await Promise.all(all.map((each) => insertion(ownerId, each))))
    },

    /** False when it has another version by now. */
    async replace(ownerId: string, { id, version, content, original, changedAt }: Kept): Promise<boolean> {
      const { numUpdatedRows } = await change(ownerId, id)
        .set({ version, content: await stored.sealed(ownerId, { id, content, original }), changed_at: changedAt })
        .where('version', '=', version - 1)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async remove(ownerId: string, id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await change(ownerId, id)
        .set({ deleted_at: at })
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async restore(ownerId: string, id: string, since: string): Promise<void> {
      await change(ownerId, id).set({ deleted_at: null }).where('deleted_at', '>=', since).execute()
    },

    /** Of one import that somebody has changed since. */
    async editedOf(ownerId: string, importId: string): Promise<number> {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('import_id', '=', importId)
        .where('version', '>', 1)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** All of one import, for good; what somebody has changed only `withEdited`. */
    async removeOf(ownerId: string, importId: string, { withEdited }: { withEdited: boolean }): Promise<void> {
      let query = db.deleteFrom(table).where('owner_id', '=', ownerId).where('import_id', '=', importId)
      if (!withEdited) query = query.where((e) => e.or([e('version', '=', 1), e('deleted_at', 'is not', null)]))
      await query.execute()
    },

    /** What was removed before this moment goes for good. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom(table).where('deleted_at', '<', before).execute()
    },
  }
}

export type SealedRoomRepository<Content, Entry extends RecordEntry> = ReturnType<
  typeof sealedRoomRepository<Content, Entry>
>
