import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, describe, inject, onTestFinished } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#server/platform/database/database.ts'

export const DIALECTS = ['sqlite', 'postgres'] as const
export type Dialect = (typeof DIALECTS)[number]

/**
 * Runs one suite over both databases. `makeDatabase()` gives a fresh, migrated one that is closed and removed after the
 * test that asked for it.
 */
export function eachDatabase(suite: (makeDatabase: () => Promise<Database>, dialect: Dialect) => void): void {
  describe.each(DIALECTS)('on %s', (dialect) => {
    const maker = dialect === 'sqlite' ? sqliteMaker() : postgresMaker()
    afterEach(() => maker.cleanUp())
    afterAll(() => maker.end())
    suite(() => maker.make(), dialect)
  })
}

/** Where a database is that nobody has been in. Removed after the test. */
export async function newEmptyDatabase(dialect: Dialect): Promise<DatabaseSettings> {
  if (dialect === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'salus-empty-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return { kind: 'sqlite', file: join(folder, 'salus.db') }
  }
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: inject('postgresUrl') })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await run(`create database ${name}`)
  onTestFinished(() => run(`drop database if exists ${name} with (force)`))
  return { kind: 'postgres', url: postgresUrlOf(name), poolSize: 2 }
}

function postgresUrlOf(name: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

interface Maker {
  make(): Promise<Database>
  cleanUp(): Promise<void>
  end(): Promise<void>
}

function sqliteMaker(): Maker {
  const folder = mkdtempSync(join(tmpdir(), 'salus-test-'))
  const open: Database[] = []
  let made = 0
  return {
    async make() {
      const file = join(folder, `${made++}.db`)
      copyFileSync(inject('sqliteTemplate'), file)
      const database = await openDatabase({ kind: 'sqlite', file })
      // As with PostgreSQL: tests ask what the database does, not whether the disk keeps it.
      await sql`pragma synchronous = off`.execute(database.db)
      open.push(database)
      return database
    },
    async cleanUp() {
      for (const database of open.splice(0)) await database.close()
    },
    async end() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface PostgresOfTests {
  name: string
  database: Database
}

/**
 * Making a database takes PostgreSQL far longer than emptying one, and a new connection knows nothing of the tables: a
 * suite's tests share both. One is emptied when it is needed again, and not at the end of its test, which may leave
 * something on its way.
 */
function postgresMaker(): Maker {
  const admin = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 })
  admin.on('error', () => {})
  const prefix = `suite_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const inUse: PostgresOfTests[] = []
  const used: PostgresOfTests[] = []
  let made = 0
  const open = async (name: string): Promise<PostgresOfTests> => {
    const database = await openDatabase({ kind: 'postgres', url: postgresUrlOf(name), poolSize: 4 })
    return { name, database }
  }
  const makeAnother = async () => {
    const name = `${prefix}_${made++}`
    await admin.query(`create database ${name} template ${inject('postgresTemplate')}`)
    return open(name)
  }
  const emptyAgain = async (each: PostgresOfTests) => {
    try {
      await emptyPostgres(each.database)
      return each
    } catch {
      // Its test closed it, or broke its connections on purpose.
      const anew = await open(each.name)
      await emptyPostgres(anew.database)
      return anew
    }
  }
  return {
    async make() {
      const one = used.pop()
      const ready = await (one ? emptyAgain(one) : makeAnother())
      inUse.push(ready)
      return ready.database
    },
    async cleanUp() {
      used.push(...inUse.splice(0))
    },
    async end() {
      for (const { name, database } of used) {
        await database.close()
        await admin.query(`drop database if exists ${name} with (force)`)
      }
      await admin.end()
    },
  }
}

/** Leaves the tables as the migrations made them, which put no rows in but their own. */
async function emptyPostgres({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db)
  await db.transaction().execute(async (trx) => {
    // Without the replica role the order of the tables would matter, for their foreign keys.
    const deletes = rows.map(({ name }) => `delete from ${name}`)
    await sql.raw(["set local session_replication_role = 'replica'", ...deletes].join(';')).execute(trx)
  })
}
