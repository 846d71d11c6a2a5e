import { HistoryDetailsSchema, type HistoryVersion, type MedicationEntry } from '@salus/contract'
import { type CompiledQuery, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

const ContentSchema = z.object({ fullName: z.string(), dob: z.string(), details: HistoryDetailsSchema })
/** What a version holds, sealed as a whole. */
export type Content = z.infer<typeof ContentSchema>
export type KeptVersion = HistoryVersion & Content

/** The list of medicines, which has a room of its own: a history shows it, and changes it when it is saved. */
export interface MedicineRoom {
  entries(ownerId: string): Promise<{ entries: MedicationEntry[]; revision: number }>
  /** The statements after which the list holds these entries; null when it is not of this revision any more. */
  statements(
    ownerId: string,
    revision: number,
    entries: readonly MedicationEntry[],
    options: { gone: 'stopped' | 'removed'; known?: KnownMedicine | undefined },
  ): Promise<CompiledQuery[] | null>
}
/** Tells what more is known of an entry that comes, as the list keeps it. */
export type KnownMedicine = (entry: MedicationEntry) => object | undefined

/** The newest version, with the medicines as they are now. */
export type NewestVersion = KeptVersion & { medicinesRevision: number }

type Row = Selectable<Tables['medical_history']>

const place = (version: number) => ({ table: 'medical_history', column: 'content', rowId: String(version) })

export function historyRepository(database: Database, vault: Vault, medicines: MedicineRoom) {
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
    async latest(ownerId: string): Promise<NewestVersion | null> {
      const [row] = (await db.executeQuery(latestRow({ ownerId }))).rows
      if (!row) return null
      const [kept, { entries, revision }] = await Promise.all([open(ownerId, row), medicines.entries(ownerId)])
      return { ...kept, details: { ...kept.details, medications: entries }, medicinesRevision: revision }
    },

    medicines: medicines.entries,

    /** The medicines of a history of before they had a list. */
    async medicinesOfOld(ownerId: string): Promise<{ entries: MedicationEntry[]; savedAt: string } | null> {
      const [row] = (await db.executeQuery(latestRow({ ownerId }))).rows
      if (!row) return null
      const { details, savedAt } = await open(ownerId, row)
      return { entries: details.medications, savedAt }
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

    /**
     * False when another one has this number by now, or somebody has changed the medicines since they were of this revision.
     * One that undoes an import forgets it in the same moment.
     */
    async add(
      ownerId: string,
      { version, savedAt, restoredFrom, fullName, dob, details }: KeptVersion,
      medicinesRevision: number,
      { importId, undoes, known }: { importId?: string; undoes?: string; known?: KnownMedicine } = {},
    ): Promise<boolean> {
      // An import puts back what it found; what a person takes off the list was taken once.
      const gone = importId === undefined && undoes === undefined ? 'stopped' : 'removed'
      const listed = await medicines.statements(ownerId, medicinesRevision, details.medications, { gone, known })
      if (!listed) return false
      const content: Content = { fullName, dob, details }
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
      return (await database.together([added.compile(), ...listed, ...forgotten])) === null
    },
  }
}

export type HistoryRepository = ReturnType<typeof historyRepository>

const about = (row: Pick<Selectable<Tables['medical_history']>, 'version' | 'saved_at' | 'restored_from'>) => ({
  version: row.version,
  savedAt: row.saved_at,
  restoredFrom: row.restored_from,
})
