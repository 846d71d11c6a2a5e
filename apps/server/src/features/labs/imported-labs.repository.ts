import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LabResult, NewLabReport } from '@salus/contract'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { CountStorage } from './labs.repository.ts'
import { type ResultRow, storedLabs } from './stored-lab.ts'

class NoRoom extends Error {}

export interface ImportedReport {
  id: string
  results: LabResult[]
}

const PAGE = 1_000
const REPORTS_AT_ONCE = 50
const COLUMNS = ['id', 'report_id', 'taken_at', 'series', 'body', sql<number>`0`.as('has_crop')] as const

/** Reports of imports: each remembers the import that it came with. */
export function importedLabsRepository({ db }: Database, vault: Vault, countStorage: CountStorage) {
  const stored = storedLabs(vault)

  const resultsOf = (ownerId: string) => db.selectFrom('lab_results').where('owner_id', '=', ownerId)

  const opened = (ownerId: string, rows: readonly ResultRow[]): Promise<LabResult[]> =>
    Promise.all(rows.map((row) => stored.openResult(ownerId, row)))

  /** As they are stored. */
  async function sealed(ownerId: string, importId: string, report: NewLabReport) {
    const { id, takenAt, results, ...more } = report
    const details = await stored.sealDetails(ownerId, id, more)
    const rows = await Promise.all(results.map((result, at) => stored.sealResult(ownerId, id, result, at + 1)))
    const bytes = rows.reduce((sum, { body }) => sum + body.length, details.length)
    const row = { id, owner_id: ownerId, taken_at: takenAt, details, bytes, deleted_at: null, import_id: importId }
    return { row, results: rows }
  }

  return {
    /**
     * All of them or, where there is no room for all, none. What is there already, or is there again after a break,
     * stays as it is. Give it hundreds of results, not thousands: it has the database to itself.
     */
    async add(
      ownerId: string,
      given: readonly NewLabReport[],
      { importId, limitBytes }: { importId: string; limitBytes: number },
    ): Promise<'kept' | 'full'> {
      const reports = await Promise.all(given.map((report) => sealed(ownerId, importId, report)))
      try {
        await db.transaction().execute(async (trx) => {
          const added = await trx
            .insertInto('lab_reports')
            .values(reports.map(({ row }) => row))
            .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
            .returning(['id', 'bytes'])
            .execute()
          if (added.length === 0) return
          const size = added.reduce((sum, { bytes }) => sum + Number(bytes), 0)
          const counted = await trx.executeQuery(
            countStorage(ownerId, sql<number>`cast(${size} as bigint)`, limitBytes),
          )
          // Thrown, so that no report stays uncounted.
          if (counted.numAffectedRows === 0n) throw new NoRoom()
          const isAdded = new Set(added.map(({ id }) => id))
          const results = reports.filter(({ row }) => isAdded.has(row.id)).flatMap((report) => report.results)
          // What was deleted, and could still be brought back, gives its place to what comes again.
          await trx
            .deleteFrom('lab_results')
            .where('owner_id', '=', ownerId)
            .where(
              'id',
              'in',
              results.map(({ id }) => id),
            )
            .where((e) =>
              e.or([
                e('deleted_at', 'is not', null),
                e('report_id', 'in', (deleted) =>
                  deleted
                    .selectFrom('lab_reports')
                    .select('id')
                    .where('owner_id', '=', ownerId)
                    .where('deleted_at', 'is not', null),
                ),
              ]),
            )
            .execute()
          await trx
            .insertInto('lab_results')
            .values(results)
            .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
            .execute()
        })
        return 'kept'
      } catch (error) {
        if (error instanceof NoRoom) return 'full'
        throw error
      }
    },

    /** The reports of an import that are there, some at a time, each with its results; others are answered in between. */
    async *ofImport(ownerId: string, importId: string): AsyncGenerator<ImportedReport[]> {
      let after = ''
      for (;;) {
        const reports = await db
          .selectFrom('lab_reports')
          .select('id')
          .where('owner_id', '=', ownerId)
          .where('import_id', '=', importId)
          .where('deleted_at', 'is', null)
          .where('id', '>', after)
          .orderBy('id')
          .limit(REPORTS_AT_ONCE)
          .execute()
        if (reports.length === 0) return
        const ids = reports.map(({ id }) => id)
        const rows = await resultsOf(ownerId)
          .select(COLUMNS)
          .where('report_id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute()
        const results = Map.groupBy(await opened(ownerId, rows), ({ reportId }) => reportId)
        yield ids.map((id) => ({ id, results: results.get(id) ?? [] }))
        after = ids.at(-1) ?? ''
        await nextTurn()
      }
    },

    /** For good, with what they took of the owner's storage. */
    async removeReports(ownerId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      const chosen = sql`owner_id = ${ownerId} and id in (${sql.join(ids)})`
      const bytes = sql<number>`(select 0 - cast(coalesce(sum(bytes), 0) as bigint) from lab_reports where ${chosen})`
      await db.transaction().execute(async (trx) => {
        await trx.executeQuery(countStorage(ownerId, bytes, 0))
        await trx.deleteFrom('lab_results').where('owner_id', '=', ownerId).where('report_id', 'in', ids).execute()
        await trx.deleteFrom('lab_reports').where('owner_id', '=', ownerId).where('id', 'in', ids).execute()
      })
    },

    /** Some results of a report that stays. */
    async removeResults(ownerId: string, reportId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db.transaction().execute(async (trx) => {
        const chosen = trx
          .selectFrom('lab_results')
          .where('owner_id', '=', ownerId)
          .where('id', 'in', [...ids])
        const row = await chosen
          .select(sql<number>`coalesce(sum(octet_length(body) + coalesce(octet_length(crop), 0)), 0)`.as('bytes'))
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        const bytes = sql<number>`cast(${-Number(row?.bytes ?? 0)} as bigint)`
        await trx.executeQuery(countStorage(ownerId, bytes, 0))
        await trx
          .updateTable('lab_reports')
          .set({ bytes: sql<number>`bytes + ${bytes}` })
          .where('owner_id', '=', ownerId)
          .where('id', '=', reportId)
          .execute()
        await trx
          .deleteFrom('lab_results')
          .where('owner_id', '=', ownerId)
          .where('id', 'in', [...ids])
          .execute()
      })
    },

    /** Every result that is there, a thousand at a time. */
    async *all(ownerId: string): AsyncGenerator<LabResult> {
      let after = ''
      for (;;) {
        const rows = await resultsOf(ownerId)
          .select(COLUMNS)
          .where('id', '>', after)
          .where('deleted_at', 'is', null)
          .where('report_id', 'not in', (deleted) =>
            deleted
              .selectFrom('lab_reports')
              .select('id')
              .where('owner_id', '=', ownerId)
              .where('deleted_at', 'is not', null),
          )
          .orderBy('id')
          .limit(PAGE)
          .execute()
        yield* await opened(ownerId, rows)
        after = rows.at(-1)?.id ?? ''
        if (rows.length < PAGE) return
      }
    },
  }
}

export type ImportedLabsRepository = ReturnType<typeof importedLabsRepository>
