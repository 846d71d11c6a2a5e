import type { VitalName } from '@salus/contract'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { codeOf, type Vital, type VitalId, type VitalRow } from './stored-vital.ts'
import { unionOf } from './union-of.ts'
import { dayOf, vitalDays } from './vital-days.ts'
import { vitalPeople } from './vital-people.ts'
import { type NewRow, vitalRows } from './vital-rows.ts'

/** After which reading a page begins. */
export interface Position {
  at: number
  measure: number
  key: string
}

/** With what was deleted and can still be restored. */
export type KeptVital = Vital & { isDeleted: boolean }

export type Change = Partial<Pick<Vital, 'at' | 'value' | 'diastolic' | 'comparator' | 'unit' | 'note'>>

/** Numbers stand plainly, notes are sealed. The totals of a day change together with its readings. */
export function vitalsRepository(database: Database, vault: Vault) {
  const { db } = database
  const days = vitalDays(db)
  const people = vitalPeople(db)

  const { toRow, toVital } = vitalRows(vault)

  const one = (person: number, { key, measure }: VitalId) =>
    db
      .selectFrom('vitals')
      .selectAll()
      .where('person', '=', person)
      .where('key', '=', key)
      .where('measure', '=', codeOf(measure))

  const insertNew = compileOnce<NewRow>(
    ({ person, measure, at, key, value, diastolic, comparator, unit, source, note, deleted_at }) =>
      db
        .insertInto('vitals')
        .values({ person, measure, at, key, value, diastolic, comparator, unit, source, note, deleted_at })
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
  )

  /** Changes one reading as long as it is as it was found, and counts its days anew. */
  async function changeRow(row: VitalRow, values: Partial<VitalRow>): Promise<boolean> {
    const { person, measure, key } = row
    const touched = [...new Set([dayOf(Number(row.at)), dayOf(Number(values.at ?? row.at))])].sort((a, b) => a - b)
    const change = db
      .updateTable('vitals')
      .set(values)
      .where('person', '=', person)
      .where('measure', '=', measure)
      .where('at', '=', row.at)
      .where('key', '=', key)
      .where('value', '=', row.value)
      .where('diastolic', 'is not distinct from', row.diastolic)
      .where('comparator', 'is not distinct from', row.comparator)
      .where('note', 'is not distinct from', row.note)
      .where('deleted_at', 'is not distinct from', row.deleted_at)
      .compile()
    const held = touched.map((day) => days.hold({ person, measure, day }))
    const counted = touched.map((day) => days.countAnew({ person, measure, day }))
    return (await database.together([...held, change, ...counted])) === null
  }

  return {
    /** All of them, in a commit shared with others; false when one is there already, and then none. */
    async add(ownerId: string, vitals: readonly Vital[]): Promise<boolean> {
      const person = await people.findOrAdd(ownerId)
      const rows = await Promise.all(vitals.map((vital) => toRow(ownerId, person, vital)))
      return (await database.together([...rows.map(insertNew), days.add(person, rows)])) === null
    },

    /** Those that are new, as places in the list. Give it hundreds, not thousands: it has the database to itself. */
    async addNew(ownerId: string, vitals: readonly Vital[]): Promise<Set<number>> {
      if (vitals.length === 0) return new Set()
      const person = await people.findOrAdd(ownerId)
      const rows = await Promise.all(vitals.map((vital) => toRow(ownerId, person, vital)))
      const places = new Map<string, number>()
      for (const [place, row] of rows.entries()) {
        const name = `${row.key} ${row.measure}`
        if (!places.has(name)) places.set(name, place)
      }
      return db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('vitals')
          // In one order: two calls with the same readings would wait for each other.
          .values([...places].sort().map(([, place]) => rows[place] as NewRow))
          .onConflict((conflict) => conflict.doNothing())
          .returning(['key', 'measure'])
          .execute()
        const taken = added.flatMap(({ key, measure }) => places.get(`${key} ${measure}`) ?? [])
        const readings = taken.flatMap((place) => rows[place] ?? [])
        if (readings.length > 0) await trx.executeQuery(days.add(person, readings))
        return new Set(taken)
      })
    },

    async findById(ownerId: string, id: VitalId): Promise<Vital | null> {
      const person = await people.find(ownerId)
      if (person === null) return null
      const row = await one(person, id).where('deleted_at', 'is', null).executeTakeFirst()
      return row ? toVital(ownerId, row) : null
    },

    /** What is in the record under these keys, deleted or not. */
    async findKept(ownerId: string, keys: readonly string[]): Promise<KeptVital[]> {
      const person = await people.find(ownerId)
      if (person === null || keys.length === 0) return []
      const rows = await db
        .selectFrom('vitals')
        .selectAll()
        .where('person', '=', person)
        .where('key', 'in', keys)
        .execute()
      return Promise.all(
        rows.map(async (row) => ({ ...(await toVital(ownerId, row)), isDeleted: row.deleted_at !== null })),
      )
    },

    /** Decides on the change from the reading as it is. Lost: another changed it at the same moment. */
    async change(
      ownerId: string,
      id: VitalId,
      decide: (vital: Vital) => Change,
    ): Promise<'changed' | 'missing' | 'lost'> {
      const person = await people.find(ownerId)
      const row = person === null ? undefined : await one(person, id).where('deleted_at', 'is', null).executeTakeFirst()
      if (!row) return 'missing'
      const before = await toVital(ownerId, row)
      const after = await toRow(ownerId, row.person, { ...before, ...decide(before) })
      // An undo of its import is to know that the person has made it their own.
      const edited = row.import === null ? null : -Math.abs(row.import)
      return (await changeRow(row, { ...after, import: edited, seen_at: null })) ? 'changed' : 'lost'
    },

    /** Also after a change, until the next. False when there is none. */
    async markSeen(ownerId: string, { key, measure }: VitalId, at: number): Promise<boolean> {
      const person = await people.find(ownerId)
      if (person === null) return false
      const { numUpdatedRows } = await db
        .updateTable('vitals')
        .set({ seen_at: at })
        .where('person', '=', person)
        .where('key', '=', key)
        .where('measure', '=', codeOf(measure))
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Marks as deleted. False when there is none. */
    async remove(ownerId: string, id: VitalId, at: number): Promise<boolean> {
      const person = await people.find(ownerId)
      const row = person === null ? undefined : await one(person, id).where('deleted_at', 'is', null).executeTakeFirst()
      return row !== undefined && changeRow(row, { deleted_at: at })
    },

    /** Takes a deletion back that is not older than `since`. */
    async restore(ownerId: string, id: VitalId, since: number): Promise<boolean> {
      const person = await people.find(ownerId)
      const row =
        person === null ? undefined : await one(person, id).where('deleted_at', '>=', since).executeTakeFirst()
      return row !== undefined && changeRow(row, { deleted_at: null })
    },

    async list(
      ownerId: string,
      options: { names: readonly VitalName[]; order: 'newest' | 'oldest'; limit: number; after: Position | null },
    ): Promise<Vital[]> {
      const person = await people.find(ownerId)
      if (person === null) return []
      const { names, order, limit, after } = options
      const way = order === 'newest' ? sql`desc` : sql`asc`
      // The index has the measures one after the other: a page is merged from the next few of each.
      const rows = await unionOf(
        names.map(
          (name) => sql`
            select * from vitals where person = ${person} and measure = ${codeOf(name)} and deleted_at is null
              ${after ? beyond(after, codeOf(name), order) : sql``}
            order by at ${way}, key ${way} limit ${limit}`,
        ),
        sql`order by at ${way}, measure ${way}, key ${way} limit ${limit}`,
      ).execute(db)
      return Promise.all(rows.rows.map((row) => toVital(ownerId, row)))
    },

    personOf: people.find,

    /**
     * Of every owner: tells the database how its tables have grown, after very many were added at once. A sample is
     * enough: SQLite would read every row, and hold up everybody.
     */
    async unscopedAnalyze(): Promise<void> {
      if (database.dialect === 'sqlite') await sql`pragma analysis_limit = 1000`.execute(db)
      await sql`analyze vitals`.execute(db)
      await sql`analyze vital_days`.execute(db)
    },

    /** Of every owner: what was deleted before `before` goes for good. */
    async unscopedPurge(before: number): Promise<void> {
      await db.deleteFrom('vitals').where('deleted_at', '<', before).execute()
    },
  }
}

export type VitalsRepository = ReturnType<typeof vitalsRepository>

/** What follows `after` in the order of time, measure and key, within one measure. */
function beyond(after: Position, measure: number, order: 'newest' | 'oldest'): RawBuilder<unknown> {
  const sign = order === 'newest' ? sql`<` : sql`>`
  if (measure === after.measure) return sql`and (at, key) ${sign} (${after.at}, ${after.key})`
  const comesLater = order === 'newest' ? measure < after.measure : measure > after.measure
  return comesLater ? sql`and at ${sign}= ${after.at}` : sql`and at ${sign} ${after.at}`
}
