import type { Coding, Source } from '@salus/exchange'

/** Where entries of the record itself come from; `id` is the same each time. */
export const ownSource = (id: string): Source => ({ system: 'urn:salus', id, where: '' })

export const documentSource = (id: string) => ownSource(`document ${id}`)

export const medicineSource = (id: string) => ownSource(`medicine ${id}`)

/** Facts that only this product knows stand among the codes of an entry, so that they come back with it. */
export const ownCoding = (what: OwnCode, code: string): Coding => ({ system: `urn:salus:${what}`, code })

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

export const ICD10 = 'http://hl7.org/fhir/sid/icd-10'
export const LOINC = 'http://loinc.org'
