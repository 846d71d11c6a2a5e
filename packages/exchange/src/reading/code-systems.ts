import { ATC, CVX, LOINC, RXNORM, SNOMED } from './entries.ts'

/** Object identifiers of HL7 to the addresses of FHIR for the same lists of codes. */
const BY_OID: Record<string, string> = {
  '2.16.840.1.113883.6.1': LOINC,
  '2.16.840.1.113883.6.96': SNOMED,
  '2.16.840.1.113883.6.90': 'http://hl7.org/fhir/sid/icd-10-cm',
  '2.16.840.1.113883.6.3': 'http://hl7.org/fhir/sid/icd-10',
  '2.16.840.1.113883.6.103': 'http://hl7.org/fhir/sid/icd-9-cm',
  '2.16.840.1.113883.6.104': 'http://hl7.org/fhir/sid/icd-9-cm',
  '2.16.840.1.113883.6.4': 'http://www.cms.gov/Medicare/Coding/ICD10',
  '2.16.840.1.113883.6.88': RXNORM,
  '2.16.840.1.113883.6.73': ATC,
  '2.16.840.1.113883.6.69': 'http://hl7.org/fhir/sid/ndc',
  '2.16.840.1.113883.6.12': 'http://www.ama-assn.org/go/cpt',
  '2.16.840.1.113883.12.292': CVX,
  '2.16.840.1.113883.4.9': 'http://fdasis.nlm.nih.gov',
}

export function systemOf(uriOrOid: string): string {
  const oid = uriOrOid.replace(/^urn:oid:/, '')
  const known = Object.hasOwn(BY_OID, oid) ? BY_OID[oid] : undefined
  if (known) return known
  return /^[\d.]+$/.test(oid) ? `urn:oid:${oid}` : uriOrOid
}

/** "No known allergies" is good to know and no allergy. */
const NOTHING_KNOWN = new Set([
  '716186003',
  '409137002',
  '428607008',
  '429625007',
  '787481004',
  '160244002',
  '160245001',
  '1287211007',
])
const ABSENT_UNKNOWN = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

export const saysNothingKnown = (codings: readonly { system: string; code: string }[]) =>
  codings.some(({ system, code }) => system === ABSENT_UNKNOWN || (system === SNOMED && NOTHING_KNOWN.has(code)))
