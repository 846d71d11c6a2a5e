import { IMPORT_KINDS, type ImportKind } from '@salus/contract'
import type { Vault } from '#server/platform/vault/vault.ts'

/**
 * The kinds of an import's entries as the database has them: keyed hashes of their own for each import, so that those of
 * one kind are found and nobody reads which kind it is.
 */
export function kindKeys(vault: Pick<Vault, 'fingerprint'>, ownerId: string, importId: string) {
  const keyOf = (kind: ImportKind) => vault.fingerprint('import kind', `${ownerId} ${importId} ${kind}`)
  const kinds = new Map(IMPORT_KINDS.map((kind) => [keyOf(kind), kind]))
  return {
    keyOf,
    /** A block of an earlier version has its kind itself, until it is sealed. */
    kindOf: (stored: string): ImportKind => kinds.get(stored) ?? (stored as ImportKind),
  }
}
