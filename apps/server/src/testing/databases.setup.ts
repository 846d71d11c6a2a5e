import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type DatabaseSettings, openDatabase } from '#server/platform/database/database.ts'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A migrated database that nobody has been in, to make others of: its name. */
    postgresTemplate: string
    /** The same of SQLite: its file. */
    sqliteTemplate: string
  }
}

// Tests ask what the database does, not whether the disk keeps it.
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** One PostgreSQL for the whole run; each test gets a database of its own in it. Migrating is done once. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const existing = process.env.SALUS_TEST_POSTGRES_URL
  const { url, stop } = existing ? { url: existing, stop: async () => {} } : await startEmbeddedPostgres(HASTE)
  const name = `template_${process.pid}`
  await run(url, `create database ${name}`)
  await migrated({ kind: 'postgres', url: Object.assign(new URL(url), { pathname: `/${name}` }).href, poolSize: 1 })
  const folder = mkdtempSync(join(tmpdir(), 'salus-template-'))
  const file = join(folder, 'template.db')
  await migrated({ kind: 'sqlite', file })
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', name)
  project.provide('sqliteTemplate', file)
  return async () => {
    await run(url, `drop database ${name}`)
    rmSync(folder, { recursive: true, force: true })
    await stop()
  }
}

async function migrated(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings)
  await migrateToLatest(database)
  await database.close()
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
