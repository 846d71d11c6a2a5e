import { rm } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { type Maker, previousFile, renewKeyFile } from './master-key-file.ts'
import { loadMasterKeys, type MasterKeySettings, type MasterKeys } from './master-keys.ts'
import { INSTALLATION, rewrap, type WrappedKey } from './wrapped-keys.ts'

const BATCH = 500

/**
 * Makes a new key file and wraps everything under it. Answers how many keys were wrapped. Run again after a break it goes on.
 * The caller has opened the vault with the old key, so that a wrong one is found before anything changes.
 */
export async function rotateKeyFile(database: Database, settings: MasterKeySettings, maker?: Maker): Promise<number> {
  await renewKeyFile(settings.file, maker)
  // Demo mode opens the key of either maker.
  const done = await rewrapAll(database.db, await loadMasterKeys(settings, { mode: 'demo', mayCreate: false }))
  await rm(previousFile(settings.file), { force: true })
  return done
}

/**
 * Wraps every key anew under the current master key. Stopped half-way it goes on where it was; run twice, or by two
 * people at once, it does no harm: a row changes only if it is still as it was read.
 */
export async function rewrapAll(db: Kysely<Tables>, masters: MasterKeys): Promise<number> {
  let done = 0
  for (;;) {
    const rows = await db
      .selectFrom('data_keys')
      .selectAll()
      .where('master_key_id', '!=', masters.current.id)
      .orderBy('owner_id')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) break
    for (const row of rows) {
      const result = await db
        .updateTable('data_keys')
        .set(rewrap(masters, row.owner_id, row))
        .where('owner_id', '=', row.owner_id)
        .where('wrapped_key', '=', row.wrapped_key)
        .executeTakeFirst()
      done += Number(result.numUpdatedRows)
    }
  }
  return done + (await rewrapInstallationKey(db, masters))
}

/** Last, so that a start-up with the old key alone is refused only when nothing needs the old one any more. */
async function rewrapInstallationKey(db: Kysely<Tables>, masters: MasterKeys): Promise<number> {
  const row: WrappedKey | undefined = await db
    .selectFrom('installation_key')
    .select(['master_key_id', 'wrapped_key'])
    .where('id', '=', INSTALLATION)
    .executeTakeFirst()
  if (!row || row.master_key_id === masters.current.id) return 0
  const result = await db
    .updateTable('installation_key')
    .set(rewrap(masters, INSTALLATION, row))
    .where('id', '=', INSTALLATION)
    .where('wrapped_key', '=', row.wrapped_key)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
