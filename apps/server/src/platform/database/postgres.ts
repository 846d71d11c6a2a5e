import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export function openPostgres(settings: { url: string; poolSize: number }): Database {
  const { db, pool } = connect({
    connectionString: settings.url,
    max: settings.poolSize,
    statement_timeout: 15_000,
    // Also when the server is there no more to keep to its own limit.
    query_timeout: 20_000,
  })
  return {
    db,
    dialect: 'postgres',
    ping: async () => {
      await sql`select 1 from kysely_migration limit 1`.execute(db)
    },
    together: (queries) => together(db, queries),
    // The migrator takes an advisory lock of its own; waiting for it, or filling an index, may take long.
    async exclusively(work) {
      const { db: unhurried } = connect({ connectionString: settings.url, max: 2 })
      try {
        await work(unhurried)
      } finally {
        await unhurried.destroy()
      }
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}

async function together(db: Kysely<Tables>, queries: readonly CompiledQuery[]): Promise<number | null> {
  let idle: number | null = null
  try {
    await db.transaction().execute(async (trx) => {
      for (const [place, query] of queries.entries()) {
        const { numAffectedRows } = await trx.executeQuery(query)
        if (numAffectedRows !== 0n) continue
        idle = place
        throw new Error('Nothing is kept.')
      }
    })
  } catch (error) {
    if (idle === null) throw error
  }
  return idle
}

function connect(settings: pg.PoolConfig): { db: Kysely<Tables>; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...settings })
  // Without listeners, on the pool and on each connection in use, a database that goes away ends this process. The
  // query that is under way or comes next reports the failure.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
