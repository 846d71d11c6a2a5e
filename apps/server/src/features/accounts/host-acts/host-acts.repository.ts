import type { HostAct, HostActs } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** What the host did to accounts: each stays until its owner has seen it. */
export function hostActsRepository(db: Kysely<Tables>) {
  return {
    async add(ownerId: string, { id, act, at }: HostActs['items'][number]): Promise<void> {
      await db.insertInto('host_acts').values({ id, owner_id: ownerId, act, at }).execute()
    },

    async list(ownerId: string): Promise<HostActs['items']> {
      const rows = await db
        .selectFrom('host_acts')
        .select(['id', 'act', 'at'])
        .where('owner_id', '=', ownerId)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, act: row.act as HostAct }))
    },

    /** Whether there was one. */
    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('host_acts')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export type HostActsRepository = ReturnType<typeof hostActsRepository>
