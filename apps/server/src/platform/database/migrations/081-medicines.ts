import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A list of medicines, the doses that were marked, and the warnings that were put away. */
export const medicines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('medicine_lists')
      .addColumn('owner_id', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('medicines')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('medicines_pk', ['owner_id', 'id'])
      .execute()
    await db.schema
      .createTable('dose_marks')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('medicine_id', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('planned_at', 'text')
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('amount', 'double precision')
      .addColumn('why', 'text')
      .addColumn('marked_at', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text')
      .addColumn('undone_at', 'text')
      .addColumn('undone_by', 'text')
      .addPrimaryKeyConstraint('dose_marks_pk', ['owner_id', 'id'])
      .addForeignKeyConstraint(
        'dose_marks_medicine',
        ['owner_id', 'medicine_id'],
        'medicines',
        ['owner_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    // This key decides between two devices that mark one dose at once.
    await db.schema
      .createIndex('dose_marks_once')
      .on('dose_marks')
      .columns(['owner_id', 'medicine_id', 'slot'])
      .unique()
      .where(sql.ref('undone_at'), 'is', null)
      .execute()
    await db.schema.createIndex('dose_marks_due').on('dose_marks').columns(['owner_id', 'due_at', 'id']).execute()
    await db.schema.createIndex('dose_marks_last').on('dose_marks').columns(['owner_id', 'medicine_id', 'at']).execute()
    await db.schema
      .createTable('check_dismissals')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text')
      .addPrimaryKeyConstraint('check_dismissals_pk', ['owner_id', 'fingerprint'])
      .execute()
  },
}
