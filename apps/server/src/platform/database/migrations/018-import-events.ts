import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const importEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('import_events')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('happened_at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_events_pk', ['owner_id', 'id'])
      .addForeignKeyConstraint(
        'import_events_import',
        ['owner_id', 'import_id'],
        'imports',
        ['owner_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('import_events_newest')
      .on('import_events')
      .columns(['owner_id', 'happened_at desc', 'id desc'])
      .execute()
    await db.schema
      .createIndex('import_events_of_import')
      .on('import_events')
      .columns(['owner_id', 'import_id'])
      .execute()
  },
}
