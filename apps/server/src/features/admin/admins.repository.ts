import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Who looks after the installation. */
export function adminsRepository(db: Kysely<Tables>) {
  return {
    async isAdmin(ownerId: string): Promise<boolean> {
      const row = await db.selectFrom('admins').select('owner_id').where('owner_id', '=', ownerId).executeTakeFirst()
      return row !== undefined
    },

    async add(ownerId: string, at: string): Promise<void> {
      await db
        .insertInto('admins')
        .values({ owner_id: ownerId, since: at })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute()
    },

    /** Whether there was one. */
    async remove(ownerId: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('admins').where('owner_id', '=', ownerId).executeTakeFirst()
      return numDeletedRows > 0n
    },

    async unscopedCount(): Promise<number> {
      const row = await db
        .selectFrom('admins')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}

export type AdminsRepository = ReturnType<typeof adminsRepository>
