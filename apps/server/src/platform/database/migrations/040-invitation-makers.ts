import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who made an invitation: it ends with their right to make any. */
export const invitationMakers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('care_invitations')
      .addColumn('made_by', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('care_invitations_maker').on('care_invitations').column('made_by').execute()
  },
}
