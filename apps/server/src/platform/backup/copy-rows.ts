import type SqliteDriver from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

const AT_ONCE = 500

/** The directory of doctors is public and imported again: it would be most of a backup. */
const LEFT_OUT = new Set(['doctors', 'doctor_specialities', 'doctor_import', 'doctor_places'])

interface TableToCopy {
  name: string
  columns: string[]
}

/** Every row of PostgreSQL, as it is at one moment, into an SQLite file of the same schema. */
export async function copyFromPostgres(from: Kysely<Tables>, to: SqliteDriver.Database): Promise<void> {
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const { name, columns } of tablesOf(to)) {
        const list = columns.map((column) => sql.ref(column))
        await sql`declare rows_to_copy no scroll cursor for select ${sql.join(list)} from ${sql.table(name)}`.execute(
          trx,
        )
        const add = to.prepare(
          `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        )
        const addAll = to.transaction((rows: Record<string, unknown>[]) => {
          for (const row of rows) add.run(columns.map((column) => asSqlite(row[column])))
        })
        for (;;) {
          const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(AT_ONCE)} from rows_to_copy`.execute(trx)
          if (rows.length === 0) break
          addAll(rows)
        }
        await sql`close rows_to_copy`.execute(trx)
      }
    })
}

/** Every row of an SQLite file into an empty PostgreSQL database of the same schema: all of them, or none. */
export async function copyToPostgres(from: SqliteDriver.Database, to: Kysely<Tables>): Promise<void> {
  await to.transaction().execute(async (trx) => {
    for (const { name, columns } of tablesOf(from)) {
      let waiting: unknown[][] = []
      const add = async () => {
        const rows = waiting.map((row) => sql`(${sql.join(row)})`)
        waiting = []
        if (rows.length === 0) return
        const list = columns.map((column) => sql.ref(column))
        await sql`insert into ${sql.table(name)} (${sql.join(list)}) overriding system value values ${sql.join(rows)}`.execute(
          trx,
        )
      }
      const select = `select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}"`
      for (const row of from.prepare<[], unknown[]>(select).raw().iterate()) {
        if (waiting.push(row) * columns.length >= 5_000) await add()
      }
      await add()
    }
    await goOnCounting(trx)
  })
}

/** Numbers that the database gives go on after the highest that was copied. */
async function goOnCounting(trx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx)
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(trx)
  }
}

/** Those that others refer to come first. The index of packs (`pack_search…`) is made anew of their passages as they come. */
function tablesOf(database: SqliteDriver.Database): TableToCopy[] {
  const names = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all()
    .filter((name) => !/^(sqlite|kysely)_|_next$|^pack_search/.test(name) && !LEFT_OUT.has(name))
  const needs = new Map(
    names.map((name) => [
      name,
      database.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck().all(name),
    ]),
  )
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const needed of needs.get(name) ?? []) if (needed !== name) add(needed)
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered].map((name) => ({
    name,
    columns: database.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(name),
  }))
}

/** PostgreSQL gives times as dates, yes and no as such, and long numbers as text, which SQLite reads as numbers. */
function asSqlite(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : value
}
