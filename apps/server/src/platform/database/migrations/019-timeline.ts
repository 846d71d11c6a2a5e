import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The versions of a history in the order in which they were saved. */
export const timeline: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('medical_history_saved')
      .on('medical_history')
      .columns(['owner_id', 'saved_at desc', 'version desc'])
      .execute()
  },
}
