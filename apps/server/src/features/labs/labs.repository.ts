import type {
  LabReport,
  LabReportChange,
  LabReportSummary,
  LabResult,
  LabResultChange,
  NewLabReport,
} from '@salus/contract'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { storedLabs } from './stored-lab.ts'

export interface Position {
  takenAt: string
  id: string
}

/** What a change came to: nothing there to change, or no room for it. */
export type Kept = 'kept' | 'nothing' | 'full'

/** Counts what a change adds to a person's storage; changes no row when it does not fit. */
export type CountStorage = (ownerId: string, growth: RawBuilder<number>, limitBytes: number) => CompiledQuery

const RESULT_COLUMNS = [
  'lab_results.id',
  'lab_results.report_id',
  'lab_results.taken_at',
  'lab_results.series',
  'lab_results.body',
  sql<number>`case when lab_results.crop is null then 0 else 1 end`.as('has_crop'),
] as const

/** A result is there while its report is. What they take is counted together with each change. */
export function labsRepository(database: Database, vault: Vault, countStorage: CountStorage) {
  const { db } = database

  const stored = storedLabs(vault)

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

  async function summarise(
    ownerId: string,
    row: { id: string; taken_at: string; details: string; values: number | string },
  ): Promise<LabReportSummary> {
    const { sent: _, ...details } = await stored.openDetails(ownerId, row)
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

  /** Changes of one report's results, or of itself: it is held while what they take is counted. */
  async function countedIn(
    ownerId: string,
    reportId: string,
    growth: RawBuilder<number>,
    limitBytes: number,
    ...changes: CompiledQuery[]
  ): Promise<Kept> {
    const report = db
      .updateTable('lab_reports')
      .where('owner_id', '=', ownerId)
      .where('id', '=', reportId)
      .where('deleted_at', 'is', null)
    const held = report.set({ id: reportId }).compile()
    const counted = report.set({ bytes: sql<number>`bytes + ${growth}` }).compile()
    const idle = await database.together([held, counted, countStorage(ownerId, growth, limitBytes), ...changes])
    return idle === null ? 'kept' : idle === 2 ? 'full' : 'nothing'
  }

  return {
    /** Nothing, when the owner has a report of this id or a result of one of its ids. */
    async add(ownerId: string, report: NewLabReport, limitBytes: number): Promise<Kept> {
      const { id, takenAt, results, ...details } = report
      const sent = stored.fingerprintOf(ownerId, report)
      const sealed = await stored.sealDetails(ownerId, id, { ...details, sent })
      const rows = await Promise.all(results.map((result, at) => stored.sealResult(ownerId, id, result, at + 1)))
      const size = rows.reduce((sum, { body, crop }) => sum + body.length + (crop?.length ?? 0), sealed.length)
      const added = db
        .insertInto('lab_reports')
        .values({ id, owner_id: ownerId, taken_at: takenAt, details: sealed, bytes: size, deleted_at: null })
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      const idle = await database.together([
        added.compile(),
        countStorage(ownerId, bytes(size), limitBytes),
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

    /** Whether the report of this id that is there was first sent with this content. */
    async wasSent(ownerId: string, report: NewLabReport): Promise<boolean> {
      const row = await reports(ownerId).where('id', '=', report.id).executeTakeFirst()
      if (!row) return false
      const { sent } = await stored.openDetails(ownerId, row)
      return sent === stored.fingerprintOf(ownerId, report)
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
      const results = await Promise.all(rows.map((each) => stored.openResult(ownerId, each)))
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
      return Promise.all(
        rows.map(async (row) => ({ latest: await stored.openResult(ownerId, row), count: Number(row.count) })),
      )
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
      return Promise.all(rows.reverse().map((row) => stored.openResult(ownerId, row)))
    },

    async findResult(ownerId: string, id: string): Promise<LabResult | null> {
      const row = await live(ownerId).where('lab_results.id', '=', id).select(RESULT_COLUMNS).executeTakeFirst()
      return row ? stored.openResult(ownerId, row) : null
    },

    async findCrop(ownerId: string, id: string): Promise<string | null> {
      const row = await live(ownerId).where('lab_results.id', '=', id).select('crop').executeTakeFirst()
      return row?.crop ? stored.openCrop(ownerId, id, row.crop) : null
    },

    async change(ownerId: string, before: LabResult, change: LabResultChange, limitBytes: number): Promise<Kept> {
      const body = await stored.sealChange(ownerId, before, change)
      const changed = db
        .updateTable('lab_results')
        .set({ taken_at: change.takenAt, series: stored.seriesOf(ownerId, change), body })
        .where('owner_id', '=', ownerId)
        .where('id', '=', before.id)
        .where('deleted_at', 'is', null)
      const growth = sql<number>`(
        select ${bytes(body.length)} - octet_length(body) from lab_results where owner_id = ${ownerId} and id = ${before.id})`
      return countedIn(ownerId, before.reportId, growth, limitBytes, changed.compile())
    },

    /** Marks as deleted. */
    async remove(ownerId: string, { id, reportId }: Pick<LabResult, 'id' | 'reportId'>, at: string): Promise<Kept> {
      const removed = db
        .updateTable('lab_results')
        .set({ deleted_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
      return countedIn(ownerId, reportId, sql<number>`(0 - ${resultBytes(ownerId, id)})`, 0, removed.compile())
    },

    /** Takes a deletion back that is not older than `since`. */
    async restore(ownerId: string, id: string, since: string, limitBytes: number): Promise<Kept> {
      const row = await db
        .selectFrom('lab_results')
        .select('report_id')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return 'nothing'
      const restored = db
        .updateTable('lab_results')
        .set({ deleted_at: null })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', '>=', since)
      return countedIn(ownerId, row.report_id, resultBytes(ownerId, id), limitBytes, restored.compile())
    },

    /** Results of the report's own day move with it. */
    async changeReport(ownerId: string, id: string, change: LabReportChange, limitBytes: number): Promise<Kept> {
      const row = await reports(ownerId).where('id', '=', id).executeTakeFirst()
      if (!row) return 'nothing'
      const { title, documentId, sent } = await stored.openDetails(ownerId, row)
      const { takenAt, laboratory, doctor } = change
      const details = await stored.sealDetails(ownerId, id, {
        title,
        ...(laboratory ? { laboratory } : {}),
        ...(doctor ? { doctor } : {}),
        ...(documentId ? { documentId } : {}),
        ...(sent ? { sent } : {}),
      })
      const changed = db
        .updateTable('lab_reports')
        .set({ taken_at: takenAt, details })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('taken_at', '=', row.taken_at)
      const growth = sql<number>`(
        select ${bytes(details.length)} - octet_length(details) from lab_reports where owner_id = ${ownerId} and id = ${id})`
      const moving = await db
        .selectFrom('lab_results')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('report_id', '=', id)
        .where(sql`substr(taken_at, 1, 10)`, '=', row.taken_at.slice(0, 10))
        .execute()
      const moved = moving.map((result) =>
        db
          .updateTable('lab_results')
          .set({ taken_at: takenAt })
          .where('owner_id', '=', ownerId)
          .where('id', '=', result.id)
          .compile(),
      )
      return countedIn(ownerId, id, growth, limitBytes, changed.compile(), ...moved)
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

const bytes = (count: number) => sql<number>`cast(${count} as bigint)`

const bytesOf = (ownerId: string, id: string) =>
  sql<number>`(select cast(bytes as bigint) from lab_reports where owner_id = ${ownerId} and id = ${id})`

const resultBytes = (ownerId: string, id: string) => sql<number>`(
  select octet_length(body) + coalesce(octet_length(crop), 0) from lab_results where owner_id = ${ownerId} and id = ${id})`
