import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { hasKey, sealOpenRows } from '#server/platform/vault/seal-open-rows.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { openOrigin, personKey } from './access-log.repository.ts'

/** Whose lines they are, of those that earlier versions wrote. */
export const fillPersons = (db: Kysely<Tables>, vault: Vault): Promise<number> =>
  sealOpenRows(db, {
    find: (limit) =>
      db
        .selectFrom('access_log')
        .select(['id', 'owner_id', 'origin'])
        .where('person', 'is', null)
        .where(({ ref }) => hasKey(ref('owner_id')))
        .limit(limit)
        .execute(),
    seal: async ({ id, owner_id, origin }) => {
      const { name } = await openOrigin(vault, owner_id, id, origin)
      return db
        .updateTable('access_log')
        .set({ person: personKey(vault, owner_id, name) })
        .where('id', '=', id)
        .where('person', 'is', null)
    },
  })
