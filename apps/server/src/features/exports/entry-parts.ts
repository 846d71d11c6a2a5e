import type { Source } from '@salus/exchange'

/** Where entries of the record itself come from; `id` is the same each time. */
export const ownSource = (id: string): Source => ({ system: 'urn:salus', id, where: '' })

export const documentSource = (id: string) => ownSource(`document ${id}`)

export const medicineSource = (id: string) => ownSource(`medicine ${id}`)

export const ICD10 = 'http://hl7.org/fhir/sid/icd-10'
export const LOINC = 'http://loinc.org'
