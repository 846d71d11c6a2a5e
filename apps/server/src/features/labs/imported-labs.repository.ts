import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LabResult, NewLabReport } from '@salus/contract'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { CountStorage, Kept } from './labs.repository.ts'
import { type ResultRow, storedLabs } from './stored-lab.ts'

class NoRoom extends Error {}

const PAGE = 1_000
const COLUMNS = ['id', 'report_id', 'taken_at', 'series', 'body', sql<number>`0`.as('has_crop')] as const

/** Reports of imports: each remembers the import that it came with. */
export function importedLabsRepository({ db }: Database, vault: Vault, countStorage: CountStorage) {
  const stored = storedLabs(vault)

  const resultsOf = (ownerId: string) => db.selectFrom('lab_results').where('owner_id', '=', ownerId)

  const opened = (ownerId: string, rows: readonly ResultRow[]): Promise<LabResult[]> =>
    Promise.all(rows.map((row) => stored.openResult(ownerId, row)))

  return {
    /** What is there already, or is there again after a break, stays as it is. */
    async add(
      ownerId: string,
      report: NewLabReport,
      { importId, limitBytes }: { importId: string; limitBytes: number },
    ): Promise<Kept> {
      const { id, takenAt, results, ...details } = report
      const sealed = await stored.sealDetails(ownerId, id, details)
      const rows = await Promise.all(results.map((result, at) => stored.sealResult(ownerId, id, result, at + 1)))
      const size = rows.reduce((sum, { body }) => sum + body.length, sealed.length)
      try {
        return await db.transaction().execute(async (trx) => {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('lab_reports')
            .values({
              id,
              owner_id: ownerId,
              taken_at: takenAt,
              details: sealed,
              bytes: size,
              deleted_at: null,
              import_id: importId,
            })
            .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
            .executeTakeFirst()
          if (numInsertedOrUpdatedRows === 0n) return 'nothing'
          const counted = await trx.executeQuery(
            countStorage(ownerId, sql<number>`cast(${size} as bigint)`, limitBytes),
          )
          // Thrown, so that the report does not stay uncounted.
          if (counted.numAffectedRows === 0n) throw new NoRoom()
          // What was deleted, and could still be brought back, gives its place to what comes again.
          await trx
            .deleteFrom('lab_results')
            .where('owner_id', '=', ownerId)
            .where(
              'id',
              'in',
              rows.map((row) => row.id),
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
          for (const row of rows)
            await trx
              .insertInto('lab_results')
              .values(row)
              .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
              .execute()
          return 'kept'
        })
      } catch (error) {
        if (error instanceof NoRoom) return 'full'
        throw error
      }
    },

    /** The reports of an import that are there, one after the other, each with its results; others are answered in between. */
    async *ofImport(ownerId: string, importId: string): AsyncGenerator<{ id: string; results: LabResult[] }> {
      const reports = await db
        .selectFrom('lab_reports')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('import_id', '=', importId)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute()
      for (const { id } of reports) {
        const rows = await resultsOf(ownerId)
          .select(COLUMNS)
          .where('report_id', '=', id)
          .where('deleted_at', 'is', null)
          .execute()
        yield { id, results: await opened(ownerId, rows) }
        await nextTurn()
      }
    },

    /** For good, with what it took of the owner's storage. */
    async removeReport(ownerId: string, id: string): Promise<void> {
      const bytes = sql<number>`(select 0 - cast(bytes as bigint) from lab_reports where owner_id = ${ownerId} and id = ${id})`
      await db.transaction().execute(async (trx) => {
        await trx.executeQuery(countStorage(ownerId, bytes, 0))
        await trx.deleteFrom('lab_results').where('owner_id', '=', ownerId).where('report_id', '=', id).execute()
        await trx.deleteFrom('lab_reports').where('owner_id', '=', ownerId).where('id', '=', id).execute()
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
