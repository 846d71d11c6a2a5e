import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The end of an account, and who read or changed what. */
export function accountControl(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('account_closings')
        .addColumn('owner_id', 'text', (column) =>
          column.primaryKey().notNull().references('user.id').onDelete('cascade'),
        )
        .addColumn('asked_at', 'text', (column) => column.notNull())
        .addColumn('ends_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('account_closings_end').on('account_closings').column('ends_at').execute()
      await db.schema
        .createTable('access_log')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('access_log_owner').on('access_log').columns(['owner_id', 'at', 'id']).execute()
      await db.schema.createIndex('access_log_age').on('access_log').column('at').execute()
      for (const statement of NEVER_CHANGED[dialect]) await sql.raw(statement).execute(db)
    },
  }
}

const NEVER_CHANGED = {
  sqlite: [
    `create trigger access_log_is_never_changed before update on access_log
     begin select raise(abort, 'the access log is never changed'); end`,
  ],
  postgres: [
    `create function refuse_change() returns trigger language plpgsql as
     $$ begin raise exception 'the access log is never changed'; end $$`,
    `create trigger access_log_is_never_changed before update on access_log
     for each row execute function refuse_change()`,
  ],
}
