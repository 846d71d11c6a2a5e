import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A meter that says HI or LO tells no number, but that it is above or below one. */
export const vitalComparators: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vitals').addColumn('comparator', 'smallint').execute()
  },
}
