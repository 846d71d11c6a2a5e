import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../column-types.ts'

export const imports = ({ bytes }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('imports')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_open', 'integer', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull())
      .addColumn('progress', 'double precision', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('kept_bytes', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text')
      .addColumn('leased_until', 'text')
      .addPrimaryKeyConstraint('imports_pk', ['owner_id', 'id'])
      .execute()
    // One at a time, whichever tab or server it is asked of.
    await db.schema
      .createIndex('imports_open')
      .on('imports')
      .column('owner_id')
      .unique()
      .where(sql.ref('is_open'), '=', sql.lit(1))
      .execute()
    await db.schema.createIndex('imports_number').on('imports').columns(['owner_id', 'number']).unique().execute()
    await db.schema
      .createIndex('imports_newest')
      .on('imports')
      .columns(['owner_id', 'created_at desc', 'id desc'])
      .execute()
    const within = ['owner_id', 'import_id'] as const
    await db.schema
      .createTable('import_parts')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('start', 'bigint', (column) => column.notNull())
      .addColumn('file_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_parts_pk', [...within, 'start'])
      .addForeignKeyConstraint('import_parts_import', [...within], 'imports', ['owner_id', 'id'], (constraint) =>
        constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createTable('import_blocks')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('is_applied', 'integer', (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('import_blocks_pk', [...within, 'number'])
      .addForeignKeyConstraint('import_blocks_import', [...within], 'imports', ['owner_id', 'id'], (constraint) =>
        constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema.alterTable('vitals').addColumn('import', 'integer').execute()
    await db.schema
      .createIndex('vitals_edited')
      .on('vitals')
      .columns(['person', 'import'])
      .where(sql.ref('import'), '<', sql.lit(0))
      .execute()
    for (const table of ['lab_reports', 'documents', 'medical_history']) {
      await db.schema.alterTable(table).addColumn('import_id', 'text').execute()
      await db.schema
        .createIndex(`${table}_import`)
        .on(table)
        .columns(['owner_id', 'import_id'])
        .where(sql.ref('import_id'), 'is not', null)
        .execute()
    }
  },
})
