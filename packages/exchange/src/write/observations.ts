import { PANEL_EXTENSION, TEXT_EXTENSION } from '../fhir/concepts.ts'
import type { Json } from '../fhir/json.ts'
import { DISTANCE, DURATION, ENERGY } from '../fhir/observations.ts'
import { LOINC } from '../reading/entries.ts'
import type { LabEntry, RecordEntry, SocialEntry, VitalEntry, WorkoutEntry } from '../types.ts'
import { coded, conceptOf, identifierOf, noteOf, quantityOf, times } from './fields.ts'

const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category'

function observation(entry: RecordEntry & { time?: string; until?: string }, category: string, subject: Json): Json {
  return {
    resourceType: 'Observation',
    identifier: identifierOf(entry.source),
    status: 'final',
    category: [coded(CATEGORIES, category)],
    code: conceptOf(entry),
    subject,
    ...times('effective', entry.time, entry.until),
    ...noteOf(entry),
  }
}

export function writeVital(entry: VitalEntry, subject: Json): Json {
  const { quantity, comparator, text, parts, device } = entry
  // There is room for one value: words beside a number go into an extension.
  const words = quantity && text ? { extension: [{ url: TEXT_EXTENSION, valueString: text }] } : {}
  return {
    ...words,
    ...observation(entry, 'vital-signs', subject),
    ...(quantity
      ? { valueQuantity: { ...quantityOf(quantity), ...(comparator && { comparator }) } }
      : text && { valueString: text }),
    ...(device && { device: { display: device } }),
    ...(parts && {
      component: parts.map((part) => ({ code: conceptOf(part), valueQuantity: quantityOf(part.quantity) })),
    }),
  }
}

const FLAGS = { high: 'H', low: 'L', critical: 'AA', normal: 'N', abnormal: 'A' }

export function writeLab(entry: LabEntry, subject: Json): Json {
  const { quantity, text, comparator, range, flag } = entry
  const bound = (value: number | undefined) =>
    value === undefined ? undefined : quantityOf({ unit: '', ...quantity, value })
  return {
    // The report names it too, but may be read at another time.
    ...(entry.panel && { extension: [{ url: PANEL_EXTENSION, valueString: entry.panel }] }),
    ...observation(entry, 'laboratory', subject),
    ...(quantity
      ? { valueQuantity: { ...quantityOf(quantity), ...(comparator && { comparator }) } }
      : text && { valueString: text }),
    ...(flag && {
      interpretation: [coded('http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', FLAGS[flag])],
    }),
    ...(range && {
      referenceRange: [
        {
          ...(range.low !== undefined && { low: bound(range.low) }),
          ...(range.high !== undefined && { high: bound(range.high) }),
          ...(range.text && { text: range.text }),
        },
      ],
    }),
  }
}

export function writeSocial(entry: SocialEntry, subject: Json): Json {
  const { quantity, text } = entry
  return {
    ...observation(entry, 'social-history', subject),
    ...(quantity ? { valueQuantity: quantityOf(quantity) } : text && { valueString: text }),
  }
}

export function writeWorkout(entry: WorkoutEntry, subject: Json): Json {
  const { minutes, distance, energy } = entry
  const component = [
    ...(minutes === undefined
      ? []
      : [{ code: coded(LOINC, DURATION), valueQuantity: quantityOf({ value: minutes, unit: 'min', ucum: 'min' }) }]),
    ...(distance ? [{ code: { text: DISTANCE }, valueQuantity: quantityOf(distance) }] : []),
    ...(energy ? [{ code: { text: ENERGY }, valueQuantity: quantityOf(energy) }] : []),
  ]
  return { ...observation(entry, 'activity', subject), ...(component.length > 0 && { component }) }
}
