import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Those that say who somebody was. */
const VACUUMED = ['user', 'account', 'session'] as const
const TRIES = 20
const PAUSE_MS = 50
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * PostgreSQL keeps a deleted row until it is vacuumed, and its bytes until their place is used again. The keys, without which
 * nothing else of a person opens, are few and small: their table is written anew. Its log and its backups are out of reach.
 */
export function wiper(): (db: Kysely<Tables>) => Promise<boolean> {
  /** The boundary of the last call that found somebody in its way. */
  let earlier: string | undefined

  return (db) =>
    db.connection().execute(async (connection) => {
      const boundary = await nextTransaction(connection)
      const isFree = await isOutlivedSoon(connection, boundary)
      // A standby says only every few seconds what it still reads: by now it may have let go of what an earlier call left.
      if (!isFree && !(earlier && (await isOutlived(connection, earlier)))) {
        earlier ??= boundary
        return false
      }
      for (const table of VACUUMED) await sql`vacuum ${sql.table(table)}`.execute(connection)
      if (!(await writeAnew(connection))) return false
      earlier = isFree ? undefined : boundary
      return isFree
    })
}

/** An earlier one deleted all that is deleted by now. */
async function nextTransaction(connection: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(connection)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL names no transaction.')
  return row.next
}

async function isOutlivedSoon(connection: Kysely<Tables>, boundary: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    if (await isOutlived(connection, boundary)) return true
    if (tries === TRIES) return false
    await wait(PAUSE_MS)
  }
}

/**
 * Whether nobody can see what was deleted before the boundary. A vacuum would copy along, without a word, what somebody's open
 * transaction may still see. That is decided by snapshots, and a snapshot counts the writers in every database of the
 * server. Once this is true it stays true: no later snapshot looks further back.
 */
async function isOutlived(connection: Kysely<Tables>, boundary: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 where pg_snapshot_xmin(pg_current_snapshot()) < ${boundary}::text::xid8
    union all
    select 1 from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      and age(backend_xmin) > age(${boundary}::text::xid8::xid)
    union all
    select 1 from pg_replication_slots where age(xmin) > age(${boundary}::text::xid8::xid)
  `.execute(connection)
  return rows.length === 0
}

/** False when others hold the table. */
async function writeAnew(connection: Kysely<Tables>): Promise<boolean> {
  // While it waits, everybody else waits behind it.
  await sql`set lock_timeout = '2s'`.execute(connection)
  return sql`vacuum (full) data_keys`.execute(connection).then(
    () => true,
    (error: unknown) => {
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false
      throw error
    },
  )
}
