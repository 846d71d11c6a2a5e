import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps of which supply somebody was reminded, so that each is said once. */
export const remindedSupplies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reminded_supplies')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('medicine_id', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('supply', 'text', (column) => column.notNull())
      .addColumn('waiting', 'text')
      .addPrimaryKeyConstraint('reminded_supplies_pk', ['owner_id', 'medicine_id', 'code'])
      .execute()
  },
}
