import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the schema up to date. Safe when several processes start at once: the migrator takes a lock, and what one of
 * them applied the others skip.
 */
export async function migrateToLatest(database: Database): Promise<void> {
  await database.exclusively(async (db) => {
    const provider = { getMigrations: async () => migrations(database.dialect) }
    // Numbers are given when work begins: one may be finished after those that follow it. Each makes tables of its own.
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}
