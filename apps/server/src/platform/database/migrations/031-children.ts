import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Records without a login, kept by parents. */
export const children: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('children')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('made_at', 'text', (column) => column.notNull())
      .execute()
  },
}
