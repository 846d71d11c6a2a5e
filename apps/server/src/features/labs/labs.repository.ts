import type {
  LabReport,
  LabReportSummary,
  LabResult,
  LabResultChange,
  NewLabReport,
  NewLabResult,
} from '@salus/contract'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

type Details = Omit<LabReportSummary, 'id' | 'takenAt' | 'values'>
type Body = Omit<LabResult, 'id' | 'reportId' | 'takenAt' | 'series' | 'hasCrop'>

export interface Position {
  takenAt: string
  id: string
}

/** What a change came to: nothing there to change, or no room for it. */
export type Kept = 'kept' | 'nothing' | 'full'

/** Counts what a change adds to a person's storage; changes no row when it does not fit. */
export type CountStorage = (ownerId: string, growth: RawBuilder<number>, limitBytes: number) => CompiledQuery

const detailsPlace = (id: string) => ({ table: 'lab_reports', column: 'details', rowId: id })
const bodyPlace = (id: string) => ({ table: 'lab_results', column: 'body', rowId: id })
const cropPlace = (id: string) => ({ table: 'lab_results', column: 'crop', rowId: id })

const RESULT_COLUMNS = [
  'lab_results.id',
  'lab_results.report_id',
  'lab_results.taken_at',
  'lab_results.series',
  'lab_results.body',
  sql<number>`case when lab_results.crop is null then 0 else 1 end`.as('has_crop'),
] as const

interface ResultRow {
  id: string
  report_id: string
  taken_at: string
  series: string
  body: string
  has_crop: number
}

/** All but ids and times is sealed on the way in and opened on the way out. A result is there while its report is. */
export function labsRepository(database: Database, vault: Vault, countStorage: CountStorage) {
  const { db } = database

  const seriesOf = (ownerId: string, { analyte, name }: { analyte?: string | undefined; name: string }) =>
    vault.fingerprint('lab series', `${ownerId} ${folded(analyte ?? name)}`)

  const live = (ownerId: string) =>
    db
      .selectFrom('lab_results')
      .innerJoin('lab_reports', (join) =>
        join
          .onRef('lab_reports.owner_id', '=', 'lab_results.owner_id')
          .onRef('lab_reports.id', '=', 'lab_results.report_id'),
      )
      .where('lab_results.owner_id', '=', ownerId)
      .where('lab_results.deleted_at', 'is', null)
      .where('lab_reports.deleted_at', 'is', null)

  async function opened(ownerId: string, row: ResultRow): Promise<LabResult> {
    const body = JSON.parse(await vault.open(ownerId, bodyPlace(row.id), row.body)) as Body
    const { id, report_id: reportId, taken_at: takenAt, series } = row
    return { ...body, id, reportId, takenAt, series, hasCrop: Number(row.has_crop) === 1 }
  }

  async function sealedResult(ownerId: string, reportId: string, result: NewLabResult, position: number) {
    const { id, crop, takenAt, ...body } = result
    return {
      id,
      owner_id: ownerId,
      report_id: reportId,
      position,
      taken_at: takenAt,
      series: seriesOf(ownerId, result),
      body: await vault.seal(ownerId, bodyPlace(id), JSON.stringify(body)),
      crop: crop === undefined ? null : await vault.sealBytes(ownerId, cropPlace(id), Buffer.from(crop)),
      deleted_at: null,
    }
  }

  async function summarise(
    ownerId: string,
    row: { id: string; taken_at: string; details: string; values: number | string },
  ): Promise<LabReportSummary> {
    const details = JSON.parse(await vault.open(ownerId, detailsPlace(row.id), row.details)) as Details
    return { ...details, id: row.id, takenAt: row.taken_at, values: Number(row.values) }
  }

  const reports = (ownerId: string) =>
    db
      .selectFrom('lab_reports')
      .select(['id', 'taken_at', 'details'])
      .select((e) =>
        e
          .selectFrom('lab_results')
          .select((count) => count.fn.countAll().as('n'))
          .whereRef('lab_results.owner_id', '=', 'lab_reports.owner_id')
          .whereRef('lab_results.report_id', '=', 'lab_reports.id')
          .where('lab_results.deleted_at', 'is', null)
          .as('values'),
      )
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .$narrowType<{ values: number | string }>()

  return {
    /** Nothing, when the owner has a report of this id or a result of one of its ids. */
    async add(ownerId: string, report: NewLabReport, limitBytes: number): Promise<Kept> {
      const { id, takenAt, results, ...details } = report
      const sealed = await vault.seal(ownerId, detailsPlace(id), JSON.stringify(details satisfies Details))
      const rows = await Promise.all(results.map((result, at) => sealedResult(ownerId, id, result, at + 1)))
      const bytes = rows.reduce((sum, { body, crop }) => sum + body.length + (crop?.length ?? 0), sealed.length)
      const added = db
        .insertInto('lab_reports')
        .values({ id, owner_id: ownerId, taken_at: takenAt, details: sealed, bytes, deleted_at: null })
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      const growth = sql<number>`cast(${bytes} as bigint)`
      const idle = await database.together([
        added.compile(),
        countStorage(ownerId, growth, limitBytes),
        ...rows.map((row) =>
          db
            .insertInto('lab_results')
            .values(row)
            .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
            .compile(),
        ),
      ])
      return idle === null ? 'kept' : idle === 1 ? 'full' : 'nothing'
    },

    /** Newest first, after `after`. */
    async list(ownerId: string, limit: number, after: Position | null): Promise<LabReportSummary[]> {
      let query = reports(ownerId)
      // Compared as a pair, so that the index is entered at this place and not read from its beginning.
      if (after) query = query.where(sql<boolean>`(taken_at, id) < (${after.takenAt}, ${after.id})`)
      const rows = await query.orderBy('taken_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(rows.map((row) => summarise(ownerId, row)))
    },

    async findReport(ownerId: string, id: string): Promise<LabReport | null> {
      const row = await reports(ownerId).where('id', '=', id).executeTakeFirst()
      if (!row) return null
      const rows = await live(ownerId).where('report_id', '=', id).select(RESULT_COLUMNS).orderBy('position').execute()
      const results = await Promise.all(rows.map((each) => opened(ownerId, each)))
      return { ...(await summarise(ownerId, row)), results }
    },

    /** Of each analyte the newest, the newest of them first. */
    async latest(ownerId: string, limit: number): Promise<{ latest: LabResult; count: number }[]> {
      const ranked = live(ownerId)
        .select(RESULT_COLUMNS)
        .select([
          sql<number>`count(*) over (partition by lab_results.series)`.as('count'),
          sql<number>`row_number() over (partition by lab_results.series order by lab_results.taken_at desc, lab_results.id desc)`.as(
            'place',
          ),
        ])
        .as('ranked')
      const rows = await db
        .selectFrom(ranked)
        .selectAll()
        .where('place', '=', 1)
        .orderBy('taken_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return Promise.all(rows.map(async (row) => ({ latest: await opened(ownerId, row), count: Number(row.count) })))
    },

    /** The newest `limit` of one analyte, the oldest of them first. */
    async over(ownerId: string, series: string, limit: number): Promise<LabResult[]> {
      const rows = await live(ownerId)
        .where('lab_results.series', '=', series)
        .select(RESULT_COLUMNS)
        .orderBy('lab_results.taken_at', 'desc')
        .orderBy('lab_results.id', 'desc')
        .limit(limit)
        .execute()
      return Promise.all(rows.reverse().map((row) => opened(ownerId, row)))
    },

    async findResult(ownerId: string, id: string): Promise<LabResult | null> {
      const row = await live(ownerId).where('lab_results.id', '=', id).select(RESULT_COLUMNS).executeTakeFirst()
      return row ? opened(ownerId, row) : null
    },

    async findCrop(ownerId: string, id: string): Promise<string | null> {
      const row = await live(ownerId).where('lab_results.id', '=', id).select('crop').executeTakeFirst()
      return row?.crop ? (await vault.openBytes(ownerId, cropPlace(id), row.crop)).toString() : null
    },

    /** Where it was read stays with it. False when there is none. */
    async change(ownerId: string, before: LabResult, change: LabResultChange): Promise<boolean> {
      const { takenAt, ...fields } = change
      const { asWritten, place } = before
      const body = { ...fields, ...(asWritten === undefined ? {} : { asWritten }), ...(place ? { place } : {}) }
      const { numUpdatedRows } = await db
        .updateTable('lab_results')
        .set({
          taken_at: takenAt,
          series: seriesOf(ownerId, change),
          body: await vault.seal(ownerId, bodyPlace(before.id), JSON.stringify(body)),
        })
        .where('owner_id', '=', ownerId)
        .where('id', '=', before.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Marks as deleted. False when there is none. */
    async remove(ownerId: string, id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('lab_results')
        .set({ deleted_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Takes a deletion back that is not older than `since`. */
    async restore(ownerId: string, id: string, since: string): Promise<void> {
      await db
        .updateTable('lab_results')
        .set({ deleted_at: null })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', '>=', since)
        .execute()
    },

    async removeReport(ownerId: string, id: string, at: string): Promise<boolean> {
      const removed = db
        .updateTable('lab_reports')
        .set({ deleted_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
      const given = countStorage(ownerId, sql<number>`(0 - ${bytesOf(ownerId, id)})`, 0)
      return (await database.together([removed.compile(), given])) === null
    },

    async restoreReport(ownerId: string, id: string, since: string, limitBytes: number): Promise<Kept> {
      const restored = db
        .updateTable('lab_reports')
        .set({ deleted_at: null })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', '>=', since)
      const idle = await database.together([
        restored.compile(),
        countStorage(ownerId, bytesOf(ownerId, id), limitBytes),
      ])
      return idle === null ? 'kept' : idle === 0 ? 'nothing' : 'full'
    },

    /** Of every owner: what was deleted before `before` goes for good. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('lab_results').where('deleted_at', '<', before).execute()
      await db.deleteFrom('lab_reports').where('deleted_at', '<', before).execute()
    },
  }
}

export type LabsRepository = ReturnType<typeof labsRepository>

const bytesOf = (ownerId: string, id: string) =>
  sql<number>`(select cast(bytes as bigint) from lab_reports where owner_id = ${ownerId} and id = ${id})`

/** Names that differ in case, accents or marks alone are one. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, (marks) => (/[\u0300-\u036f]/.test(marks) ? '' : marks))
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim()
