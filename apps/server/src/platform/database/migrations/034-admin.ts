import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who looks after the installation, and the backups that were made of it. */
export const admin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('admins')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('backups')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('files', 'integer', (column) => column.notNull())
      .addColumn('verified_at', 'text')
      .addColumn('problems', 'integer')
      .execute()
    await db.schema.createIndex('backups_newest').on('backups').column('made_at desc').execute()
  },
}
