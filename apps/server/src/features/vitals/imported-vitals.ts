import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { codeOf, fromColumns, idOf, toColumns, type Vital, type VitalRow } from './stored-vital.ts'
import { ABOVE, BELOW, DAY_MS, dayOf, vitalDays } from './vital-days.ts'
import { vitalPeople } from './vital-people.ts'

type Trx = Transaction<Tables>
/** `isEdited`: no more what the import made of it that brought it. */
type Value = Pick<Vital, 'at' | 'value' | 'diastolic' | 'comparator' | 'unit'> & { isEdited?: boolean }

/** What the record holds of a reading already: nothing, the same, or another one under its key. */
export type Known = { is: 'new' } | { is: 'duplicate' } | { is: 'changed'; before: Value }

/** A stretch of days of one measure, small enough to be changed in one go. */
interface Stretch {
  measure: number
  from: number
  to: number
}

const READINGS_A_STRETCH = 1_000

/** Readings as an import adds, changes and takes them back: many at once, each with the number of its import. */
export function importedVitals(database: Database, vault: Vault) {
  const { db } = database
  const days = vitalDays(db)
  const people = vitalPeople(db)

  async function rowsOf(trx: Trx | typeof db, person: number, vitals: readonly Vital[]): Promise<VitalRow[]> {
    const measures = [...Map.groupBy(vitals, ({ measure }) => measure)]
    const keys = vitals.map(({ key }) => key)
    const byKey = await trx
      .selectFrom('vitals')
      .selectAll()
      .where('person', '=', person)
      .where('key', 'in', keys)
      .execute()
    const byTime = await Promise.all(
      measures.map(([measure, each]) =>
        trx
          .selectFrom('vitals')
          .selectAll()
          .where('person', '=', person)
          .where('measure', '=', codeOf(measure))
          .where('at', 'in', [...new Set(each.map(({ at }) => at))])
          .execute(),
      ),
    )
    return [...byKey, ...byTime.flat()]
  }

  /** Counts the days of a stretch anew. */
  async function countAnew(trx: Trx, person: number, { measure, from, to }: Stretch): Promise<void> {
    const inDays = sql`person = ${person} and measure = ${measure} and day >= ${from} and day < ${to}`
    await sql`delete from vital_days where ${inDays}`.execute(trx)
    await sql`
      insert into vital_days (person, measure, day, count, min, max, sum, diastolic_min, diastolic_max, diastolic_sum,
        above, below)
      select person, measure, ${DAY_OF} as day, count(*), min(value), max(value), sum(value),
        min(diastolic), max(diastolic), sum(diastolic), ${ABOVE}, ${BELOW}
      from vitals
      where person = ${person} and measure = ${measure} and at >= ${from * DAY_MS} and at < ${to * DAY_MS}
        and deleted_at is null
      group by person, measure, ${DAY_OF}
      on conflict (person, measure, day) do update set
        count = excluded.count, min = excluded.min, max = excluded.max, sum = excluded.sum,
        diastolic_min = excluded.diastolic_min, diastolic_max = excluded.diastolic_max,
        diastolic_sum = excluded.diastolic_sum, above = excluded.above, below = excluded.below`.execute(trx)
  }

  return {
    async hasAny(ownerId: string): Promise<boolean> {
      const person = await people.find(ownerId)
      if (person === null) return false
      const any = await db.selectFrom('vitals').select('key').where('person', '=', person).limit(1).executeTakeFirst()
      return any !== undefined
    },

    /** Of each, in their order. Give it hundreds, not thousands. */
    async known(ownerId: string, vitals: readonly Vital[]): Promise<Known[]> {
      const person = await people.find(ownerId)
      if (person === null || vitals.length === 0) return vitals.map(() => ({ is: 'new' }))
      const rows = await rowsOf(db, person, vitals)
      const keys = new Map<string, VitalRow>()
      const contents = new Set<string>()
      for (const row of rows) {
        // A deleted one may come back.
        if (row.deleted_at !== null) continue
        keys.set(`${row.measure} ${row.key}`, row)
        contents.add(contentOf(row))
      }
      return vitals.map((vital): Known => {
        const row = { ...toColumns(vital), at: vital.at }
        const before = keys.get(`${row.measure} ${row.key}`)
        if (before && contentOf(before) !== contentOf(row)) {
          const { at, value, diastolic, comparator = null, unit } = fromColumns(before, null)
          const isEdited = (before.import ?? 0) < 0
          return { is: 'changed', before: { at, value, diastolic, comparator, unit, ...(isEdited && { isEdited }) } }
        }
        return { is: before || contents.has(contentOf(row)) ? 'duplicate' : 'new' }
      })
    },

    /** Before the first transaction: it is asked outside of one. */
    prepare: (ownerId: string) => people.findOrAdd(ownerId),

    /** How many were new. The same again, as after a break, adds nothing. */
    async add(ownerId: string, importNumber: number, vitals: readonly Vital[], trx: Trx): Promise<number> {
      const person = await people.findOrAdd(ownerId)
      const unique = new Map(vitals.map((vital) => [idOf(vital), vital]))
      const rows = await Promise.all(
        [...unique.entries()].sort().map(async ([, vital]) => ({
          ...toColumns(vital),
          person,
          note: vital.note === null ? null : await vault.seal(ownerId, notePlace(vital), vital.note, trx),
          deleted_at: null,
          import: importNumber,
        })),
      )
      if (rows.length === 0) return 0
      const names = await insertRows(trx, database.dialect, rows)
      if (names.size === rows.length) {
        await trx.executeQuery(days.add(person, rows))
        return rows.length
      }
      const left = rows.filter((row) => !names.has(nameOf(row)))
      if (left.length > 0) {
        // What was deleted, and could still be brought back, gives its place to what comes again.
        const keys = left.map(({ key }) => key)
        await trx
          .deleteFrom('vitals')
          .where('person', '=', person)
          .where('key', 'in', keys)
          .where('deleted_at', 'is not', null)
          .execute()
        for (const name of await insertRows(trx, database.dialect, left)) names.add(name)
      }
      const taken = rows.filter((row) => names.has(nameOf(row)))
      if (taken.length > 0) await trx.executeQuery(days.add(person, taken))
      return taken.length
    },

    /**
     * Puts another value in place of `from`; false when that is not what stands there. What another import has brought is edited
     * by this, so that an undo of that one leaves it, until the value of before is put back.
     */
    async replace(
      ownerId: string,
      vital: Pick<Vital, 'key' | 'measure'>,
      { from, to, way }: { from: Value; to: Value; way: 'forth' | 'back' },
      trx: Trx,
    ): Promise<boolean> {
      const person = await people.findOrAdd(ownerId)
      const [before, after] = [from, to].map((value) => toColumns({ ...vital, ...value, source: 'import', note: null }))
      if (!before || !after) return false
      const { measure, key } = before
      const { numUpdatedRows } = await trx
        .updateTable('vitals')
        .set({
          at: after.at,
          value: after.value,
          diastolic: after.diastolic,
          comparator: after.comparator,
          unit: after.unit,
          seen_at: null,
          import: sql<number>`case when ${sql.lit(way === 'forth' || to.isEdited ? 1 : 0)} = 1 then -abs(import) else abs(import) end`,
        })
        .where('person', '=', person)
        .where('measure', '=', measure)
        .where('at', '=', before.at)
        .where('key', '=', key)
        .where('value', '=', before.value)
        .where('comparator', 'is not distinct from', before.comparator)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      for (const day of new Set([dayOf(from.at), dayOf(to.at)]))
        await countAnew(trx, person, { measure, from: day, to: day + 1 })
      return true
    },

    async edited(ownerId: string, importNumber: number): Promise<number> {
      const person = await people.find(ownerId)
      if (person === null) return 0
      const row = await db
        .selectFrom('vitals')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('person', '=', person)
        .where('import', '=', -importNumber)
        .where(sql<boolean>`import < 0`)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return Number(row?.n ?? 0)
    },

    /** All that an import added, or all but what was edited; told after each step how far it is. */
    async removeAll(
      ownerId: string,
      importNumber: number,
      { withEdited, onStep }: { withEdited: boolean; onStep: (done: number) => Promise<void> },
    ): Promise<void> {
      const person = await people.find(ownerId)
      if (person === null) return
      const numbers = withEdited ? [importNumber, -importNumber] : [importNumber]
      const stretches = stretchesOf(
        await db
          .selectFrom('vital_days')
          .select(['measure', 'day', 'count'])
          .where('person', '=', person)
          .orderBy('measure')
          .orderBy('day')
          .execute(),
      )
      for (const [at, stretch] of stretches.entries()) {
        await db.transaction().execute(async (trx) => {
          const { numDeletedRows } = await trx
            .deleteFrom('vitals')
            .where('person', '=', person)
            .where('measure', '=', stretch.measure)
            .where('at', '>=', stretch.from * DAY_MS)
            .where('at', '<', stretch.to * DAY_MS)
            .where('import', 'in', numbers)
            .executeTakeFirst()
          if (numDeletedRows > 0n) await countAnew(trx, person, stretch)
        })
        await onStep((at + 1) / stretches.length)
        // SQLite answers at once: without this nobody else would be answered until the end.
        await nextTurn()
      }
    },
  }
}

export type ImportedVitals = ReturnType<typeof importedVitals>

const notePlace = (vital: Vital) => ({ table: 'vitals', column: 'note', rowId: idOf(vital) })

type Content = Pick<VitalRow, 'measure' | 'at' | 'value' | 'diastolic' | 'comparator'>

const contentOf = ({ measure, at, value, diastolic, comparator }: Content) =>
  `${measure} ${at} ${value.toFixed(4)} ${diastolic ?? ''} ${comparator ?? ''}`

/** Days since 1970, also before it. */
const DAY_OF: RawBuilder<number> = sql<number>`case when at < 0 then (at - ${sql.lit(DAY_MS - 1)}) / ${sql.lit(DAY_MS)}
  else at / ${sql.lit(DAY_MS)} end`

type NewRow = ReturnType<typeof toColumns> & { person: number; note: string | null; import: number }

/** In this order they are written. */
const rowOf = ({ measure, at, key, value, diastolic, comparator, unit, source, note }: NewRow) =>
  [measure, at, key, value, diastolic, comparator, unit, source, note] as const

/**
 * Gives the names of those that were new. As one JSON text: thousands of parameters take longer to bind than their rows to be
 * written; rows without the names of their columns, which would be read for each.
 */
async function insertRows(trx: Trx, dialect: Database['dialect'], rows: readonly NewRow[]): Promise<Set<string>> {
  const [first] = rows
  if (!first) return new Set()
  const json = JSON.stringify(rows.map(rowOf))
  const from =
    dialect === 'sqlite'
      ? sql`select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as real), cast(value ->> 4 as real),
          value ->> 5, value ->> 6, value ->> 7, value ->> 8, ${first.person}, ${first.import}
        from json_each(${json}) where true`
      : sql`select cast(value ->> 0 as smallint), cast(value ->> 1 as bigint), value ->> 2,
          cast(value ->> 3 as double precision), cast(value ->> 4 as double precision), cast(value ->> 5 as smallint),
          cast(value ->> 6 as smallint), cast(value ->> 7 as smallint), value ->> 8,
          cast(${first.person} as integer), cast(${first.import} as integer)
        from json_array_elements(cast(${json} as json)) as each (value)`
  const { rows: added } = await sql<{ key: string; measure: number }>`
    insert into vitals (measure, at, key, value, diastolic, comparator, unit, source, note, person, import) ${from}
    on conflict do nothing returning key, measure`.execute(trx)
  return new Set(added.map(nameOf))
}

const nameOf = ({ key, measure }: { key: string; measure: number }) => `${key} ${measure}`

/** Whole days, so many that their readings are changed in a moment. */
function stretchesOf(totals: readonly { measure: number; day: number; count: number }[]): Stretch[] {
  const stretches: (Stretch & { count: number })[] = []
  for (const { measure, day, count } of totals) {
    const last = stretches.at(-1)
    if (last && last.measure === measure && last.count + count <= READINGS_A_STRETCH) {
      last.to = day + 1
      last.count += count
    } else stretches.push({ measure, from: day, to: day + 1, count })
  }
  return stretches
}
