import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../column-types.ts'

export const labResults = ({ bytes }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lab_reports')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('lab_reports_pk', ['owner_id', 'id'])
      .execute()
    await db.schema
      .createIndex('lab_reports_newest')
      .on('lab_reports')
      .columns(['owner_id', 'taken_at desc', 'id desc'])
      .execute()
    await db.schema.createIndex('lab_reports_deleted').on('lab_reports').column('deleted_at').execute()
    await db.schema
      .createTable('lab_results')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('report_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('taken_at', 'text', (column) => column.notNull())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('crop', bytes)
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('lab_results_pk', ['owner_id', 'id'])
      .addForeignKeyConstraint(
        'lab_results_of_report',
        ['owner_id', 'report_id'],
        'lab_reports',
        ['owner_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('lab_results_of_report_in_order')
      .on('lab_results')
      .columns(['owner_id', 'report_id', 'position'])
      .execute()
    await db.schema
      .createIndex('lab_results_over_time')
      .on('lab_results')
      .columns(['owner_id', 'series', 'taken_at desc', 'id desc'])
      .execute()
    await db.schema.createIndex('lab_results_deleted').on('lab_results').column('deleted_at').execute()
  },
})
