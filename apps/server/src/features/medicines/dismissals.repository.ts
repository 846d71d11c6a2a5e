import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface Dismissal {
  fingerprint: string
  reason: string
  at: string
  byId: string | null
}

const placeOf = (fingerprint: string) => ({ table: 'check_dismissals', column: 'reason', rowId: fingerprint })

/** Warnings that were put away, by the facts that they are made of. */
export function dismissalsRepository({ db }: Database, vault: Vault) {
  return {
    async list(ownerId: string): Promise<Dismissal[]> {
      const rows = await db.selectFrom('check_dismissals').selectAll().where('owner_id', '=', ownerId).execute()
      return Promise.all(
        rows.map(async ({ fingerprint, reason, at, by_id }) => ({
          fingerprint,
          reason: await vault.open(ownerId, placeOf(fingerprint), reason),
          at,
          byId: by_id,
        })),
      )
    },

    async put(ownerId: string, { fingerprint, reason, at, byId }: Dismissal): Promise<void> {
      const sealed = await vault.seal(ownerId, placeOf(fingerprint), reason)
      await db
        .insertInto('check_dismissals')
        .values({ owner_id: ownerId, fingerprint, reason: sealed, at, by_id: byId })
        .onConflict((conflict) =>
          conflict.columns(['owner_id', 'fingerprint']).doUpdateSet({ reason: sealed, at, by_id: byId }),
        )
        .execute()
    },

    async remove(ownerId: string, fingerprint: string): Promise<void> {
      await db
        .deleteFrom('check_dismissals')
        .where('owner_id', '=', ownerId)
        .where('fingerprint', '=', fingerprint)
        .execute()
    },
  }
}

export type DismissalsRepository = ReturnType<typeof dismissalsRepository>
