import type { ModelChoice, Outgoing, OwnKey, SentList } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

const SHOWN = 100
/** Nothing leaves before the person has said so, and names stay here unless they say otherwise. */
const UNDECIDED: ModelChoice = { agreedTo: [], redact: true }

const keyPlace = (ownerId: string) => ({ table: 'model_keys', column: 'own_key', rowId: ownerId })
const place = (id: string) => ({ table: 'model_sends', column: 'outgoing', rowId: id })

/** What a person has decided about outside models, their own key for one, and what was sent. */
export function modelsRepository(db: Kysely<Tables>, vault: Vault) {
  return {
    async choiceOf(ownerId: string): Promise<ModelChoice> {
      const row = await db
        .selectFrom('model_choices')
        .select(['agreed_to', 'redact'])
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row ? { agreedTo: JSON.parse(row.agreed_to) as string[], redact: row.redact === 1 } : UNDECIDED
    },

    async choose(ownerId: string, { agreedTo, redact }: ModelChoice, at: string): Promise<void> {
      const values = { agreed_to: JSON.stringify(agreedTo), redact: Number(redact), at }
      await db
        .insertInto('model_choices')
        .values({ owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values))
        .execute()
    },

    async keepOwnKey(ownerId: string, own: OwnKey, at: string): Promise<void> {
      const values = { own_key: await vault.seal(ownerId, keyPlace(ownerId), JSON.stringify(own)), at }
      await db
        .insertInto('model_keys')
        .values({ owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values))
        .execute()
    },

    async removeOwnKey(ownerId: string): Promise<void> {
      await db.deleteFrom('model_keys').where('owner_id', '=', ownerId).execute()
    },

    async ownKeyOf(ownerId: string): Promise<OwnKey | null> {
      const row = await db.selectFrom('model_keys').select('own_key').where('owner_id', '=', ownerId).executeTakeFirst()
      return row ? (JSON.parse(await vault.open(ownerId, keyPlace(ownerId), row.own_key)) as OwnKey) : null
    },

    async recordSend(ownerId: string, id: string, outgoing: Outgoing, at: string): Promise<void> {
      const sealed = await vault.seal(ownerId, place(id), JSON.stringify(outgoing))
      await db.insertInto('model_sends').values({ id, owner_id: ownerId, at, outgoing: sealed }).execute()
    },

    async sentBy(ownerId: string): Promise<SentList['items']> {
      const rows = await db
        .selectFrom('model_sends')
        .select(['id', 'at', 'outgoing'])
        .where('owner_id', '=', ownerId)
        .orderBy('at', 'desc')
        .limit(SHOWN)
        .execute()
      return Promise.all(
        rows.map(async ({ id, at, outgoing }) => ({
          ...(JSON.parse(await vault.open(ownerId, place(id), outgoing)) as Outgoing),
          id,
          at,
        })),
      )
    },
  }
}

export type ModelsRepository = ReturnType<typeof modelsRepository>
