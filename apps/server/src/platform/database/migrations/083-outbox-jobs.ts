import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a message is sent stands with all else that has its time. */
export const outboxJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into jobs (kind, key, owner_id, payload, due_at, next_at, tries)
      select 'message', id, owner_id, '{}', next_at, next_at, tries from outbox
    `.execute(db)
    await db.schema.dropIndex('outbox_next').execute()
    await db.schema.alterTable('outbox').dropColumn('next_at').execute()
    await db.schema.alterTable('outbox').dropColumn('tries').execute()
  },
}
