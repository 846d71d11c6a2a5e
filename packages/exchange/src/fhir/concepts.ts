import { systemOf } from '../reading/code-systems.ts'
import { LOINC, UCUM } from '../reading/entries.ts'
import { nameOfLoinc } from '../reading/vital-names.ts'
import { whenOf } from '../reading/when.ts'
import type { Coding, Quantity, When } from '../types.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'

export interface Concept {
  name: string
  codings: Coding[]
}

/** A CodeableConcept: its text, else the words of its first code, else the code. */
export function conceptOf(value: unknown): Concept {
  const concept = objectOf(value)
  const codings = listOf(concept?.coding).flatMap((coding): Coding[] => {
    const [code, display] = [textOf(coding.code), textOf(coding.display)]
    return code ? [{ system: systemOf(textOf(coding.system) ?? ''), code, ...(display && { display }) }] : []
  })
  const displays = listOf(concept?.coding).flatMap(({ display }) => textOf(display) ?? [])
  const known = codings.flatMap(({ system, code }) => (system === LOINC && nameOfLoinc(code)) || [])
  return { name: textOf(concept?.text) ?? displays[0] ?? known[0] ?? codings[0]?.code ?? '', codings }
}

/** The first code of a status, which older versions of FHIR write as a plain text. */
export function statusOf(value: unknown): string | undefined {
  return textOf(value) ?? conceptOf(value).codings[0]?.code
}

/** A quantity; the words before its number (`<`, `>=`) are apart. */
export function quantityOf(value: unknown): Quantity | undefined {
  const quantity = objectOf(value)
  const number = numberOf(quantity?.value)
  if (!quantity || number === undefined) return undefined
  const code = textOf(quantity.code)
  const isUcum = textOf(quantity.system) === UCUM || textOf(quantity.system) === 'urn:oid:2.16.840.1.113883.6.8'
  return { value: number, unit: textOf(quantity.unit) ?? code ?? '', ...(isUcum && code && { ucum: code }) }
}

export function quantityText(value: unknown): string | undefined {
  const quantity = quantityOf(value)
  return quantity && `${quantity.value} ${quantity.unit.replace(/^\{(.*)\}$/, '$1')}`.trim()
}

/** Our own export keeps texts under these where FHIR has no field for them. */
export const NOTE_EXTENSION = 'urn:salus:note'
export const LOCAL_TIME_EXTENSION = 'urn:salus:local-time'
export const TEXT_EXTENSION = 'urn:salus:text'
export const PANEL_EXTENSION = 'urn:salus:panel'

export function extensionOf(element: unknown, address: string): string | undefined {
  return textOf(listOf(objectOf(element)?.extension).find(({ url }) => url === address)?.valueString)
}

/** A time without an offset is none in FHIR: its day stands in the field and the whole beside it. */
export function dateTimeOf(holder: Json | undefined, name: string): string | undefined {
  return extensionOf(holder?.[`_${name}`], LOCAL_TIME_EXTENSION) ?? textOf(holder?.[name])
}

export interface Times {
  time?: When
  until?: When
  /** There is a date, and it is none of the calendar. */
  isBad: boolean
}

/** `onset` reads `onsetDateTime`, `onsetPeriod`, `onsetInstant`; plain dates and periods under other names are named whole. */
export function timesOf(resource: Json, ...names: string[]): Times {
  for (const name of names) {
    const instant =
      dateTimeOf(resource, `${name}DateTime`) ?? textOf(resource[`${name}Instant`]) ?? textOf(resource[name])
    const period = objectOf(resource[`${name}Period`]) ?? objectOf(resource[name])
    const [start, end] = [instant ?? dateTimeOf(period, 'start'), dateTimeOf(period, 'end')]
    if (!start && !end) continue
    const [time, until] = [whenOf(start), whenOf(end)]
    return { ...(time && { time }), ...(until && { until }), isBad: Boolean((start && !time) || (end && !until)) }
  }
  return { isBad: false }
}

/** Reads the notes beside it: `note` of R4 is a list, of STU3 may be one. */
export function noteOf(resource: Json): string | undefined {
  const own = extensionOf(resource, NOTE_EXTENSION)
  const notes = own ? [own] : listOf(resource.note).flatMap(({ text }) => textOf(text) ?? [])
  return notes.length > 0 ? notes.join('\n') : undefined
}
