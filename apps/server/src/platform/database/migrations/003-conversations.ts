import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const conversations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('conversations')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('conversations_pk', ['owner_id', 'id'])
      .execute()
    await db.schema
      .createIndex('conversations_newest')
      .on('conversations')
      .columns(['owner_id', 'updated_at desc', 'id desc'])
      .execute()
    await db.schema
      .createTable('conversation_messages')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('conversation_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('conversation_messages_pk', ['owner_id', 'conversation_id', 'id'])
      .addForeignKeyConstraint(
        'conversation_messages_conversation',
        ['owner_id', 'conversation_id'],
        'conversations',
        ['owner_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      // Two devices that write at once: one of them has to look again.
      .addUniqueConstraint('conversation_messages_order', ['owner_id', 'conversation_id', 'position'])
      .execute()
  },
}
