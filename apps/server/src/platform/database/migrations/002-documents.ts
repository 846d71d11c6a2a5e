import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('documents_pk', ['owner_id', 'id'])
      .execute()
    await db.schema
      .createIndex('documents_newest')
      .on('documents')
      .columns(['owner_id', 'date desc', 'id desc'])
      .execute()
    await db.schema.createIndex('documents_deleted').on('documents').column('deleted_at').execute()
  },
}
