import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import SqliteDriver from 'better-sqlite3'
import { ROOT } from '../scripts/run.mjs'
import { newDataDir, removeDataDir } from './salus.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const HEARTBEAT = 1
/** Rows of one transaction: the log beside the file stays small. */
const PART = 100_000
const WRITERS = 16

export interface Size {
  /** Readings of the person who asks, one a minute. */
  own: number
  /** Readings of others beside them. */
  others: number
}

/** A database behind the server that can also be written into directly. */
export interface VitalStore {
  name: string
  dataDir: string
  /** Of the server's environment. */
  settings: Record<string, string>
  /** Minutes of heartbeats of the first and the second person, as an import would leave them: rows and their days. */
  fill(size: Size): Promise<void>
  /** What the API writes for one reading, its row and its day in one durable transaction, again and again: a second. */
  writeStraight(seconds: number): Promise<number>
  remove(): Promise<void>
}

export function sqliteStore(): VitalStore {
  const dataDir = newDataDir()
  return {
    name: 'SQLite',
    dataDir,
    settings: {},
    async fill({ own, others }) {
      const db = openIn(dataDir)
      db.pragma('synchronous = OFF')
      const people = db.prepare('select person from vital_people order by person').pluck().all() as number[]
      const insert = insertReading(db)
      for (const [index, count] of [own, others].entries()) {
        const person = people[index]
        const last = Date.now()
        const fillFrom = db.transaction((first: number) => {
          for (let minute = first; minute > Math.max(0, first - PART); minute -= 1) {
            insert.run(person, last - minute * MINUTE_MS, `m${minute}`.padEnd(22, 'x'), 60 + (minute % 60))
          }
        })
        for (let first = count; first > 0; first -= PART) fillFrom(first)
        db.prepare('delete from vital_days where person = ? and measure = ?').run(person, HEARTBEAT)
        db.prepare(`${DAYS} where person = ? and measure = ? group by 1, 2, 3`).run(person, HEARTBEAT)
      }
      db.close()
    },
    async writeStraight(seconds) {
      const copy = newDataDir()
      cpSync(dataDir, copy, { recursive: true })
      const db = openIn(copy)
      db.pragma('synchronous = FULL')
      const person = db.prepare('select person from vital_people').pluck().get() as number
      const insert = insertReading(db)
      const day = db.prepare('update vital_days set count = count + 1, sum = sum + 60 where person = ?')
      const both = db.transaction((at: number) => {
        insert.run(person, at, randomUUID().slice(0, 22), 60)
        day.run(person)
      })
      const rate = await rateOf(seconds, 1, async (written) => both(Date.now() + (written % 1000)))
      db.close()
      removeDataDir(copy)
      return rate
    },
    remove: async () => removeDataDir(dataDir),
  }
}

const DAYS = `insert into vital_days (person, measure, day, count, min, max, sum)
  select person, measure, at / ${DAY_MS}, count(*), min(value), max(value), sum(value) from vitals`

function openIn(dataDir: string): SqliteDriver.Database {
  const file = readdirSync(dataDir).find((name) => name.endsWith('.db'))
  if (!file) throw new Error('The data folder holds no database.')
  const db = new SqliteDriver(join(dataDir, file))
  db.pragma('journal_mode = WAL')
  db.pragma('foreign_keys = ON')
  return db
}

const insertReading = (db: SqliteDriver.Database) =>
  db.prepare(
    `insert into vitals (person, measure, at, key, value, unit, source) values (?, ${HEARTBEAT}, ?, ?, ?, 0, 1)`,
  )

interface Pool {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  connect(): Promise<Pool & { release(): void }>
  end(): Promise<void>
}

// The driver and the embedded server are the server's own dependencies.
const fromServer = createRequire(join(ROOT, 'apps/server/package.json'))

/** The embedded PostgreSQL of the tests, with its durability left on; one database a store. */
export async function postgresStores(): Promise<{ make: () => Promise<VitalStore>; stop: () => Promise<void> }> {
  const file = join(ROOT, 'apps/server/src/testing/embedded-postgres.ts')
  const { startEmbeddedPostgres } = await import(pathToFileURL(file).href)
  const { default: pg } = await import(pathToFileURL(fromServer.resolve('pg')).href)
  const server: { url: string; stop: () => Promise<void> } = await startEmbeddedPostgres()
  const open = (url: string): Pool => {
    const pool = new pg.Pool({ connectionString: url, max: WRITERS })
    // An idle connection that the end of the server cuts is no news.
    pool.on('error', () => {})
    return pool
  }
  const admin = open(server.url)
  return {
    async make() {
      const name = `bench_${randomUUID().slice(0, 8)}`
      await admin.query(`create database ${name}`)
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return postgresStore(url.href, open(url.href))
    },
    async stop() {
      await admin.end()
      await server.stop()
    },
  }
}

function postgresStore(url: string, pool: Pool): VitalStore {
  const dataDir = newDataDir()
  const people = async () => (await pool.query('select person from vital_people order by person')).rows
  return {
    name: 'PostgreSQL',
    dataDir,
    settings: { SALUS_DATABASE_URL: url },
    async fill({ own, others }) {
      for (const [index, count] of [own, others].entries()) {
        const person = (await people())[index]?.person
        await pool.query(
          `insert into vitals (person, measure, at, key, value, unit, source)
           select $1, ${HEARTBEAT}, $2::bigint - minute * ${MINUTE_MS}, rpad('m' || minute, 22, 'x'), 60 + minute % 60, 0, 1
           from generate_series(1, $3::bigint) as minute`,
          [person, Date.now(), count],
        )
        await pool.query('delete from vital_days where person = $1 and measure = $2', [person, HEARTBEAT])
        await pool.query(`${DAYS} where person = $1 and measure = $2 group by 1, 2, 3`, [person, HEARTBEAT])
      }
      // Else it does so by itself in the midst of the measuring.
      await pool.query('vacuum analyze vitals, vital_days')
      await pool.query('checkpoint')
    },
    async writeStraight(seconds) {
      const person = (await people())[0]?.person
      // Several at once, as the server writes: PostgreSQL shares a wait for the disk between them.
      return rateOf(seconds, WRITERS, async (written) => {
        const client = await pool.connect()
        await client.query('begin')
        await client.query(
          `insert into vitals (person, measure, at, key, value, unit, source) values ($1, ${HEARTBEAT}, $2, $3, 60, 0, 1)`,
          [person, Date.now() + (written % 1000), randomUUID().slice(0, 22)],
        )
        await client.query('update vital_days set count = count + 1, sum = sum + 60 where person = $1', [person])
        await client.query('commit')
        client.release()
      })
    },
    async remove() {
      await pool.end()
      removeDataDir(dataDir)
    },
  }
}

async function rateOf(seconds: number, writers: number, write: (written: number) => Promise<void>): Promise<number> {
  const start = performance.now()
  let written = 0
  const isOver = () => performance.now() - start >= seconds * 1000
  const writer = async () => {
    while (!isOver()) await write(written++)
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return written / ((performance.now() - start) / 1000)
}
