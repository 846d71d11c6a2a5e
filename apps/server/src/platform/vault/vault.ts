import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { SalusMode } from '@salus/contract'
import type { Kysely, Transaction } from 'kysely'
import { ConfigError } from '#server/config.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { KeyCache } from './key-cache.ts'
import { loadMasterKeys, type MasterKeySettings, type MasterKeys } from './master-keys.ts'
import { KEY_BYTES, openBytes, openText, SealBrokenError, sealBytes, sealText } from './sealing.ts'
import { INSTALLATION, makeWrappedKey, unwrap } from './wrapped-keys.ts'

/** Where a sealed value lives. It opens nowhere else. */
export interface Place {
  table: string
  column: string
  rowId: string
}

/** What belongs to a person, sealed under that person's own key. */
export interface Vault {
  seal(ownerId: string, place: Place, plaintext: string, trx?: Transaction<Tables>): Promise<string>
  open(ownerId: string, place: Place, sealed: string, trx?: Transaction<Tables>): Promise<string>
  sealBytes(ownerId: string, place: Place, plain: Uint8Array, trx?: Transaction<Tables>): Promise<Buffer>
  openBytes(ownerId: string, place: Place, sealed: Uint8Array, trx?: Transaction<Tables>): Promise<Buffer>
  createKey(ownerId: string, trx?: Transaction<Tables>): Promise<void>
  /** What the owner had sealed cannot be read again. */
  destroyKey(ownerId: string, trx?: Transaction<Tables>): Promise<void>
  /** A keyed hash: finds a value again without holding it. Not to be turned back without the installation's key. */
  fingerprint(purpose: string, value: string): string
  /** A secret of this installation, the same in all its processes and after a rotation of the master key. */
  secretFor(purpose: string): string
}

export interface VaultSettings {
  database: Database
  masterKey: MasterKeySettings
  mode: SalusMode
}

const WRONG_KEY =
  'The master key is not the one that sealed this database. Give the right one (SALUS_MASTER_KEY, or its file, which the start names); if it was replaced on purpose, give the old one as SALUS_MASTER_KEY_PREVIOUS.'
const OLD_KEY_NEEDED =
  'Some accounts are still sealed with an earlier master key. Give it as SALUS_MASTER_KEY_PREVIOUS and run scripts/rotate-master-key.ts to the end.'

/** Opens the vault, or says in one sentence why it cannot: a wrong key is found here, not at the first record. */
export async function openVault({ database, masterKey, mode }: VaultSettings): Promise<Vault> {
  const { db } = database
  const installation = await readInstallationKey(db)
  const isNew = installation === undefined
  const masters = await loadMasterKeys(masterKey, { mode, mayCreate: isNew, wantedId: installation?.master_key_id })
  const installationKey = await openInstallationKey(db, masters, isNew)
  await refuseUnknownMasters(db, masters)
  const lookUpKey = derive(installationKey, 'look-up')
  const cache = new KeyCache(1_000)

  async function keyOf(ownerId: string, trx: Transaction<Tables> | undefined): Promise<KeyObject> {
    const cached = cache.get(ownerId)
    if (cached) return cached
    const row = await (trx ?? db).selectFrom('data_keys').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
    if (!row) throw new SealBrokenError('There is no key for this owner.')
    // As a key object: Node prepares a bare key anew for each value, which costs four times the sealing.
    const key = createSecretKey(unwrap(masters, ownerId, row))
    // A key read inside a transaction may be one that is rolled back.
    if (!trx) cache.set(ownerId, key)
    return key
  }

  return {
    async seal(ownerId, place, plaintext, trx) {
      return sealText(await keyOf(ownerId, trx), context(ownerId, place), Buffer.from(plaintext))
    },
    async open(ownerId, place, sealed, trx) {
      return openText(await keyOf(ownerId, trx), context(ownerId, place), sealed).toString()
    },
    async sealBytes(ownerId, place, plain, trx) {
      return sealBytes(await keyOf(ownerId, trx), context(ownerId, place), plain)
    },
    async openBytes(ownerId, place, sealed, trx) {
      return openBytes(await keyOf(ownerId, trx), context(ownerId, place), sealed)
    },
    async createKey(ownerId, trx) {
      await (trx ?? db)
        .insertInto('data_keys')
        .values({ owner_id: ownerId, ...makeWrappedKey(masters.current, ownerId) })
        .execute()
    },
    async destroyKey(ownerId, trx) {
      // Its place in the file is overwritten, whatever the database does with rows that are deleted.
      await (trx ?? db)
        .updateTable('data_keys')
        .set({ wrapped_key: 'destroyed' })
        .where('owner_id', '=', ownerId)
        .execute()
      await (trx ?? db).deleteFrom('data_keys').where('owner_id', '=', ownerId).execute()
      cache.forget(ownerId)
    },
    fingerprint(purpose, value) {
      return createHmac('sha256', lookUpKey)
        .update(JSON.stringify([purpose, value]))
        .digest('base64url')
    },
    secretFor(purpose) {
      return derive(installationKey, `secret ${purpose}`).toString('base64url')
    },
  }
}

const context = (ownerId: string, { table, column, rowId }: Place) => ['salus value', ownerId, table, column, rowId]

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `salus ${purpose}`, KEY_BYTES))
}

function readInstallationKey(db: Kysely<Tables>) {
  return db.selectFrom('installation_key').selectAll().where('id', '=', INSTALLATION).executeTakeFirst()
}

/** Also the check value of the master key: it is the first thing that a wrong one fails to open. */
async function openInstallationKey(db: Kysely<Tables>, masters: MasterKeys, isNew: boolean): Promise<Buffer> {
  // Of several processes that start at once, one makes it and all read the same.
  if (isNew) {
    await db
      .insertInto('installation_key')
      .values({ id: INSTALLATION, ...makeWrappedKey(masters.current, INSTALLATION) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  const row = await readInstallationKey(db)
  if (!row) throw new Error('The installation key was not kept.')
  try {
    return unwrap(masters, INSTALLATION, row)
  } catch (error) {
    if (error instanceof SealBrokenError) throw new ConfigError([WRONG_KEY])
    throw error
  }
}

async function refuseUnknownMasters(db: Kysely<Tables>, masters: MasterKeys): Promise<void> {
  const known = [masters.current.id, ...(masters.previous ? [masters.previous.id] : [])]
  const stranger = await db
    .selectFrom('data_keys')
    .select('owner_id')
    .where('master_key_id', 'not in', known)
    .limit(1)
    .executeTakeFirst()
  if (stranger) throw new ConfigError([OLD_KEY_NEEDED])
}
