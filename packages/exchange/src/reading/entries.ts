import { SENTENCES } from '../sentences.ts'
import { type Coding, type NotUnderstood, ORIGINAL_LIMIT, type Refused, type Remark, type Source } from '../types.ts'

export const LOINC = 'http://loinc.org'
export const SNOMED = 'http://snomed.info/sct'
export const ICD10 = ['http://hl7.org/fhir/sid/icd-10-cm', 'http://hl7.org/fhir/sid/icd-10']
export const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'
export const ATC = 'http://www.whocc.no/atc'
export const CVX = 'http://hl7.org/fhir/sid/cvx'
export const UCUM = 'http://unitsofmeasure.org'

export function notUnderstood(source: Source, what: string, reason: string, original: unknown): NotUnderstood {
  return { kind: 'not-understood', source, what, reason, original: textOf(original) }
}

export function refused(source: Source, what: string, reason: string, original: unknown = ''): Refused {
  return { kind: 'refused', source, what, reason, original: textOf(original) }
}

/** The person is read all the same. */
export function wrongBirthDate(source: Source, written: unknown): NotUnderstood {
  return notUnderstood({ ...source, id: `${source.id}#birthDate` }, 'birth date', SENTENCES.badDate, written)
}

export function remark(source: Source, reason: string): Remark {
  return { kind: 'remark', source, reason }
}

function textOf(original: unknown): string {
  return (typeof original === 'string' ? original : jsonOf(original)).slice(0, ORIGINAL_LIMIT)
}

/** Nesting that is deep enough exhausts the stack: then there is no text. */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}

/** The code of the first coding of one of these systems; versions of ICD-10 of single countries count as ICD-10. */
export function codeOf(codings: readonly Coding[], systems: string | readonly string[]): string | undefined {
  const wanted = typeof systems === 'string' ? [systems] : systems
  return codings.find(({ system }) =>
    wanted.some((each) => system === each || (wanted === ICD10 && system.startsWith(each))),
  )?.code
}

/** A short name of a text that is the same each time (cyrb53, twice); not for secrets. */
export function fingerprint(text: string): string {
  return hash(text, 0) + hash(text, 0x9e3779b9)
}

function hash(text: string, seed: number): string {
  let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0')
}
