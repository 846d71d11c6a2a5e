import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passkeys, what is good once for a short time, and what we know of a session beside the accounts library. */
export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('synced', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute()
    await db.schema.createIndex('passkeys_owner').on('passkeys').columns(['owner_id', 'created_at']).execute()
    await db.schema
      .createTable('tickets')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('data', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('tickets_owner').on('tickets').columns(['owner_id', 'kind']).execute()
    await db.schema.createIndex('tickets_expiry').on('tickets').column('expires_at').execute()
    await db.schema
      .createTable('session_details')
      .addColumn('session_id', 'text', (column) =>
        column.primaryKey().notNull().references('session.id').onDelete('cascade'),
      )
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('session_details_owner').on('session_details').column('owner_id').execute()
  },
}
