import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Visits to a doctor: those to come and those that were. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visits')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('visits_pk', ['owner_id', 'id'])
      .execute()
    await db.schema.createIndex('visits_of_import').on('visits').columns(['owner_id', 'import_id']).execute()
  },
}
