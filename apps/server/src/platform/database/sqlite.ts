import { setTimeout as wait } from 'node:timers/promises'
import SqliteDriver from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { GroupCommitDialect } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** One file, one writer. FULL: what was answered as saved survives a power cut. */
export async function openSqlite(file: string): Promise<Database> {
  const connection = new SqliteDriver(file, { timeout: 10_000 })
  // For this one change SQLite waits for nobody, whatever the timeout: two that make the file at once would refuse each other.
  await onceFree(() => connection.pragma('journal_mode = WAL'))
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  return databaseOn(connection, file)
}

/** A copy that lies still, such as a backup: it is read, and not a byte of it changes. */
export function openSqliteCopy(file: string): Database {
  return databaseOn(new SqliteDriver(file, { readonly: true, fileMustExist: true }), file)
}

function databaseOn(connection: SqliteDriver.Database, file: string): Database {
  const dialect = new GroupCommitDialect(connection)
  const db = new Kysely<Tables>({ dialect })
  return {
    db,
    dialect: 'sqlite',
    ping: async () => {
      await sql`select 1 from kysely_migration limit 1`.execute(db)
    },
    together: (queries) => dialect.together(queries),
    exclusively: (work) => whileLocked(`${file}.lock`, () => work(db)),
    close: () => db.destroy(),
  }
}

/**
 * SQLite has no lock that outlives a statement but a transaction, and the migrator needs its connection for its own.
 * So the lock is a transaction on a file of its own; it ends with the process, however that ends.
 */
async function whileLocked(file: string, work: () => Promise<void>): Promise<void> {
  const lock = new SqliteDriver(file, { timeout: 0 })
  try {
    await onceFree(() => lock.exec('begin exclusive'))
    await work()
  } finally {
    lock.close()
  }
}

const TRIES = 1_200
const PAUSE_MS = 50

/** Tries for a minute, as long as another has the file, and leaves this process to its other work meanwhile. */
async function onceFree(work: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      work()
      return
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY' || tries === TRIES) throw error
      await wait(PAUSE_MS)
    }
  }
}
