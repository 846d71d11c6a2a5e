import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the person said that they have seen what a reading warns of. */
export const seenWarnings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vitals').addColumn('seen_at', 'bigint').execute()
  },
}
