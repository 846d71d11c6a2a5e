import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const NUMBERED = {
  sqlite: sql`integer primary key autoincrement`,
  postgres: sql`integer generated always as identity primary key`,
} as const

export function vitals(dialect: 'sqlite' | 'postgres'): Migration {
  // The primary key is the table itself: no second copy of it, and neighbours in time are neighbours on the disk.
  const clustered = <T extends string>(table: CreateTableBuilder<T>) =>
    dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('vital_people')
        .addColumn('person', NUMBERED[dialect])
        .addColumn('owner_id', 'text', (column) => column.notNull().unique().references('user.id').onDelete('cascade'))
        .execute()
      const readings = db.schema
        .createTable('vitals')
        .addColumn('person', 'integer', (column) =>
          column.notNull().references('vital_people.person').onDelete('cascade'),
        )
        .addColumn('measure', 'smallint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('value', 'double precision', (column) => column.notNull())
        .addColumn('diastolic', 'double precision')
        .addColumn('unit', 'smallint', (column) => column.notNull())
        .addColumn('source', 'smallint', (column) => column.notNull())
        .addColumn('note', 'text')
        .addColumn('deleted_at', 'bigint')
        .addPrimaryKeyConstraint('vitals_pk', ['person', 'measure', 'at', 'key'])
      await clustered(readings).execute()
      // What was sent before is not taken again, whatever time it says now.
      await db.schema.createIndex('vitals_key').on('vitals').columns(['person', 'key', 'measure']).unique().execute()
      await db.schema
        .createIndex('vitals_deleted')
        .on('vitals')
        .column('deleted_at')
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute()
      const days = db.schema
        .createTable('vital_days')
        .addColumn('person', 'integer', (column) =>
          column.notNull().references('vital_people.person').onDelete('cascade'),
        )
        .addColumn('measure', 'smallint', (column) => column.notNull())
        .addColumn('day', 'integer', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('min', 'double precision')
        .addColumn('max', 'double precision')
        .addColumn('sum', 'double precision', (column) => column.notNull())
        .addColumn('diastolic_min', 'double precision')
        .addColumn('diastolic_max', 'double precision')
        .addColumn('diastolic_sum', 'double precision')
        .addPrimaryKeyConstraint('vital_days_pk', ['person', 'measure', 'day'])
      await clustered(days).execute()
    },
  }
}
