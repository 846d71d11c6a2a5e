import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An edited message stands beside the earlier one; until now every message followed the one before. */
export const conversationBranches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('conversations').addColumn('open_end', 'text').execute()
    await db.schema.alterTable('conversation_messages').addColumn('after_id', 'text').execute()
    await sql`
      update conversation_messages set after_id = (
        select earlier.id from conversation_messages earlier
        where earlier.owner_id = conversation_messages.owner_id
          and earlier.conversation_id = conversation_messages.conversation_id
          and earlier.position < conversation_messages.position
        order by earlier.position desc limit 1
      )`.execute(db)
    await sql`
      update conversations set open_end = (
        select last.id from conversation_messages last
        where last.owner_id = conversations.owner_id and last.conversation_id = conversations.id
        order by last.position desc limit 1
      )`.execute(db)
  },
}
