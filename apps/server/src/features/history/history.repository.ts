import { HistoryDetailsSchema, type HistoryVersion } from '@salus/contract'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

const ContentSchema = z.object({ fullName: z.string(), dob: z.string(), details: HistoryDetailsSchema })
/** What a version holds, sealed as a whole. */
export type Content = z.infer<typeof ContentSchema>
export type KeptVersion = HistoryVersion & Content

type Row = Selectable<Tables['medical_history']>

const place = (version: number) => ({ table: 'medical_history', column: 'content', rowId: String(version) })

export function historyRepository(database: Database, vault: Vault) {
  const { db } = database

  const latestRow = compileOnce<{ ownerId: string }, Row>(({ ownerId }) =>
    db
      .selectFrom('medical_history')
      .select(['owner_id', 'version', 'content', 'saved_at', 'restored_from', 'import_id'])
      .where('owner_id', '=', ownerId)
      .orderBy('version', 'desc')
      .limit(1)
      .compile(),
  )

  async function open(ownerId: string, row: Row): Promise<KeptVersion> {
    const content = await vault.open(ownerId, place(row.version), row.content)
    return { ...ContentSchema.parse(JSON.parse(content)), ...about(row) }
  }

  const forgetting = (ownerId: string, importId: string) =>
    db
      .updateTable('medical_history')
      .set({ import_id: null })
      .where('owner_id', '=', ownerId)
      .where('import_id', '=', importId)
      .compile()

  return {
    async latest(ownerId: string): Promise<KeptVersion | null> {
      const [row] = (await db.executeQuery(latestRow({ ownerId }))).rows
      return row ? open(ownerId, row) : null
    },

    async find(ownerId: string, version: number): Promise<KeptVersion | null> {
      const row = await db
        .selectFrom('medical_history')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('version', '=', version)
        .executeTakeFirst()
      return row ? open(ownerId, row) : null
    },

    /** Whether a version was made by this import. */
    async hasImport(ownerId: string, importId: string): Promise<boolean> {
      const row = await db
        .selectFrom('medical_history')
        .select('version')
        .where('owner_id', '=', ownerId)
        .where('import_id', '=', importId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Forgets what an import added, so that it may come again. */
    async forgetImport(ownerId: string, importId: string): Promise<void> {
      await db.executeQuery(forgetting(ownerId, importId))
    },

    /** Newest first, those before `before`. Nothing is opened. */
    async list(ownerId: string, limit: number, before: number | null): Promise<HistoryVersion[]> {
      let query = db
        .selectFrom('medical_history')
        .select(['version', 'saved_at', 'restored_from'])
        .where('owner_id', '=', ownerId)
      if (before !== null) query = query.where('version', '<', before)
      const rows = await query.orderBy('version', 'desc').limit(limit).execute()
      return rows.map(about)
    },

    /** In the order in which they were saved, the last first: those before a version that was saved at a time. */
    async savedBefore(
      ownerId: string,
      limit: number,
      before: { savedAt: string; version: number } | null,
    ): Promise<KeptVersion[]> {
      let query = db.selectFrom('medical_history').selectAll().where('owner_id', '=', ownerId)
      if (before) query = query.where(sql<boolean>`(saved_at, version) < (${before.savedAt}, ${before.version})`)
      const rows = await query.orderBy('saved_at', 'desc').orderBy('version', 'desc').limit(limit).execute()
      return Promise.all(rows.map((row) => open(ownerId, row)))
    },

    /** False when another one has this number by now. One that undoes an import forgets it in the same moment. */
    async add(
      ownerId: string,
      { version, savedAt, restoredFrom, ...content }: KeptVersion,
      { importId, undoes }: { importId?: string; undoes?: string } = {},
    ): Promise<boolean> {
      const added = db
        .insertInto('medical_history')
        .values({
          owner_id: ownerId,
          version,
          content: await vault.seal(ownerId, place(version), JSON.stringify(content)),
          saved_at: savedAt,
          restored_from: restoredFrom,
          ...(importId && { import_id: importId }),
        })
        .onConflict((conflict) => conflict.columns(['owner_id', 'version']).doNothing())
      const forgotten = undoes === undefined ? [] : [forgetting(ownerId, undoes)]
      return (await database.together([added.compile(), ...forgotten])) === null
    },
  }
}

export type HistoryRepository = ReturnType<typeof historyRepository>

const about = (row: Pick<Selectable<Tables['medical_history']>, 'version' | 'saved_at' | 'restored_from'>) => ({
  version: row.version,
  savedAt: row.saved_at,
  restoredFrom: row.restored_from,
})
