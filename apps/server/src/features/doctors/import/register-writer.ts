import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { DoctorPlaceRow, DoctorRow } from '#server/platform/database/tables/doctors.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { placesRepository } from '../places/places.repository.ts'

/** Where an import stands. */
export interface ImportState {
  state: 'running' | 'done'
  file: string
  lines: number
  counts: string
}

/**
 * Fills a table of its own, without an index, which then takes the place of the register that is there: searches go on
 * meanwhile, see the old one or the new one, and never a part.
 */
export function registerWriter({ db, dialect }: Database) {
  const keep = (on: Kysely<Tables>, state: ImportState, at: string) =>
    on
      .insertInto('doctor_import')
      .values({ id: 1, ...state, changed_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...state, changed_at: at }))
      .execute()

  return {
    async state(): Promise<ImportState | null> {
      const row = await db.selectFrom('doctor_import').selectAll().executeTakeFirst()
      return row ? { state: row.state, file: row.file, lines: row.lines, counts: row.counts } : null
    },

    /** Whether a register was imported before. */
    async hasRegister(): Promise<boolean> {
      return (await db.selectFrom('doctors').select('id').limit(1).executeTakeFirst()) !== undefined
    },

    async begin(state: ImportState, at: string): Promise<void> {
      await db.transaction().execute(async (on) => {
        await on.schema.dropTable('doctors_next').ifExists().execute()
        await on.schema
          .createTable('doctors_next')
          .addColumn('id', 'text', (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('speciality', 'integer', (column) => column.notNull())
          .addColumn('address', 'text', (column) => column.notNull())
          .addColumn('town', 'text', (column) => column.notNull())
          .addColumn('phone', 'text', (column) => column.notNull())
          .addColumn('latitude', 'double precision', (column) => column.notNull())
          .addColumn('longitude', 'double precision', (column) => column.notNull())
          .addColumn('cell', 'integer', (column) => column.notNull())
          .execute()
        await keep(on, state, at)
      })
    },

    /** Doctors and how far the file is read, together: an import that breaks goes on where it was. */
    async add(rows: readonly DoctorRow[], state: ImportState, at: string): Promise<void> {
      await db.transaction().execute(async (on) => {
        if (dialect === 'sqlite') await addToSqlite(on, rows)
        else if (rows.length > 0) await postgresRows(rows).execute(on)
        await keep(on, state, at)
      })
    },

    /** The id of each speciality; a new one gets the next. */
    async specialities(names: readonly string[]): Promise<Map<string, number>> {
      const known = await db.selectFrom('doctor_specialities').selectAll().execute()
      const ids = new Map(known.map(({ id, name }) => [name, id]))
      let next = Math.max(0, ...ids.values()) + 1
      const added = [...new Set(names)].filter((name) => !ids.has(name)).map((name) => ({ id: next++, name }))
      for (let from = 0; from < added.length; from += 1_000) {
        await db
          .insertInto('doctor_specialities')
          .values(added.slice(from, from + 1_000))
          .execute()
      }
      return new Map([...ids, ...added.map(({ id, name }): [string, number] => [name, id])])
    },

    /** `edition` tells the indexes of this register from those of the one before. */
    async finish(places: readonly DoctorPlaceRow[], state: ImportState, at: string, edition: string): Promise<void> {
      await db.schema
        .createIndex(`doctors_near_${edition}`)
        .on('doctors_next')
        .columns(['speciality', 'cell', 'latitude', 'longitude', 'id'])
        .execute()
      await db.schema.createIndex(`doctors_id_${edition}`).on('doctors_next').column('id').execute()
      await db.transaction().execute(async (on) => {
        await on.schema.dropTable('doctors').execute()
        await on.schema.alterTable('doctors_next').renameTo('doctors').execute()
        await placesRepository({ db: on }).replace(places)
        await keep(on, state, at)
      })
      await sql`analyze doctors`.execute(db)
    },
  }
}

export type RegisterWriter = ReturnType<typeof registerWriter>

const COLUMNS = ['id', 'name', 'speciality', 'address', 'town', 'phone', 'latitude', 'longitude', 'cell'] as const

const valuesOf = (row: DoctorRow) => COLUMNS.map((column) => row[column])

/** One statement of so many rows is prepared once and filled again and again. */
const SQLITE_ROWS = 250

async function addToSqlite(on: Kysely<Tables>, rows: readonly DoctorRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SQLITE_ROWS) {
    const some = rows.slice(from, from + SQLITE_ROWS)
    await on.executeQuery(CompiledQuery.raw(insertOf(some.length), some.flatMap(valuesOf)))
  }
}

function insertOf(rows: number): string {
  const row = `(${COLUMNS.map(() => '?').join(', ')})`
  return `insert into doctors_next (${COLUMNS.join(', ')}) values ${Array(rows).fill(row).join(', ')}`
}

const postgresRows = (rows: readonly DoctorRow[]) => sql`
  insert into doctors_next (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
  select v ->> 0, v ->> 1, (v ->> 2)::integer, v ->> 3, v ->> 4, v ->> 5, (v ->> 6)::double precision,
    (v ->> 7)::double precision, (v ->> 8)::integer
  from json_array_elements(${JSON.stringify(rows.map(valuesOf))}::json) as t(v)`
