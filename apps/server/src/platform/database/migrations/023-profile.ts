import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account_settings')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('settings', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addColumn('last_used_at', 'text')
      .addColumn('revoked_at', 'text')
      .execute()
    await db.schema.createIndex('api_keys_owner').on('api_keys').columns(['owner_id', 'created_at']).execute()
  },
}
