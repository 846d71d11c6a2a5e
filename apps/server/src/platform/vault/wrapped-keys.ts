import { randomBytes } from 'node:crypto'
import type { MasterKey, MasterKeys } from './master-keys.ts'
import { KEY_BYTES, openText, SealBrokenError, sealText } from './sealing.ts'

export interface WrappedKey {
  master_key_id: string
  wrapped_key: string
}

/** The owner of the key that belongs to the installation as a whole. No account has this id. */
export const INSTALLATION = '@installation'

export function makeWrappedKey(master: MasterKey, ownerId: string): WrappedKey {
  return wrap(master, ownerId, randomBytes(KEY_BYTES))
}

export function unwrap(masters: MasterKeys, ownerId: string, row: WrappedKey): Buffer {
  const master = [masters.current, masters.previous].find((candidate) => candidate?.id === row.master_key_id)
  if (!master) throw new SealBrokenError('This key is wrapped by a master key that is not known here.')
  return openText(master.key, context(master, ownerId), row.wrapped_key)
}

/** The same key under the current master key. */
export function rewrap(masters: MasterKeys, ownerId: string, row: WrappedKey): WrappedKey {
  return wrap(masters.current, ownerId, unwrap(masters, ownerId, row))
}

function wrap(master: MasterKey, ownerId: string, key: Buffer): WrappedKey {
  return { master_key_id: master.id, wrapped_key: sealText(master.key, context(master, ownerId), key) }
}

const context = (master: MasterKey, ownerId: string) => ['salus data key', master.id, ownerId]
