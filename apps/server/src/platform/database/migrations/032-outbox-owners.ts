import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What waits to be sent goes with the account that it is about. */
export const outboxOwners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('owner_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('outbox_owner').on('outbox').column('owner_id').execute()
  },
}
