import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Beside the conversation, which its first message only begins once it may be answered. */
export const answerLeases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answer_leases')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('conversation_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('leased_by', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('answer_leases_pk', ['owner_id', 'conversation_id', 'message_id'])
      .execute()
  },
}
