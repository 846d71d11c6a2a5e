import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const emergencyCards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('emergency_cards')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addColumn('last_viewed_at', 'text')
      .execute()
  },
}
