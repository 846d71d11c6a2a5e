import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const importLeases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('imports').addColumn('leased_by', 'text').execute()
  },
}
