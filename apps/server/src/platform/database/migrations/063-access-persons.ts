import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whose line it is, as a keyed hash of the name, so that a person can ask for the lines of one. The names of earlier lines
 * are sealed: the running server fills their hashes in, once. That is the one change that the trigger lets pass.
 */
export function accessPersons(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('access_log').addColumn('person', 'text').execute()
      await sql`create index access_log_people on access_log (owner_id, person) where person <> ''`.execute(db)
      await sql`create index access_log_unfilled on access_log (id) where person is null`.execute(db)
      for (const statement of ONLY_FILLED[dialect]) await sql.raw(statement).execute(db)
    },
  }
}

const COLUMNS = ['id', 'owner_id', 'at', 'actor', 'kind', 'action', 'times', 'origin']
const of = (row: 'old' | 'new') => `(${COLUMNS.map((column) => `${row}.${column}`).join(', ')})`
const IS_CHANGE = `old.person is not null or new.person is null or ${of('old')} <> ${of('new')}`

const ONLY_FILLED = {
  sqlite: [
    'drop trigger access_log_is_never_changed',
    `create trigger access_log_is_never_changed before update on access_log when ${IS_CHANGE}
     begin select raise(abort, 'the access log is never changed'); end`,
  ],
  postgres: [
    'drop trigger access_log_is_never_changed on access_log',
    `create trigger access_log_is_never_changed before update on access_log
     for each row when (${IS_CHANGE}) execute function refuse_change()`,
  ],
}
