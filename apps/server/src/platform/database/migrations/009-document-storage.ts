import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documentStorage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_storage')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      // The largest plan is beyond 32 bits.
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .execute()
    await sql`
      insert into document_storage (owner_id, bytes)
      select owner_id, sum(
        octet_length(title) + octet_length(excerpt) + octet_length(text) + coalesce(octet_length(tags), 0)
      ) from documents where deleted_at is null group by owner_id`.execute(db)
  },
}
