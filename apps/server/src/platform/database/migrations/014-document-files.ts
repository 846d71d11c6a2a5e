import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documentFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_files')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('file_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_files_pk', ['owner_id', 'document_id'])
      .addForeignKeyConstraint(
        'document_files_document',
        ['owner_id', 'document_id'],
        'documents',
        ['owner_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
  },
}
