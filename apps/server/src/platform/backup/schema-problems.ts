import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { migrateToLatest } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import { openSqlite } from '../database/sqlite.ts'
import { BackupProblem, type Manifest } from './manifest.ts'

/** What is wrong with the copy of a database: its pages, its references, its tables. */
export async function schemaProblems(file: string, manifest: Manifest): Promise<string[]> {
  const known = migrations('sqlite')
  const newer = manifest.migrations.find((name) => !(name in known))
  if (newer) throw new BackupProblem('This backup was made by a newer version of Salus. Use that one.')
  const copy = new SqliteDriver(file, { readonly: true })
  try {
    const pages = copy.prepare<[], string>('pragma integrity_check(5)').pluck().all()
    if (pages.join() !== 'ok') return pages.map((page) => `broken (${page})`)
    const orphans = copy.prepare<[], { table: string }>('pragma foreign_key_check').all()
    const tables = [...new Set(orphans.map(({ table }) => table))]
    const problems = tables.map((table) => `${table} has rows that belong to nothing`)
    const done = copy.prepare<[], string>('select name from kysely_migration').pluck().all().sort()
    if (done.join() !== manifest.migrations.join()) return [...problems, 'its schema is not the one of the backup']
    if (done.length < Object.keys(known).length) return problems
    return [...problems, ...(await missingColumns(copy))]
  } catch (error) {
    return [`it cannot be read (${(error as Error).message})`]
  } finally {
    copy.close()
  }
}

async function missingColumns(copy: SqliteDriver.Database): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salus-schema-'))
  try {
    const file = join(folder, 'empty.db')
    const database = await openSqlite(file)
    await migrateToLatest(database)
    await database.close()
    const empty = new SqliteDriver(file)
    const there = new Set(columnsOf(copy))
    const missing = columnsOf(empty).filter((column) => !there.has(column))
    empty.close()
    return missing.map((column) => `${column} is missing`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const columnsOf = (database: SqliteDriver.Database): string[] =>
  database
    .prepare<[], string>(
      "select t.name || '.' || c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'",
    )
    .pluck()
    .all()
    .filter((name) => !name.startsWith('sqlite_'))
