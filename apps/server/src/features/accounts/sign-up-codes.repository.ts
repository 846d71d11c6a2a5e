import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

type Code = Tables['sign_up_codes']

export const TRIES = 5

/** Codes on their way. They belong to no one yet: who knows the id began the sign-up. */
export function signUpCodesRepository(db: Kysely<Tables>) {
  return {
    async add(code: Omit<Code, 'tries' | 'used_at'>): Promise<void> {
      await db
        .insertInto('sign_up_codes')
        .values({ ...code, tries: 0, used_at: null })
        .execute()
    },

    /** Uses up one try, in one statement: calls at the same instant cannot share it. Undefined when none is left. */
    takeTry(id: string, at: string): Promise<Code | undefined> {
      return db
        .updateTable('sign_up_codes')
        .set((e) => ({ tries: e('tries', '+', 1) }))
        .where('id', '=', id)
        .where('tries', '<', TRIES)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returningAll()
        .executeTakeFirst()
    },

    unscopedFindById(id: string): Promise<Code | undefined> {
      return db.selectFrom('sign_up_codes').selectAll().where('id', '=', id).executeTakeFirst()
    },

    /** False when another call used it first. */
    async markUsed(id: string, at: string, trx: Kysely<Tables>): Promise<boolean> {
      const result = await trx
        .updateTable('sign_up_codes')
        .set({ used_at: at })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('sign_up_codes').where('expires_at', '<', before).execute()
    },
  }
}

export type SignUpCodesRepository = ReturnType<typeof signUpCodesRepository>
