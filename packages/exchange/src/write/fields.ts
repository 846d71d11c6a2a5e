import { OWN_SOURCE } from '../fhir/collection.ts'
import { LOCAL_TIME_EXTENSION, NOTE_EXTENSION } from '../fhir/concepts.ts'
import type { Json } from '../fhir/json.ts'
import { UCUM } from '../reading/entries.ts'
import type { Coding, Quantity, RecordEntry, Source, When } from '../types.ts'

/** The same UUID (version 8) for the same text each time, so that exporting twice gives the same file. */
export function uuidOf(text: string): string {
  const words = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((seed) => {
    let hash = seed
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      hash ^= hash >>> 15
    }
    return (Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0).toString(16).padStart(8, '0')
  })
  const hex = words.join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Where it came from goes with it, so that importing it again finds it again. */
export const identifierOf = ({ system, id }: Source): Json[] => [
  { system: `${OWN_SOURCE}${encodeURIComponent(system)}`, value: id },
]

export function conceptOf({ name, codings }: { name: string; codings: Coding[] }): Json {
  const coding = codings.map(({ system, code, display }) => ({
    ...(system && { system }),
    code,
    ...(display && { display }),
  }))
  return { ...(coding.length > 0 && { coding }), ...(name && { text: name }) }
}

export const coded = (system: string, code: string, display?: string): Json => ({
  coding: [{ system, code, ...(display && { display }) }],
})

export function quantityOf({ value, unit, ucum }: Quantity): Json {
  return { value, ...(unit && { unit }), ...(ucum && { system: UCUM, code: ucum }) }
}

/** `effectiveDateTime: '…'`; a time without offset as its day, with the whole beside it. */
export function dateTime(name: string, when: When | undefined): Json {
  if (!when) return {}
  const isLocal = when.includes('T') && !/(?:Z|[+-]\d{2}:\d{2})$/.test(when)
  if (!isLocal) return { [name]: when }
  return { [name]: when.slice(0, 10), [`_${name}`]: { extension: [{ url: LOCAL_TIME_EXTENSION, valueString: when }] } }
}

/** A time, or a period where it has an end. */
export function times(name: string, time: When | undefined, until: When | undefined): Json {
  return until
    ? { [`${name}Period`]: { ...dateTime('start', time), ...dateTime('end', until) } }
    : dateTime(`${name}DateTime`, time)
}

export const noteOf = ({ note }: RecordEntry): Json => (note ? { note: [{ text: note }] } : {})
export const noteExtension = ({ note }: RecordEntry): Json[] =>
  note ? [{ url: NOTE_EXTENSION, valueString: note }] : []
