import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The changes of the schema that a database has seen, in order of their names. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).sort()
}
