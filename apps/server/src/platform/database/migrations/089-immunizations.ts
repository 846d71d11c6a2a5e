import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Vaccinations, typed and imported. */
export const immunizations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('immunization_lists')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createTable('immunizations')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('immunizations_pk', ['owner_id', 'id'])
      .execute()
    await db.schema
      .createIndex('immunizations_of_import')
      .on('immunizations')
      .columns(['owner_id', 'import_id'])
      .execute()
  },
}
