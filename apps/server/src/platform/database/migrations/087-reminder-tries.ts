import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps which channels of a reminder could not be asked, so that these alone are tried again. */
export const reminderTries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reminded_doses').addColumn('waiting', 'text').execute()
  },
}
