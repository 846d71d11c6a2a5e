import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

export function passwordRepository(db: Kysely<Tables>) {
  return {
    /** Together with the end of all sessions but one: who knew the old password is out at once. */
    async change(
      ownerId: string,
      { hash, keepSession, at }: { hash: string; keepSession: string; at: string },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('account')
          .set({ password: hash, updatedAt: at })
          .where('userId', '=', ownerId)
          .where('providerId', '=', 'credential')
          .execute()
        await trx.deleteFrom('session').where('userId', '=', ownerId).where('id', '!=', keepSession).execute()
      })
    },
  }
}

export type PasswordRepository = ReturnType<typeof passwordRepository>
