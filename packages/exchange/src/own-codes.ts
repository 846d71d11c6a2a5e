import type { Coding, RecordEntry } from './types.ts'

/** Facts of an entry that only this product knows. */
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

const systemOf = (what: OwnCode) => `urn:salus:${what}`

/** Such a fact stands among the codes of an entry that we write, so that a file of this product comes back as it was. */
export const ownCoding = (what: OwnCode, code: string): Coding => ({ system: systemOf(what), code })

export const ownCode = (entry: Pick<RecordEntry, 'codings'>, what: OwnCode): string | undefined =>
  ownCodes(entry, what)[0]

export const ownCodes = ({ codings }: Pick<RecordEntry, 'codings'>, what: OwnCode): string[] =>
  codings.flatMap(({ system, code }) => (system === systemOf(what) ? [code] : []))
