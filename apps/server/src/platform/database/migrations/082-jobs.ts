import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One table for everything that has its time. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jobs')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('again_at', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('failed_code', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('dead_at', 'text')
      .addColumn('done_at', 'text')
      .addPrimaryKeyConstraint('jobs_pk', ['kind', 'key'])
      .execute()
    await db.schema
      .createIndex('jobs_next')
      .on('jobs')
      .columns(['kind', 'next_at'])
      .where(sql.ref('dead_at'), 'is', null)
      .execute()
    await db.schema
      .createIndex('jobs_owner')
      .on('jobs')
      .column('owner_id')
      .where(sql.ref('owner_id'), 'is not', null)
      .execute()
  },
}
