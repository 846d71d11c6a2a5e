import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const modelKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('model_keys')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('own_key', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
