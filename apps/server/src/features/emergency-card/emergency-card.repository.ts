import type { CardPart } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface KeptCard {
  /** Who knows it sees the card. */
  token: string
  parts: CardPart[]
  views: number
  lastViewedAt: string | null
}

const place = (ownerId: string) => ({ table: 'emergency_cards', column: 'content', rowId: ownerId })

/** One row for each card that is switched on. */
export function emergencyCardRepository(db: Kysely<Tables>, vault: Vault) {
  const hashOf = (token: string) => vault.fingerprint('emergency card', token)

  return {
    async find(ownerId: string): Promise<KeptCard | null> {
      const row = await db.selectFrom('emergency_cards').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
      if (!row) return null
      const content = JSON.parse(await vault.open(ownerId, place(ownerId), row.content))
      return { ...(content as Pick<KeptCard, 'token' | 'parts'>), views: row.views, lastViewedAt: row.last_viewed_at }
    },

    /** Switched on, or with other parts. */
    async keep(ownerId: string, { token, parts }: Pick<KeptCard, 'token' | 'parts'>): Promise<void> {
      const content = await vault.seal(ownerId, place(ownerId), JSON.stringify({ token, parts }))
      await db
        .insertInto('emergency_cards')
        .values({ owner_id: ownerId, token_hash: hashOf(token), content, views: 0, last_viewed_at: null })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ token_hash: hashOf(token), content }))
        .execute()
    },

    async remove(ownerId: string): Promise<void> {
      await db.deleteFrom('emergency_cards').where('owner_id', '=', ownerId).execute()
    },

    /** Whose card a token opens. */
    async unscopedOwnerOf(token: string): Promise<string | null> {
      const row = await db
        .selectFrom('emergency_cards')
        .select('owner_id')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst()
      return row?.owner_id ?? null
    },

    async countView(ownerId: string, at: string): Promise<void> {
      await db
        .updateTable('emergency_cards')
        .set((e) => ({ views: e('views', '+', 1), last_viewed_at: at }))
        .where('owner_id', '=', ownerId)
        .execute()
    },
  }
}

export type EmergencyCardRepository = ReturnType<typeof emergencyCardRepository>
