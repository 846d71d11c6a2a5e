import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps for a day what a person took back about what is due, so that it can come back. */
export const removedDueChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('due_choices').addColumn('deleted_at', 'text').execute()
  },
}
