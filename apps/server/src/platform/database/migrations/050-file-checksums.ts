import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const fileChecksums: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['document_files', 'import_parts']) {
      await db.schema.alterTable(table).addColumn('sha256', 'text').execute()
      await db.schema.createIndex(`${table}_file`).on(table).column('file_id').execute()
    }
  },
}
