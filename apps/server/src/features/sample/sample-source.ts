import type { Source } from '@salus/exchange'

export const LOINC = 'http://loinc.org'
export const ICD10 = 'http://hl7.org/fhir/sid/icd-10'

export const sampleSource = (id: string): Source => ({ system: 'urn:salus:sample', id, where: 'Sample record' })
