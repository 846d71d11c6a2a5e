import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { hasKey, sealOpenRows } from '#server/platform/vault/seal-open-rows.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { modePlace } from './mode-place.ts'

/** The modes of conversations from before modes were sealed. */
export const sealModes = (db: Kysely<Tables>, vault: Vault): Promise<number> =>
  sealOpenRows(db, {
    find: (limit) =>
      db
        .selectFrom('conversations')
        .select(['owner_id', 'id', 'mode'])
        // As the index has it, which this alone is looked up in.
        .where(sql<boolean>`substr(mode, 1, 3) <> 'v1.'`)
        .where(({ ref }) => hasKey(ref('owner_id')))
        .limit(limit)
        .execute(),
    seal: async ({ owner_id, id, mode }) =>
      db
        .updateTable('conversations')
        .set({ mode: await vault.seal(owner_id, modePlace(id), mode) })
        .where('owner_id', '=', owner_id)
        .where('id', '=', id)
        .where('mode', '=', mode),
  })
