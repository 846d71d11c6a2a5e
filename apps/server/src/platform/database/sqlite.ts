import { setTimeout as wait } from 'node:timers/promises'
import SqliteDriver from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { GroupCommitDialect } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** One file, one writer. FULL: what was answered as saved survives a power cut. */
export async function openSqlite(file: string): Promise<Database> {
  const connection = new SqliteDriver(file, { timeout: BUSY_MS })
  // For this one change SQLite waits for nobody, whatever the timeout: two that make the file at once would refuse each other.
  await onceFree(() => connection.pragma('journal_mode = WAL'))
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  // SQLite overwrites deleted rows with zeros, and no sorting leaves a file in the temporary folder.
  connection.pragma('secure_delete = ON')
  connection.pragma('temp_store = MEMORY')
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
    wipeDeleted: () => wipe(dialect, connection),
    exclusively: (work) => whileLocked(`${file}.lock`, () => inOneGo(connection, () => work(db))),
    close: () => db.destroy(),
  }
}

/** The log still holds pages as they were before: it is written back and cut to nothing. */
async function wipe(dialect: GroupCommitDialect, connection: SqliteDriver.Database): Promise<boolean> {
  for (let tries = 1; tries <= WIPE_TRIES; tries++) {
    const isDone = await dialect.betweenWrites(() => {
      // This process waits for no reader of another: it has calls to answer.
      connection.pragma('busy_timeout = 0')
      try {
        const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
        return result?.busy === 0
      } finally {
        connection.pragma(`busy_timeout = ${BUSY_MS}`)
      }
    })
    if (isDone) return true
    await wait(PAUSE_MS)
  }
  return false
}

/**
 * A new file takes hundreds of changes of its schema, and waiting for the disk after each takes most of a first start. A power
 * cut may undo the last of them, in their order: they come again at the next start. The first thing that is saved after
 * them makes them last.
 */
async function inOneGo(connection: SqliteDriver.Database, work: () => Promise<void>): Promise<void> {
  connection.pragma('synchronous = NORMAL')
  try {
    await work()
  } finally {
    connection.pragma('synchronous = FULL')
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

const BUSY_MS = 10_000
const TRIES = 1_200
const WIPE_TRIES = 20
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
