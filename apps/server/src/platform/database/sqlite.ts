import SqliteDriver from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** One file, one writer. FULL: what was answered as saved survives a power cut. */
export function openSqlite(file: string): Database {
  const connection = new SqliteDriver(file)
  // First, so that the pragmas below wait for another process instead of failing.
  connection.pragma('busy_timeout = 10000')
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  return {
    db,
    dialect: 'sqlite',
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
