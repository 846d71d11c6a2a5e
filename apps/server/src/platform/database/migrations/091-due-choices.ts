import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps what a person says about what is due: done, not for them, later. */
export const dueChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('due_choices')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('due_choices_pk', ['owner_id', 'id'])
      .execute()
  },
}
