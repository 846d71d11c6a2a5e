import type { RecordEntry } from '@salus/exchange'

/** What only this product knows of an entry, as its own export wrote it. */
type OwnCode = 'condition-category' | 'medication-kind' | 'family-condition' | 'vital' | 'analyte' | 'document-kind'

/** Our own code among those of an entry: with it a file of this product comes back as it was. */
export function ownCode({ codings }: Pick<RecordEntry, 'codings'>, what: OwnCode): string | undefined {
  return codings.find(({ system }) => system === `urn:salus:${what}`)?.code
}
