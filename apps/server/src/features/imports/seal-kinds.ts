import { IMPORT_KINDS } from '@salus/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { hasKey, sealOpenRows } from '#server/platform/vault/seal-open-rows.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { eventPlace, sealEvent } from './events.repository.ts'
import { kindKeys } from './kind-keys.ts'

/** The kinds of what was imported before they were sealed. */
export async function sealKinds(db: Kysely<Tables>, vault: Vault): Promise<number> {
  return (await sealEvents(db, vault)) + (await hashBlocks(db, vault))
}

const sealEvents = (db: Kysely<Tables>, vault: Vault): Promise<number> =>
  sealOpenRows(db, {
    find: (limit) =>
      db
        .selectFrom('import_events')
        .select(['owner_id', 'id', 'kind', 'body'])
        .where(sql<boolean>`kind <> ''`)
        .where(({ ref }) => hasKey(ref('owner_id')))
        .limit(limit)
        .execute(),
    seal: async ({ owner_id, id, kind, body }) => {
      const opened = JSON.parse(await vault.open(owner_id, eventPlace(id), body))
      return db
        .updateTable('import_events')
        .set({ kind: '', body: await sealEvent(vault, owner_id, { ...opened, id, kind }) })
        .where('owner_id', '=', owner_id)
        .where('id', '=', id)
        .where('body', '=', body)
    },
  })

const hashBlocks = (db: Kysely<Tables>, vault: Vault): Promise<number> =>
  sealOpenRows(db, {
    find: (limit) =>
      db
        .selectFrom('import_blocks')
        .select(['owner_id', 'import_id', 'kind'])
        .distinct()
        .where(sql<boolean>`length(kind) < 43`)
        .where('kind', 'in', [...IMPORT_KINDS])
        .limit(limit)
        .execute(),
    seal: async ({ owner_id, import_id, kind }) =>
      db
        .updateTable('import_blocks')
        .set({ kind: kindKeys(vault, owner_id, import_id).keyOf(kind as (typeof IMPORT_KINDS)[number]) })
        .where('owner_id', '=', owner_id)
        .where('import_id', '=', import_id)
        .where('kind', '=', kind),
  })
