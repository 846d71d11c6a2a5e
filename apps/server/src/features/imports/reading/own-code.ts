import type { RecordEntry } from '@salus/exchange'

/** A code of our own export holds a fact of an entry that only this product knows. */
type OwnCode =
  | 'condition-category'
  | 'condition-status'
  | 'medication-kind'
  | 'family-condition'
  | 'habit'
  | 'vital'
  | 'analyte'
  | 'review'
  | 'document-kind'
  | 'tag'

/** Our own code among those of an entry: with it a file of this product comes back as it was. */
export const ownCode = (entry: Pick<RecordEntry, 'codings'>, what: OwnCode): string | undefined =>
  ownCodes(entry, what)[0]

export const ownCodes = ({ codings }: Pick<RecordEntry, 'codings'>, what: OwnCode): string[] =>
  codings.flatMap(({ system, code }) => (system === `urn:salus:${what}` ? [code] : []))
