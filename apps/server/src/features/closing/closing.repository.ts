import type { ClosingCount } from '@salus/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Rows that go in one statement, which nobody should wait for. */
const AT_ONCE = 2_000

/** Ends every session of a person but one, and the notifications to their devices. */
export type EndSessions = (ownerId: string, exceptId: string, trx: Kysely<Tables>) => Promise<unknown>

export function closingRepository(db: Kysely<Tables>, endSessions: EndSessions) {
  const count = async (query: { executeTakeFirst(): Promise<{ n: number | string | null } | undefined> }) =>
    Number((await query.executeTakeFirst())?.n ?? 0)
  const n = sql<number>`count(*)`.as('n')

  return {
    async endOf(ownerId: string): Promise<string | null> {
      const row = await db
        .selectFrom('account_closings')
        .select('ends_at')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row?.ends_at ?? null
    },

    /** Asked twice, the first question stands; then it answers false. */
    async ask(ownerId: string, askedAt: string, endsAt: string, keepSession: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const result = await trx
          .insertInto('account_closings')
          .values({ owner_id: ownerId, asked_at: askedAt, ends_at: endsAt })
          .onConflict((conflict) => conflict.column('owner_id').doNothing())
          .executeTakeFirst()
        await endSessions(ownerId, keepSession, trx)
        return Number(result.numInsertedOrUpdatedRows) > 0
      })
    },

    async takeBack(ownerId: string): Promise<boolean> {
      const result = await db.deleteFrom('account_closings').where('owner_id', '=', ownerId).executeTakeFirst()
      return Number(result.numDeletedRows) > 0
    },

    /** Of every owner: whose time is up. */
    async unscopedDue(at: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('account_closings')
        .select('owner_id')
        .where('ends_at', '<=', at)
        .orderBy('ends_at')
        .limit(limit)
        .execute()
      return rows.map(({ owner_id }) => owner_id)
    },

    async counts(ownerId: string): Promise<Record<Exclude<ClosingCount, 'children'>, number>> {
      const live = (table: 'documents' | 'lab_reports' | 'immunizations' | 'visits') =>
        count(db.selectFrom(table).select(n).where('owner_id', '=', ownerId).where('deleted_at', 'is', null))
      const all = (table: 'medical_history' | 'document_files' | 'conversations') =>
        count(db.selectFrom(table).select(n).where('owner_id', '=', ownerId))
      return {
        readings: await count(
          db
            .selectFrom('vital_days')
            .innerJoin('vital_people', 'vital_people.person', 'vital_days.person')
            .select(sql<number>`sum(vital_days.count)`.as('n'))
            .where('vital_people.owner_id', '=', ownerId),
        ),
        historyVersions: await all('medical_history'),
        immunizations: await live('immunizations'),
        visits: await live('visits'),
        labReports: await live('lab_reports'),
        documents: await live('documents'),
        files: await all('document_files'),
        conversations: await all('conversations'),
        deviceKeys: await count(
          db.selectFrom('api_keys').select(n).where('owner_id', '=', ownerId).where('revoked_at', 'is', null),
        ),
      }
    },

    /** Nobody comes in any more. */
    async lock(ownerId: string): Promise<void> {
      await db.deleteFrom('account').where('userId', '=', ownerId).execute()
      await db.deleteFrom('session').where('userId', '=', ownerId).execute()
      await db.deleteFrom('api_keys').where('owner_id', '=', ownerId).execute()
    },

    /** Some readings, of which there may be millions. False when none are left. */
    async removeSomeReadings(ownerId: string): Promise<boolean> {
      const result = await sql`
        delete from vitals
        where person = (select person from vital_people where owner_id = ${ownerId})
          and (measure, at, key) in (
            select measure, at, key from vitals
            where person = (select person from vital_people where owner_id = ${ownerId})
            limit ${sql.lit(AT_ONCE)})`.execute(db)
      return Number(result.numAffectedRows ?? 0) > 0
    },

    /** The account itself; every row that belongs to it goes with it. */
    async removeUser(ownerId: string): Promise<void> {
      await db.deleteFrom('user').where('id', '=', ownerId).execute()
    },
  }
}

export type ClosingRepository = ReturnType<typeof closingRepository>
