import { VITAL_NAMES, type VitalName } from '@salus/contract'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { codeOf, fromColumns, idOf, toColumns, type Vital, type VitalId, type VitalRow } from './stored-vital.ts'
import { dayOf, vitalDays } from './vital-days.ts'
import { vitalPeople } from './vital-people.ts'

const notePlace = (id: VitalId) => ({ table: 'vitals', column: 'note', rowId: idOf(id) })

/** After which reading a page begins. */
export interface Position {
  at: number
  measure: number
  key: string
}

export type Change = Partial<Pick<Vital, 'at' | 'value' | 'diastolic' | 'unit' | 'note'>>

/** Numbers stand plainly, notes are sealed. The totals of a day change together with its readings. */
export function vitalsRepository(database: Database, vault: Vault) {
  const { db } = database
  const days = vitalDays(db)
  const people = vitalPeople(db)

  async function toRow(ownerId: string, person: number, vital: Vital): Promise<VitalRow & { at: number }> {
    const note = vital.note === null ? null : await vault.seal(ownerId, notePlace(vital), vital.note)
    return { ...toColumns(vital), person, note, deleted_at: null }
  }

  async function toVital(ownerId: string, row: VitalRow): Promise<Vital> {
    const plain = fromColumns(row, null)
    return row.note === null ? plain : { ...plain, note: await vault.open(ownerId, notePlace(plain), row.note) }
  }

  const one = (person: number, { key, measure }: VitalId) =>
    db
      .selectFrom('vitals')
      .selectAll()
      .where('person', '=', person)
      .where('key', '=', key)
      .where('measure', '=', codeOf(measure))

  /** Changes one reading as long as it is where it was found, and counts its days anew. */
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
      .where('deleted_at', row.deleted_at === null ? 'is' : '=', row.deleted_at)
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
      const inserts: CompiledQuery[] = rows.map((row) =>
        db
          .insertInto('vitals')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      )
      return (await database.together([...inserts, days.add(person, rows)])) === null
    },

    /** Those that are new, as places in the list. Give it hundreds, not thousands: it has the database to itself. */
    async addNew(ownerId: string, vitals: readonly Vital[]): Promise<Set<number>> {
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
          .values([...places].sort().map(([, place]) => rows[place] as VitalRow))
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

    /** What was submitted together under this key. */
    async findByKey(ownerId: string, key: string): Promise<Vital[]> {
      const person = await people.find(ownerId)
      if (person === null) return []
      const rows = await db
        .selectFrom('vitals')
        .selectAll()
        .where('person', '=', person)
        .where('key', '=', key)
        .where('deleted_at', 'is', null)
        .orderBy('measure')
        .execute()
      return Promise.all(rows.map((row) => toVital(ownerId, row)))
    },

    /** False when there is none, or when somebody else changed it at the same moment. */
    async change(ownerId: string, id: VitalId, change: Change): Promise<boolean> {
      const person = await people.find(ownerId)
      const row = person === null ? undefined : await one(person, id).where('deleted_at', 'is', null).executeTakeFirst()
      if (!row) return false
      const changed = await toRow(ownerId, row.person, { ...(await toVital(ownerId, row)), ...change })
      return changeRow(row, changed)
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
      const rows = await union(
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

    /** The newest reading of each measure. */
    async latest(ownerId: string): Promise<Vital[]> {
      const person = await people.find(ownerId)
      if (person === null) return []
      const rows = await union(
        VITAL_NAMES.map(
          (name) => sql`
            select * from vitals where person = ${person} and measure = ${codeOf(name)} and deleted_at is null
            order by at desc, key desc limit 1`,
        ),
        sql`order by measure`,
      ).execute(db)
      return Promise.all(rows.rows.map((row) => toVital(ownerId, row)))
    },

    personOf: people.find,

    /** Of every owner: what was deleted before `before` goes for good. */
    async unscopedPurge(before: number): Promise<void> {
      await db.deleteFrom('vitals').where('deleted_at', '<', before).execute()
    },
  }
}

export type VitalsRepository = ReturnType<typeof vitalsRepository>

function union(parts: RawBuilder<unknown>[], end: RawBuilder<unknown>): RawBuilder<VitalRow> {
  const limited = parts.map((part) => sql`select * from (${part}) as one`)
  return sql<VitalRow>`select * from (${sql.join(limited, sql` union all `)}) as every ${end}`
}

/** What follows `after` in the order of time, measure and key, within one measure. */
function beyond(after: Position, measure: number, order: 'newest' | 'oldest'): RawBuilder<unknown> {
  const sign = order === 'newest' ? sql`<` : sql`>`
  if (measure === after.measure) return sql`and (at, key) ${sign} (${after.at}, ${after.key})`
  const comesLater = order === 'newest' ? measure < after.measure : measure > after.measure
  return comesLater ? sql`and at ${sign}= ${after.at}` : sql`and at ${sign} ${after.at}`
}
