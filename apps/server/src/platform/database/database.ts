import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; poolSize: number }

export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** Reads something that is there once the schema is; throws when the database does not answer. */
  ping(): Promise<void>
  /**
   * Writes that stand or fall together, in order. One that changes no row ends it, and then none is kept: its place in
   * the list is the answer, null when all are kept. For writes that come often: SQLite commits them with others.
   */
  together(queries: readonly CompiledQuery[]): Promise<number | null>
  /** Runs the work while no other process does the same, and without limits of time: for changes of the schema. */
  exclusively(work: (db: Kysely<Tables>) => Promise<void>): Promise<void>
  /**
   * Takes what was deleted out of the bytes that the database keeps, as far as the database lets us. False while somebody
   * who reads stands in its way: to be asked again.
   */
  wipeDeleted(): Promise<boolean>
  /** Connections of the pool; none where there is one connection for all. */
  pool?(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Opens the database. The driver that is not used is never loaded: it costs start-up time and memory. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.kind === 'sqlite') {
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite(settings.file)
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(settings)
}
