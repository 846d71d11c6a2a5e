import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the host did to an account, until its owner has seen it. */
export const hostActs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('host_acts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('host_acts_owner').on('host_acts').column('owner_id').execute()
  },
}
