import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { PASSAGE_SEARCH } from '../passage-search.ts'

/** Libraries of others, with an index of their words. */
export function packs(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('packs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('licence', 'text', (column) => column.notNull())
        .addColumn('url', 'text')
        .addColumn('dated', 'text', (column) => column.notNull())
        .addColumn('edition', 'text', (column) => column.notNull().unique())
        .addColumn('passages', 'integer', (column) => column.notNull())
        .addColumn('imported_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('pack_passages')
        .addColumn('number', 'integer', (column) =>
          dialect === 'sqlite' ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('edition', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('focus', 'text', (column) => column.notNull())
        .addColumn('also', 'text', (column) => column.notNull())
        .addColumn('question', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('url', 'text')
        .execute()
      await db.schema
        .createIndex('pack_passages_key')
        .on('pack_passages')
        .columns(['edition', 'key'])
        .unique()
        .execute()
      await PASSAGE_SEARCH[dialect].makeIndex(db)
    },
  }
}
