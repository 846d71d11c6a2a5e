import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Towns beside ZIP codes. Those of a register that is there are filled in when the server starts. */
export const doctorPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('doctor_places')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('region_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addColumn('weight', 'integer', (column) => column.notNull())
      .execute()
    await sql`
      insert into doctor_places (kind, key, region_key, name, region, latitude, longitude, weight)
      select 'postcode', zip, '', zip, '', latitude, longitude, 1 from zip_places`.execute(db)
    await db.schema.dropTable('zip_places').execute()
    await db.schema.createIndex('doctor_places_key').on('doctor_places').column('key').execute()
    await db.schema
      .createIndex('doctor_places_region')
      .on('doctor_places')
      .columns(['region_key', 'kind', 'weight'])
      .execute()
  },
}
