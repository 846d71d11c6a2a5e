import type { CircleRights } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { grantedRights } from '#server/platform/identity/granted-rights.ts'

export interface Grant {
  ownerId: string
  memberId: string
  rights: CircleRights
  isGuardian: boolean
  since: string
  until: string | null
}

type Row = Tables['care_grants']

/** A person accepts each by hand: nobody has more of them. */
const MOST_RECEIVED = 100

/** Who may see whose record. `at`: the moment that counts, ISO. */
export function grantsRepository(db: Kysely<Tables>) {
  const running = (at: string) =>
    db
      .selectFrom('care_grants')
      .selectAll()
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', at)]))

  return {
    /** Who sees this person's record, the parents first. */
    async given(ownerId: string, at: string): Promise<Grant[]> {
      const rows = await running(at)
        .where('owner_id', '=', ownerId)
        .orderBy('is_guardian', 'desc')
        .orderBy('since')
        .execute()
      return rows.map(toGrant)
    },

    /** Whose records this person sees. */
    async received(memberId: string, at: string): Promise<Grant[]> {
      const rows = await running(at)
        .where('member_id', '=', memberId)
        .orderBy('since')
        .orderBy('owner_id')
        .limit(MOST_RECEIVED)
        .execute()
      return rows.map(toGrant)
    },

    /** A parent stays one: an invitation to see less changes nothing of that. */
    async keep(ownerId: string, { memberId, rights, isGuardian, since, until }: Omit<Grant, 'ownerId'>, trx = db) {
      const changes = { rights: JSON.stringify(rights), is_guardian: isGuardian ? 1 : 0, expires_at: until }
      await trx
        .insertInto('care_grants')
        .values({ owner_id: ownerId, member_id: memberId, since, ...changes })
        .onConflict((conflict) =>
          conflict.columns(['owner_id', 'member_id']).doUpdateSet(changes).where('care_grants.is_guardian', '=', 0),
        )
        .execute()
    },

    /** False when there is no such member, or it is a parent. */
    async change(ownerId: string, memberId: string, rights: CircleRights, until: string | null): Promise<boolean> {
      const result = await db
        .updateTable('care_grants')
        .set({ rights: JSON.stringify(rights), expires_at: until })
        .where('owner_id', '=', ownerId)
        .where('member_id', '=', memberId)
        .where('is_guardian', '=', 0)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    /** Nobody waits for this: with the next call it is over. A child's last parent stays, and then the answer is `last`. */
    remove(ownerId: string, memberId: string): Promise<'removed' | 'missing' | 'last'> {
      return db.transaction().execute(async (trx) => {
        // Both parents may leave at the same instant: the row of the child lets one of them through.
        await trx
          .updateTable('children')
          .set((e) => ({ made_at: e.ref('made_at') }))
          .where('owner_id', '=', ownerId)
          .execute()
        const rows = await trx.selectFrom('care_grants').selectAll().where('owner_id', '=', ownerId).execute()
        const found = rows.find((row) => row.member_id === memberId)
        if (!found) return 'missing'
        if (found.is_guardian === 1 && rows.filter((row) => row.is_guardian === 1).length === 1) return 'last'
        // With whom they had invited. First of all, as an acceptance does: the two never wait for each other.
        if (found.is_guardian === 1) {
          await trx
            .deleteFrom('care_invitations')
            .where('owner_id', '=', ownerId)
            .where((e) => e.or([e('made_by', '=', memberId), e('made_by', 'is', null)]))
            .execute()
        }
        await trx.deleteFrom('care_grants').where('owner_id', '=', ownerId).where('member_id', '=', memberId).execute()
        return 'removed'
      })
    },

    async removeAll(ownerId: string, trx: Kysely<Tables>): Promise<void> {
      await trx.deleteFrom('care_grants').where('owner_id', '=', ownerId).execute()
    },

    async unscopedPurge(at: string): Promise<void> {
      await db.deleteFrom('care_grants').where('expires_at', '<=', at).execute()
    },
  }
}

export type GrantsRepository = ReturnType<typeof grantsRepository>

const toGrant = (row: Row): Grant => ({
  ownerId: row.owner_id,
  memberId: row.member_id,
  rights: grantedRights(row),
  isGuardian: row.is_guardian === 1,
  since: row.since,
  until: row.expires_at,
})
