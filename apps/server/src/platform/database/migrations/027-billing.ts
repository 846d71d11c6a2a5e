import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const billing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('billing_accounts')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('customer_id', 'text', (column) => column.notNull().unique())
      .addColumn('subscription', 'text')
      .addColumn('looks_begun', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('look_kept', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_look_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('billing_accounts_next').on('billing_accounts').column('next_look_at').execute()
    await db.schema
      .createTable('billing_endings')
      .addColumn('customer_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('billing_endings_next').on('billing_endings').column('next_at').execute()
    await db.schema
      .createTable('stripe_events')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('stripe_events_received').on('stripe_events').column('received_at').execute()
    await db.schema
      .createTable('billing_start')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
