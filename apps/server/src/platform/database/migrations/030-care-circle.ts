import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who may see whose record, and who is asked to. */
export const careCircle: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('care_grants')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('member_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('rights', 'text', (column) => column.notNull())
      .addColumn('is_guardian', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addPrimaryKeyConstraint('care_grants_pk', ['owner_id', 'member_id'])
      .execute()
    await db.schema.createIndex('care_grants_member').on('care_grants').columns(['member_id', 'owner_id']).execute()
    await db.schema.createIndex('care_grants_expiry').on('care_grants').column('expires_at').execute()
    await db.schema
      .createTable('care_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('rights', 'text', (column) => column.notNull())
      .addColumn('is_guardian', 'integer', (column) => column.notNull())
      .addColumn('grant_expires_at', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('care_invitations_owner')
      .on('care_invitations')
      .columns(['owner_id', 'expires_at'])
      .execute()
    await db.schema.createIndex('care_invitations_expiry').on('care_invitations').column('expires_at').execute()
  },
}
