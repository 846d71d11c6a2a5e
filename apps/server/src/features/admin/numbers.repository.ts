import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { MESSAGE } from '#server/platform/mail/outbox.ts'

/** Counts over everybody, and never a row of anybody. */
export function numbersRepository({ db, dialect }: Database) {
  const total = async (query: { executeTakeFirst(): Promise<{ n: number | string | null } | undefined> }) =>
    Number((await query.executeTakeFirst())?.n ?? 0)

  return {
    async people(at: string) {
      return {
        accounts: await total(db.selectFrom('user').select(({ fn }) => fn.countAll<number>().as('n'))),
        sessions: await total(
          db
            .selectFrom('session')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .where('expiresAt', '>', sql<never>`${at}`),
        ),
      }
    },

    /** Readings from the totals of their days: a household may have millions. */
    async records() {
      return {
        readings: await total(db.selectFrom('vital_days').select(({ fn }) => fn.sum<number>('count').as('n'))),
        documents: await total(
          db
            .selectFrom('documents')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .where('deleted_at', 'is', null),
        ),
        conversations: await total(db.selectFrom('conversations').select(({ fn }) => fn.countAll<number>().as('n'))),
        documentBytes: await total(
          db.selectFrom('document_storage').select(({ fn }) => fn.sum<number>('bytes').as('n')),
        ),
      }
    },

    async databaseBytes(): Promise<number> {
      const size =
        dialect === 'sqlite'
          ? sql<{ n: number }>`select page_count * page_size as n from pragma_page_count, pragma_page_size`
          : sql<{ n: string }>`select pg_database_size(current_database()) as n`
      return Number((await size.execute(db)).rows[0]?.n ?? 0)
    },

    async databaseVersion(): Promise<string> {
      if (dialect === 'sqlite') {
        const { rows } = await sql<{ v: string }>`select sqlite_version() as v`.execute(db)
        return `SQLite ${rows[0]?.v}`
      }
      const { rows } = await sql<{ v: string }>`select current_setting('server_version') as v`.execute(db)
      return `PostgreSQL ${rows[0]?.v}`
    },

    /** Messages that wait, and since when the oldest may be sent. */
    async mail(): Promise<{ waiting: number; mostTries: number }> {
      const row = await db
        .selectFrom('jobs')
        .select(({ fn }) => [fn.countAll<number>().as('n'), fn.max('tries').as('tries')])
        .where('kind', '=', MESSAGE)
        .executeTakeFirst()
      return { waiting: Number(row?.n ?? 0), mostTries: Number(row?.tries ?? 0) }
    },
  }
}

export type NumbersRepository = ReturnType<typeof numbersRepository>
