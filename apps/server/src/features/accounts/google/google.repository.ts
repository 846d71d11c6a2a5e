import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

const PROVIDER = 'google'

/** Which Google account opens which of ours: rows of the accounts library's own table. */
export function googleRepository(db: Kysely<Tables>, newId: () => string) {
  return {
    /** `subject` is Google's own name for the person, which never changes; an e-mail address may. */
    async unscopedOwnerOf(subject: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('account')
        .select('userId')
        .where('providerId', '=', PROVIDER)
        .where('accountId', '=', subject)
        .executeTakeFirst()
      return row?.userId
    },

    async isLinked(ownerId: string): Promise<boolean> {
      const row = await db
        .selectFrom('account')
        .select('id')
        .where('userId', '=', ownerId)
        .where('providerId', '=', PROVIDER)
        .executeTakeFirst()
      return row !== undefined
    },

    async link(ownerId: string, subject: string, at: string): Promise<void> {
      await db
        .insertInto('account')
        .values({
          id: newId(),
          accountId: subject,
          providerId: PROVIDER,
          userId: ownerId,
          createdAt: at,
          updatedAt: at,
        })
        .execute()
    },

    /** Only while there is another way in. */
    async unlink(ownerId: string): Promise<'removed' | 'last' | 'nothing'> {
      const result = await db
        .deleteFrom('account')
        .where('userId', '=', ownerId)
        .where('providerId', '=', PROVIDER)
        .where(({ exists, or, selectFrom }) =>
          or([
            exists(selectFrom('passkeys').select(sql`1`.as('one')).where('owner_id', '=', ownerId)),
            exists(
              selectFrom('account as others')
                .select(sql`1`.as('one'))
                .where('others.userId', '=', ownerId)
                .where('others.password', 'is not', null),
            ),
          ]),
        )
        .executeTakeFirst()
      if (Number(result.numDeletedRows) > 0) return 'removed'
      return (await this.isLinked(ownerId)) ? 'last' : 'nothing'
    },
  }
}

export type GoogleRepository = ReturnType<typeof googleRepository>
