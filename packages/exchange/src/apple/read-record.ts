import { LOINC, notUnderstood, refused } from '../reading/entries.ts'
import { SLEEP } from '../reading/vital-codes.ts'
import { secondsOf, whenOfApple } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Coding, Entry, Quantity, Source, VitalEntry } from '../types.ts'
import type { Attributes } from '../xml/attributes.ts'
import { APPLE_TYPES, ucumOfApple } from './apple-types.ts'

export const APPLE = 'urn:apple-health'
const ASLEEP = /^HKCategoryValueSleepAnalysisAsleep/

interface Type {
  short: string
  known: { name: string; loinc?: string } | undefined
  /** Shared by all entries of this type. */
  codings: Coding[]
}

/** A file has some hundred types. */
const MOST_TYPES = 1000

/** Reads one `Record` after the other: quantities, and categories in words. An id says all that makes a record this one, as Apple gives none. */
export function recordReader() {
  const types = new Map<string, Type>()

  function typeOf(type: string): Type {
    const seen = types.get(type)
    if (seen) return seen
    const short = shortType(type)
    const known = Object.hasOwn(APPLE_TYPES, short) ? APPLE_TYPES[short] : undefined
    const made = { short, known, codings: codingsOf(type, known?.loinc) }
    if (types.size < MOST_TYPES) types.set(type, made)
    return made
  }

  return (tag: Attributes, where: string): Entry => {
    const type = tag.get('type') ?? ''
    const { short, known, codings } = typeOf(type)
    const [startText, endText] = [tag.get('startDate'), tag.get('endDate')]
    const [value, unit, device] = [tag.get('value') ?? '', tag.get('unit') ?? '', tag.get('sourceName')]
    const end = endText && endText !== startText ? `~${endText}` : ''
    const source: Source = {
      system: APPLE,
      id: `${short} ${startText}${end} ${value}${unit} ${device ?? ''}`.trim(),
      where,
    }
    if (!short) return notUnderstood(source, 'Record', SENTENCES.noName, tag.written())
    const time = whenOfApple(startText)
    const until = end ? whenOfApple(endText) : undefined
    if (!time || (end && !until)) return refused(source, short, SENTENCES.badDate, tag.written())
    const vital: VitalEntry = { kind: 'vital', source, codings, name: known?.name ?? short, time }
    if (until) vital.until = until
    if (device) vital.device = device
    if (type.startsWith('HKCategory')) return categoryOf(vital, value)
    const quantity = quantityOf(value, unit)
    if (!quantity) return refused(source, short, SENTENCES.badValue, tag.written())
    if (known?.loinc) vital.loinc = known.loinc
    vital.quantity = quantity
    return vital
  }
}

/** A plain decimal that a measurement can be: no Infinity, no hexadecimal, no empty text. */
export function quantityOf(value: string, unit: string): Quantity | undefined {
  const number = /^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return undefined
  const ucum = ucumOfApple(unit)
  const scaled = unit === '%' ? ownPercent(number) : number
  return ucum ? { value: scaled, unit, ucum } : { value: scaled, unit }
}

/** Apple writes 97 % as 0.97. */
export const ownPercent = (value: number) => (value <= 1 ? Math.round(value * 1e6) / 1e4 : value)

export function codingsOf(type: string, loinc: string | undefined): Coding[] {
  const own = { system: APPLE, code: type }
  return loinc ? [{ system: LOINC, code: loinc }, own] : [own]
}

export const shortType = (type: string) => type.replace(/^HK(?:Quantity|Category|Correlation|Data)?TypeIdentifier/, '')

function categoryOf(vital: VitalEntry, value: string): VitalEntry {
  const { time, until } = vital
  if (!ASLEEP.test(value) || !time || !until) return { ...vital, text: wordsOf(value) }
  const hours = Math.round((secondsOf(until) - secondsOf(time)) / 36) / 100
  return {
    ...vital,
    name: SLEEP.name,
    loinc: SLEEP.loinc,
    codings: [{ system: LOINC, code: SLEEP.loinc }, ...vital.codings],
    quantity: { value: hours, unit: 'h', ucum: 'h' },
    text: wordsOf(value),
  }
}

const wordsOf = (value: string) => value.replace(/^HKCategoryValue/, '') || 'recorded'
