import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documentTags: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documents').addColumn('tags', 'text').execute()
  },
}
