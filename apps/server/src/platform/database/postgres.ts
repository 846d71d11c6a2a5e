import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export function openPostgres(settings: { url: string; poolSize: number }): Database {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  })
  // Without a listener a server that goes away ends this process. The next query reports the failure.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    dialect: 'postgres',
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    // The migrator takes an advisory lock of its own.
    exclusively: (work) => work(),
    close: () => db.destroy(),
  }
}
