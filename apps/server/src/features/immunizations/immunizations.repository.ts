import type { CompiledQuery } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type ImmunizationRow, type KeptImmunization, storedImmunizations } from './stored-immunization.ts'

const COLUMNS = ['id', 'version', 'content', 'import_id', 'created_at', 'changed_at'] as const

/** Vaccinations, each sealed as a whole. */
export function immunizationsRepository(database: Database, vault: Vault) {
  const { db } = database
  const stored = storedImmunizations(vault)

  const of = (ownerId: string) => db.selectFrom('immunizations').select(COLUMNS).where('owner_id', '=', ownerId)
  const change = (ownerId: string, id: string) =>
    db.updateTable('immunizations').where('owner_id', '=', ownerId).where('id', '=', id)
  const opened = (ownerId: string, rows: ImmunizationRow[]): Promise<KeptImmunization[]> =>
    Promise.all(rows.map((row) => stored.open(ownerId, row)))

  const insertion = async (ownerId: string, kept: KeptImmunization): Promise<CompiledQuery> =>
    db
      .insertInto('immunizations')
      .values(await stored.row(ownerId, kept))
      .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      .compile()

  return {
    async isBegun(ownerId: string): Promise<boolean> {
      const row = await db
        .selectFrom('immunization_lists')
        .select('owner_id')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Begins the room with these. Of two that begin it, one does. */
    async begin(ownerId: string, moved: readonly KeptImmunization[]): Promise<void> {
      const begun = db
        .insertInto('immunization_lists')
        .values({ owner_id: ownerId })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
      const rows = await Promise.all(moved.map((each) => insertion(ownerId, each)))
      await database.together([begun.compile(), ...rows])
    },

    async list(ownerId: string): Promise<KeptImmunization[]> {
      return opened(ownerId, await of(ownerId).where('deleted_at', 'is', null).execute())
    },

    async count(ownerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('immunizations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The one of this id; when it was removed, if it was. */
    async find(ownerId: string, id: string): Promise<{ kept: KeptImmunization; removedAt: string | null } | null> {
      const row = await of(ownerId).select('deleted_at').where('id', '=', id).executeTakeFirst()
      return row ? { kept: await stored.open(ownerId, row), removedAt: row.deleted_at } : null
    },

    /** False when one of this id is there, or was. */
    async add(ownerId: string, kept: KeptImmunization): Promise<boolean> {
      const { numAffectedRows = 0n } = await db.executeQuery(await insertion(ownerId, kept))
      return numAffectedRows === 1n
    },

    /** Those that are there already stay as they are. */
    async addAll(ownerId: string, all: readonly KeptImmunization[]): Promise<void> {
      if (all.length > 0) await database.together(await Promise.all(all.map((each) => insertion(ownerId, each))))
    },

    /** False when it has another version by now. */
    async replace(ownerId: string, { id, version, content, original, changedAt }: KeptImmunization): Promise<boolean> {
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

    /** Counts the vaccinations of one import that somebody has changed since. */
    async editedOf(ownerId: string, importId: string): Promise<number> {
      const { count } = await db
        .selectFrom('immunizations')
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
      let query = db.deleteFrom('immunizations').where('owner_id', '=', ownerId).where('import_id', '=', importId)
      if (!withEdited) query = query.where((e) => e.or([e('version', '=', 1), e('deleted_at', 'is not', null)]))
      await query.execute()
    },

    /** Vaccinations that were removed before this moment go for good. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('immunizations').where('deleted_at', '<', before).execute()
    },
  }
}

export type ImmunizationsRepository = ReturnType<typeof immunizationsRepository>
