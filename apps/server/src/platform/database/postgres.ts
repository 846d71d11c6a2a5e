import { createHash } from 'node:crypto'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { isBuiltOnce } from './compile-once.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { wiper } from './wipe-postgres.ts'

export function openPostgres(settings: { url: string; poolSize: number }): Database {
  const { db, pool } = connect({
    connectionString: settings.url,
    max: settings.poolSize,
    statement_timeout: 15_000,
    // Also when the server is there no more to keep to its own limit.
    query_timeout: 20_000,
  })
  const wipe = wiper()
  return {
    db,
    dialect: 'postgres',
    ping: async () => {
      await sql`select 1 from kysely_migration limit 1`.execute(db)
    },
    together: (queries) => together(pool, queries),
    // The migrator takes an advisory lock of its own; waiting for it, or filling an index, may take long.
    async exclusively(work) {
      const { db: unhurried } = connect({ connectionString: settings.url, max: 2 })
      try {
        await work(unhurried)
      } finally {
        await unhurried.destroy()
      }
    },
    async wipeDeleted() {
      const { db: unhurried } = connect({ connectionString: settings.url, max: 1 })
      try {
        return await wipe(unhurried)
      } finally {
        await unhurried.destroy()
      }
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}

/** All are sent at once: however many there are, two answers are waited for, that to them and that to their end. */
async function together(pool: pg.Pool, queries: readonly CompiledQuery[]): Promise<number | null> {
  const client = await pool.connect()
  let isOver = false
  try {
    const asked = [
      client.query('begin'),
      ...queries.map(({ sql: text, parameters }) => client.query(text, [...parameters])),
    ]
    const [begun, ...done] = await Promise.allSettled(asked)
    if (begun?.status === 'rejected') throw begun.reason
    const first = done.findIndex((each) => each.status === 'rejected' || isIdle(each.value))
    await client.query(first < 0 ? 'commit' : 'rollback')
    isOver = true
    const stopped = done[first]
    if (stopped?.status === 'rejected') throw stopped.reason
    return first < 0 ? null : first
  } finally {
    // Nobody else is to be given a connection whose transaction may still be open.
    client.release(!isOver)
  }
}

const isIdle = ({ command, rowCount }: pg.QueryResult): boolean => command !== 'SELECT' && rowCount === 0

/** Keeps the plans of what is asked often: making them takes longer than following them. */
class PreparingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values, done] = given
    const isOften = typeof text === 'string' && isBuiltOnce(text)
    const asked = isOften ? [{ name: nameOf(text), text, values }, done] : given
    return super.query(...(asked as [string])) as never
  }
}

const names = new Map<string, string>()

/** The same in each process: a pooler between may share a connection among them. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

function connect(settings: pg.PoolConfig): { db: Kysely<Tables>; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, Client: PreparingClient, pipeline: true, ...settings })
  // Without listeners, on the pool and on each connection in use, a database that goes away ends this process. The
  // query that is under way or comes next reports the failure.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
