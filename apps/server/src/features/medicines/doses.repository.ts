import { DOSE_STATUSES, type DoseMark, type DoseStatus } from '@salus/contract'
import { type Selectable, sql } from 'kysely'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

/** A mark as it is kept: whoever made it is an id. */
export interface KeptMark extends Omit<DoseMark, 'by'> {
  /** A member of the care circle; null for the owner. */
  byId: string | null
}

const COLUMNS = [
  'id',
  'medicine_id',
  'slot',
  'status',
  'at',
  'planned_at',
  'due_at',
  'amount',
  'why',
  'marked_at',
  'by_id',
] as const
const COLUMNS_OF_ROW = ['owner_id', ...COLUMNS] as const
type Row = Pick<Selectable<Tables['dose_marks']>, (typeof COLUMNS)[number]>

const placeOf = (id: string) => ({ table: 'dose_marks', column: 'why', rowId: id })
const isStatus = (status: string): status is DoseStatus => DOSE_STATUSES.some((each) => each === status)

export interface MarkPlace {
  dueAt: string
  id: string
}

/** Doses that were taken or skipped. Whatever is asked for here was not undone. */
export function dosesRepository(database: Database, vault: Vault) {
  const { db } = database
  async function open(ownerId: string, row: Row): Promise<KeptMark> {
    return {
      id: row.id,
      medicineId: row.medicine_id,
      slot: row.slot,
      status: isStatus(row.status) ? row.status : 'taken',
      at: row.at,
      plannedAt: row.planned_at,
      amount: row.amount,
      why: row.why === null ? '' : await vault.open(ownerId, placeOf(row.id), row.why),
      markedAt: row.marked_at,
      byId: row.by_id,
    }
  }
  const openAll = (ownerId: string, rows: readonly Row[]) => Promise.all(rows.map((row) => open(ownerId, row)))

  const standing = (ownerId: string) =>
    db.selectFrom('dose_marks').select(COLUMNS).where('owner_id', '=', ownerId).where('undone_at', 'is', null)

  const since = compileOnce<{ ownerId: string; from: string }, Row>(({ ownerId, from }) =>
    db
      .selectFrom('dose_marks')
      .select(COLUMNS)
      .where('owner_id', '=', ownerId)
      .where('due_at', '>=', from)
      .where('undone_at', 'is', null)
      .compile(),
  )

  const markedSince = (ownerId: string, from: string) =>
    db
      .selectFrom('dose_marks')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('due_at', '>=', from)

  const rowOf = async (ownerId: string, mark: KeptMark) => ({
    owner_id: ownerId,
    id: mark.id,
    medicine_id: mark.medicineId,
    slot: mark.slot,
    status: mark.status,
    at: mark.at,
    planned_at: mark.plannedAt,
    due_at: mark.plannedAt ?? mark.at,
    amount: mark.amount,
    why: mark.why === '' ? null : await vault.seal(ownerId, placeOf(mark.id), mark.why),
    marked_at: mark.markedAt,
    by_id: mark.byId,
  })

  return {
    /** Finds marks of all medicines that were due from a moment on. */
    async since(ownerId: string, from: string): Promise<KeptMark[]> {
      return openAll(ownerId, (await db.executeQuery(since({ ownerId, from }))).rows)
    },

    /** Finds marks of one medicine, the newest first. */
    async lastOf(ownerId: string, medicineId: string, limit: number): Promise<KeptMark[]> {
      const rows = await standing(ownerId)
        .where('medicine_id', '=', medicineId)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute()
      return openAll(ownerId, rows)
    },

    async between(ownerId: string, from: string, to: string): Promise<KeptMark[]> {
      const rows = await standing(ownerId).where('due_at', '>=', from).where('due_at', '<', to).execute()
      return openAll(ownerId, rows)
    },

    /** When the first dose was due, or taken. */
    async oldest(ownerId: string): Promise<string | null> {
      const row = await db
        .selectFrom('dose_marks')
        .select(({ fn }) => fn.min('due_at').as('first'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row?.first ?? null
    },

    /** Newest first, those that come after `before` in that order. */
    async page(
      ownerId: string,
      {
        from,
        to,
        medicineId,
        before,
        limit,
      }: {
        from?: string | undefined
        to?: string | undefined
        medicineId?: string | undefined
        before?: MarkPlace | undefined
        limit: number
      },
    ): Promise<KeptMark[]> {
      let query = standing(ownerId)
      if (from) query = query.where('due_at', '>=', from)
      if (to) query = query.where('due_at', '<', to)
      if (medicineId) query = query.where('medicine_id', '=', medicineId)
      if (before) query = query.where(sql<boolean>`(due_at, id) < (${before.dueAt}, ${before.id})`)
      return openAll(ownerId, await query.orderBy('due_at', 'desc').orderBy('id', 'desc').limit(limit).execute())
    },

    /** The mark of this id, or else the one that stands for the dose. */
    async find(ownerId: string, { id, medicineId, slot }: Pick<KeptMark, 'id' | 'medicineId' | 'slot'>) {
      const [row] = await standing(ownerId)
        .where((e) => e.or([e('id', '=', id), e.and([e('medicine_id', '=', medicineId), e('slot', '=', slot)])]))
        .orderBy(sql`case when id = ${id} then 0 else 1 end`)
        .limit(1)
        .execute()
      return row ? open(ownerId, row) : null
    },

    /** False when somebody has marked this dose. */
    async add(ownerId: string, mark: KeptMark): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('dose_marks')
        .values(await rowOf(ownerId, mark))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    /** Those of the ids that are marks of this person, undone or not. */
    async known(ownerId: string, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const query = db.selectFrom('dose_marks').select('id').where('owner_id', '=', ownerId)
      return (await query.where('id', 'in', [...ids]).execute()).map(({ id }) => id)
    },

    /** Adds those that are not there; a dose that somebody has marked stays as it is. */
    async addAll(ownerId: string, marks: readonly KeptMark[]): Promise<void> {
      if (marks.length === 0) return
      await db
        .insertInto('dose_marks')
        .values(await Promise.all(marks.map((mark) => rowOf(ownerId, mark))))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** As if they had never been marked. */
    async removeAll(ownerId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .deleteFrom('dose_marks')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .execute()
    },

    /** Counts what was marked from a moment on, and what was undone too: this never becomes less. */
    async countSince(ownerId: string, from: string): Promise<number> {
      const { count } = await markedSince(ownerId, from).executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The same as `add`, and false too when more was marked since `from` than `count`. */
    async addIfNothingCame(ownerId: string, mark: KeptMark, from: string, count: number): Promise<boolean> {
      // Marks that count on each other come one after the other: this row holds back the next.
      const held = db
        .updateTable('medicine_lists')
        .set({ revision: sql<number>`revision` })
        .where('owner_id', '=', ownerId)
      const row = await rowOf(ownerId, mark)
      const values = COLUMNS_OF_ROW.map((column) =>
        column === 'amount' ? sql`cast(${row[column]} as double precision)` : sql`cast(${row[column]} as text)`,
      )
      const added = sql`
        insert into dose_marks (${sql.join(COLUMNS_OF_ROW.map((column) => sql.ref(column)))})
        select ${sql.join(values)} where (${markedSince(ownerId, from)}) = ${count}
        on conflict do nothing`
      return (await database.together([held.compile(), added.compile(db)])) === null
    },

    /** False when there is no such mark. One that was undone before is undone. */
    async undo(ownerId: string, id: string, at: string, byId: string | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('dose_marks')
        .set({
          undone_at: sql`coalesce(undone_at, ${at})`,
          undone_by: sql`case when undone_at is null then ${byId} else undone_by end`,
        })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** All marks of one medicine after a moment. */
    async ofMedicine(
      ownerId: string,
      medicineId: string,
      from: string,
    ): Promise<Pick<KeptMark, 'slot' | 'status' | 'at' | 'amount'>[]> {
      const rows = await db
        .selectFrom('dose_marks')
        .select(['slot', 'status', 'at', 'amount'])
        .where('owner_id', '=', ownerId)
        .where('medicine_id', '=', medicineId)
        .where('undone_at', 'is', null)
        .where('at', '>', from)
        .execute()
      return rows.map((row) => ({ ...row, status: isStatus(row.status) ? row.status : 'taken' }))
    },
  }
}

export type DosesRepository = ReturnType<typeof dosesRepository>
