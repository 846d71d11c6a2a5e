import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factors')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('recovery_codes_owner').on('recovery_codes').column('owner_id').execute()
  },
}
