import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const queries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_queries')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .execute()
  },
}
