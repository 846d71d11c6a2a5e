import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; poolSize: number }

export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** Asks the database something; throws when it does not answer. */
  ping(): Promise<void>
  /** Runs the work while no other process does the same: for changes of the schema. */
  exclusively(work: () => Promise<void>): Promise<void>
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
