import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const models: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('model_choices')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('allowed', 'integer', (column) => column.notNull())
      .addColumn('redact', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('model_sends')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('outgoing', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('model_sends_newest').on('model_sends').columns(['owner_id', 'at desc']).execute()
  },
}
