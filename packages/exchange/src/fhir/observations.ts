import { codeOf, LOINC, notUnderstood, refused } from '../reading/entries.ts'
import { flagOfCode } from '../reading/flags.ts'
import { isSocial, isVital } from '../reading/loinc-kinds.ts'
import { SENTENCES } from '../sentences.ts'
import type { Comparator, Entry, LabEntry, SocialEntry, VitalEntry, WorkoutEntry } from '../types.ts'
import type { Collection } from './collection.ts'
import {
  conceptOf,
  extensionOf,
  PANEL_EXTENSION,
  quantityOf,
  quantityText,
  TEXT_EXTENSION,
  timesOf,
} from './concepts.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'
import type { Original } from './original.ts'

const COMPARATORS = ['<', '<=', '>=', '>'] as const

/** One entry, or one for each part of a result that has several. */
export function readObservation(resource: Json, original: Original, collection: Collection): Entry[] {
  const { time, until, isBad } = timesOf(resource, 'effective', 'issued')
  if (isBad) return [refused(original.source, original.name, SENTENCES.badDate, resource)]
  if (!original.name) return [notUnderstood(original.source, 'Observation', SENTENCES.noName, resource)]
  const loinc = codeOf(original.codings, LOINC)
  const when = { ...(time && { time }), ...(until && { until }) }
  const kind = kindOf(resource, loinc)
  const components = listOf(resource.component)
  if (kind === 'workout') return workoutOf(resource, { ...original, ...when })
  const partEntry = (component: Json, index: number) => {
    const { note: _note, ...rest } = original
    const part = {
      ...rest,
      ...conceptOf(component.code),
      source: { ...original.source, id: `${original.source.id}#${index}` },
    }
    return valueEntry(kind, component, { ...part, ...when }, codeOf(part.codings, LOINC), original.name)
  }
  if (kind === 'vital' && components.some(isNumber)) {
    const others = components.flatMap((component, index) => (isNumber(component) ? [] : partEntry(component, index)))
    return [vitalOfParts(resource, { ...original, ...when }, loinc), ...others]
  }
  const parts = components.flatMap(partEntry)
  // A panel is told by its parts and members.
  const isTold =
    parts.length > 0 || listOf(resource.hasMember).some((each) => collection.resolve(each, resource) !== undefined)
  if (!hasValue(resource) && isTold) return parts
  const panel = extensionOf(resource, PANEL_EXTENSION) ?? collection.saidOf(resource).panel
  return [...valueEntry(kind, resource, { ...original, ...when }, loinc, panel), ...parts]
}

const isNumber = (component: Json) => quantityOf(component.valueQuantity) !== undefined

type Kind = 'vital' | 'lab' | 'social'

export const DURATION = '55411-3'
export const DISTANCE = 'Distance'
export const ENERGY = 'Energy'
type Timed = Original & { time?: string; until?: string }

function kindOf(resource: Json, loinc: string | undefined): Kind | 'workout' {
  const categories = listOf(resource.category).flatMap((each) => {
    const { name, codings } = conceptOf(each)
    return [name, ...codings.map(({ code }) => code)].map((text) => text.toLowerCase().replaceAll(' ', '-'))
  })
  if (categories.some((each) => each.startsWith('vital-sign'))) return 'vital'
  if (categories.includes('social-history')) return 'social'
  if (categories.includes('laboratory')) return 'lab'
  if (categories.includes('activity') && !hasValue(resource)) return 'workout'
  if (isVital(loinc)) return 'vital'
  return isSocial(loinc) ? 'social' : 'lab'
}

const hasValue = (resource: Json) => Object.keys(resource).some((key) => key.startsWith('value'))

const MEASURES = [DURATION, DISTANCE, ENERGY]

function workoutOf(resource: Json, original: Timed): Entry[] {
  const components = listOf(resource.component)
  const measureOf = ({ code }: Json) =>
    MEASURES.find((each) => [conceptOf(code).name, conceptOf(code).codings[0]?.code].includes(each))
  const part = (name: string) => quantityOf(components.find((each) => measureOf(each) === name)?.valueQuantity)
  const [minutes, distance, energy] = [part(DURATION)?.value, part(DISTANCE), part(ENERGY)]
  const workout: WorkoutEntry = {
    kind: 'workout',
    ...original,
    ...(minutes !== undefined && { minutes }),
    ...(distance && { distance }),
    ...(energy && { energy }),
  }
  const others = components.flatMap((component, index) => {
    const source = { ...original.source, id: `${original.source.id}#${index}` }
    const name = conceptOf(component.code).name || 'component'
    return measureOf(component) ? [] : [notUnderstood(source, name, SENTENCES.otherResource, component)]
  })
  return [workout, ...others]
}

function vitalOfParts(resource: Json, original: Timed, loinc: string | undefined): VitalEntry {
  const parts = listOf(resource.component).flatMap((component) => {
    const quantity = quantityOf(component.valueQuantity)
    const { name, codings } = conceptOf(component.code)
    const partLoinc = codeOf(codings, LOINC)
    return quantity ? [{ name, codings, ...(partLoinc && { loinc: partLoinc }), quantity }] : []
  })
  const { quantity, ...words } = resultOf(resource)
  const text = words.text ?? extensionOf(resource, TEXT_EXTENSION)
  // One such part is enough: the whole is no more exact than that.
  const comparator = listOf(resource.component).flatMap((component) => resultOf(component).comparator ?? [])[0]
  return {
    kind: 'vital',
    ...original,
    ...(loinc && { loinc }),
    ...(quantity && { quantity }),
    ...(text && { text }),
    ...(comparator && { comparator }),
    parts,
    ...deviceOf(resource),
  }
}

/** `holder`: the observation, or one component of it. */
function valueEntry(
  kind: Kind,
  holder: Json,
  { until, ...original }: Timed,
  loinc: string | undefined,
  panel?: string,
): Entry[] {
  const { quantity, comparator, ...words } = resultOf(holder)
  const text = words.text ?? extensionOf(holder, TEXT_EXTENSION)
  if (!quantity && !text) return [notUnderstood(original.source, original.name, SENTENCES.noValue, holder)]
  const value = { ...(loinc && { loinc }), ...(quantity && { quantity }), ...(text && { text }) }
  if (kind === 'social') return [{ kind, ...original, ...value } satisfies SocialEntry]
  const bound = comparator && { comparator }
  if (kind === 'vital')
    return [
      { kind, ...original, ...value, ...bound, ...(until && { until }), ...deviceOf(holder) } satisfies VitalEntry,
    ]
  const [range, flag] = [rangeOf(holder), flagOf(holder)]
  const lab: LabEntry = {
    kind: 'lab',
    ...original,
    ...value,
    ...bound,
    ...(range && { range }),
    ...(flag && { flag }),
    ...(panel && { panel }),
  }
  return [lab]
}

function deviceOf(resource: Json) {
  const device = textOf(objectOf(resource.device)?.display)
  return device && { device }
}

function resultOf(holder: Json): { quantity?: VitalEntry['quantity'] & {}; text?: string; comparator?: Comparator } {
  const quantity = quantityOf(holder.valueQuantity)
  if (quantity) {
    const comparator = COMPARATORS.find((each) => each === objectOf(holder.valueQuantity)?.comparator)
    return { quantity, ...(comparator && { comparator }) }
  }
  const integer = numberOf(holder.valueInteger)
  if (integer !== undefined) return { quantity: { value: integer, unit: '' } }
  const text = textOf(holder.valueString) ?? wordsOf(holder)
  return text ? { text } : {}
}

function wordsOf(holder: Json): string | undefined {
  if (holder.valueCodeableConcept) return conceptOf(holder.valueCodeableConcept).name || undefined
  if (typeof holder.valueBoolean === 'boolean') return holder.valueBoolean ? 'yes' : 'no'
  const [range, ratio] = [objectOf(holder.valueRange), objectOf(holder.valueRatio)]
  if (range) return [quantityText(range.low), quantityText(range.high)].filter(Boolean).join('–') || undefined
  if (ratio)
    return [quantityText(ratio.numerator), quantityText(ratio.denominator)].filter(Boolean).join(' : ') || undefined
  return textOf(holder.valueDateTime) ?? textOf(holder.valueTime) ?? textOf(objectOf(holder.valuePeriod)?.start)
}

function rangeOf(holder: Json): LabEntry['range'] {
  const range = listOf(holder.referenceRange)[0]
  const [low, high] = [quantityOf(range?.low)?.value, quantityOf(range?.high)?.value]
  const text = textOf(range?.text)
  if (low === undefined && high === undefined && !text) return undefined
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }), ...(text && { text }) }
}

function flagOf(holder: Json): LabEntry['flag'] {
  return flagOfCode(conceptOf(listOf(holder.interpretation)[0]).codings[0]?.code)
}
