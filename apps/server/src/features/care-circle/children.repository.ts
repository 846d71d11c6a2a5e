import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Which records are those of children. */
export function childrenRepository(db: Kysely<Tables>) {
  return {
    async add(ownerId: string, at: string, trx: Kysely<Tables>): Promise<void> {
      await trx.insertInto('children').values({ owner_id: ownerId, made_at: at }).execute()
    },

    async isChild(ownerId: string): Promise<boolean> {
      const row = await db.selectFrom('children').select('owner_id').where('owner_id', '=', ownerId).executeTakeFirst()
      return row !== undefined
    },

    /** Handed over. False when it was one's own already. */
    async remove(ownerId: string, trx: Kysely<Tables>): Promise<boolean> {
      const result = await trx.deleteFrom('children').where('owner_id', '=', ownerId).executeTakeFirst()
      return Number(result.numDeletedRows) > 0
    },

    /** The parents who keep this record; none of one's own. */
    async guardiansOf(ownerId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('care_grants')
        .select('member_id')
        .where('owner_id', '=', ownerId)
        .where('is_guardian', '=', 1)
        .execute()
      return rows.map(({ member_id }) => member_id)
    },

    /** Children whom nobody but this person keeps. */
    async onlyKeptBy(guardianId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('care_grants as mine')
        .innerJoin('children', 'children.owner_id', 'mine.owner_id')
        .select('mine.owner_id')
        .where('mine.member_id', '=', guardianId)
        .where('mine.is_guardian', '=', 1)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('care_grants as other')
                .select('other.owner_id')
                .whereRef('other.owner_id', '=', 'mine.owner_id')
                .where('other.is_guardian', '=', 1)
                .where('other.member_id', '!=', guardianId),
            ),
          ),
        )
        .execute()
      return rows.map(({ owner_id }) => owner_id)
    },
  }
}

export type ChildrenRepository = ReturnType<typeof childrenRepository>
