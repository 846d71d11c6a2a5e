import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const medicalHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('medical_history')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('restored_from', 'integer')
      .addPrimaryKeyConstraint('medical_history_pk', ['owner_id', 'version'])
      .execute()
  },
}
