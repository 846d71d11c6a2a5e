import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const doctors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('doctors')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('speciality', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('town', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addColumn('cell', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('doctor_specialities')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute()
    await db.schema
      .createTable('zip_places')
      .addColumn('zip', 'text', (column) => column.primaryKey())
      .addColumn('town', 'text', (column) => column.notNull())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('doctor_import')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('lines', 'integer', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('care_team')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('doctor_id', 'text', (column) => column.notNull())
      .addColumn('doctor', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('care_team_pk', ['owner_id', 'doctor_id'])
      .execute()
  },
}
