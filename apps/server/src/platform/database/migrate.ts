import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the schema up to date. Safe when several processes start at once: the migrator takes a lock, and what one of
 * them applied the others skip.
 */
export async function migrateToLatest(database: Database): Promise<void> {
  await database.exclusively(async (db) => {
    if (database.dialect === 'sqlite') await cleanOnce(db)
    const provider = { getMigrations: async () => migrations(database.dialect) }
    // Numbers are given when work begins: one may be finished after those that follow it. Each makes tables of its own.
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}

/** A file of an earlier version has what was deleted then in its free pages: it is written anew, once. */
async function cleanOnce(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if ((rows[0]?.user_version ?? 0) >= CLEANED) return
  const old = await sql`select 1 from sqlite_schema limit 1`.execute(db)
  if (old.rows.length > 0) await sql`vacuum`.execute(db)
  await sql`pragma user_version = ${sql.lit(CLEANED)}`.execute(db)
}

const CLEANED = 1
