import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What earlier versions left open is sealed while the server runs, which needs the keys. These indexes find it, and hold
 * nothing once that is done.
 */
export const sealedKinds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index conversations_open_mode on conversations (owner_id, id) where substr(mode, 1, 3) <> 'v1.'`.execute(
      db,
    )
    await sql`create index import_events_open_kind on import_events (owner_id, id) where kind <> ''`.execute(db)
    await sql`create index import_blocks_open_kind on import_blocks (owner_id, import_id) where length(kind) < 43`.execute(
      db,
    )
  },
}
