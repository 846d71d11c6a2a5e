import type { CircleRights, Invitation } from '@salus/contract'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

/** `name`: whom it is for; of a hand-over the e-mail address. */
export type KeptInvitation = Invitation & { ownerId: string }

/** Whose record an invitation opens, and who makes it: the owner themselves, or a parent. */
export interface Inviting {
  ownerId: string
  madeBy: string
}

const place = (id: string) => ({ table: 'care_invitations', column: 'name', rowId: id })

interface Room {
  most: number
  at: string
}

/** Asked of whoever has the secret; kept is a keyed hash of it. */
export function invitationsRepository(db: Kysely<Tables>, vault: Vault) {
  const hashOf = (token: string) => vault.fingerprint('care circle invitation', token)

  async function toInvitation(row: Tables['care_invitations']): Promise<KeptInvitation> {
    return {
      id: row.id,
      ownerId: row.owner_id,
      kind: row.kind,
      name: await vault.open(row.owner_id, place(row.id), row.name),
      rights: JSON.parse(row.rights) as CircleRights,
      isGuardian: row.is_guardian === 1,
      until: row.grant_expires_at,
      expiresAt: row.expires_at,
    }
  }

  /** Good as long as who made it may invite: a parent who is shut out leaves no way back. */
  const isOfInviter = (e: ExpressionBuilder<Tables, 'care_invitations'>) =>
    e.or([
      e('made_by', 'is', null),
      e('made_by', '=', e.ref('care_invitations.owner_id')),
      e.exists(
        e
          .selectFrom('care_grants')
          .select('care_grants.member_id')
          .whereRef('care_grants.owner_id', '=', 'care_invitations.owner_id')
          .whereRef('care_grants.member_id', '=', 'care_invitations.made_by')
          .where('care_grants.is_guardian', '=', 1),
      ),
    ])

  /** Members and open invitations. Whoever else wants to add one waits at the row of the owner. */
  async function countHeld(ownerId: string, at: string, trx: Transaction<Tables>): Promise<number> {
    await trx
      .updateTable('user')
      .set((e) => ({ updatedAt: e.ref('updatedAt') }))
      .where('id', '=', ownerId)
      .execute()
    const count = sql<number>`count(*)`.as('count')
    const members = await trx
      .selectFrom('care_grants')
      .select(count)
      .where('owner_id', '=', ownerId)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', at)]))
      .executeTakeFirstOrThrow()
    const invited = await trx
      .selectFrom('care_invitations')
      .select(count)
      .where('owner_id', '=', ownerId)
      .where('expires_at', '>', at)
      .executeTakeFirstOrThrow()
    return Number(members.count) + Number(invited.count)
  }

  return {
    /** False when members and invitations fill the room there is. Of calls at the same instant each sees the others. */
    async add({ ownerId, madeBy }: Inviting, token: string, invitation: Invitation, room?: Room): Promise<boolean> {
      const { id, kind, name, rights, isGuardian, until, expiresAt } = invitation
      const row = {
        id,
        owner_id: ownerId,
        token_hash: hashOf(token),
        kind,
        name: await vault.seal(ownerId, place(id), name),
        rights: JSON.stringify(rights),
        is_guardian: isGuardian ? 1 : 0,
        grant_expires_at: until,
        expires_at: expiresAt,
        made_by: madeBy,
      }
      return db.transaction().execute(async (trx) => {
        if (room && (await countHeld(ownerId, room.at, trx)) >= room.most) return false
        await trx.insertInto('care_invitations').values(row).execute()
        return true
      })
    },

    /** Those that can still be used. */
    async list(ownerId: string, at: string): Promise<Invitation[]> {
      const rows = await db
        .selectFrom('care_invitations')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('expires_at', '>', at)
        .orderBy('expires_at', 'desc')
        .orderBy('id')
        .execute()
      return Promise.all(
        rows.map(async (row) => {
          const { ownerId: _, ...invitation } = await toInvitation(row)
          return invitation
        }),
      )
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('care_invitations')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(result.numDeletedRows) > 0
    },

    async removeAll(ownerId: string, trx: Kysely<Tables> = db): Promise<void> {
      await trx.deleteFrom('care_invitations').where('owner_id', '=', ownerId).execute()
    },

    async unscopedFind(token: string, at: string): Promise<KeptInvitation | null> {
      const row = await db
        .selectFrom('care_invitations')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', at)
        .where(isOfInviter)
        .executeTakeFirst()
      return row ? toInvitation(row) : null
    },

    /** Takes it in: of two calls at the same instant one gets it. */
    async unscopedUse(token: string, at: string, trx: Kysely<Tables>): Promise<boolean> {
      const row = await trx
        .deleteFrom('care_invitations')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', at)
        .where(isOfInviter)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async unscopedPurge(at: string): Promise<void> {
      await db.deleteFrom('care_invitations').where('expires_at', '<=', at).execute()
    },
  }
}

export type InvitationsRepository = ReturnType<typeof invitationsRepository>
