import { compact, LOINC, notUnderstood, refused } from '../reading/entries.ts'
import { SLEEP } from '../reading/vital-codes.ts'
import { secondsOf, whenOfApple } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Coding, Entry, Quantity, Source, VitalEntry } from '../types.ts'
import type { Attributes } from '../xml/attributes.ts'
import { APPLE_TYPES, ucumOfApple } from './apple-types.ts'

export const APPLE = 'urn:apple-health'
const ASLEEP = /^HKCategoryValueSleepAnalysisAsleep/

/** One `Record`: a quantity, or a category in words. Its id says all that makes it this one, as Apple gives none. */
export function readRecord(tag: Attributes, where: string): Entry {
  const type = tag.get('type') ?? ''
  const short = shortType(type)
  const [startText, endText, value, unit] = [
    tag.get('startDate'),
    tag.get('endDate'),
    tag.get('value') ?? '',
    tag.get('unit') ?? '',
  ]
  const device = tag.get('sourceName')
  const source: Source = {
    system: APPLE,
    id: `${short} ${startText}${endText && endText !== startText ? `~${endText}` : ''} ${value}${unit} ${device ?? ''}`.trim(),
    where,
  }
  const time = whenOfApple(startText)
  const until = endText === startText ? undefined : whenOfApple(endText)
  if (!short) return notUnderstood(source, 'Record', SENTENCES.noName, tag.written())
  if (!time) return refused(source, short, SENTENCES.badDate, tag.written())
  const known = APPLE_TYPES[short]
  const base = {
    kind: 'vital' as const,
    source,
    codings: codingsOf(type, known?.loinc),
    name: known?.name ?? short,
    time,
  }
  if (type.startsWith('HKCategory')) return categoryOf(base, value, until, device)
  const quantity = quantityOf(value, unit)
  if (!quantity) return refused(source, short, SENTENCES.badValue, tag.written())
  return compact<VitalEntry>({ ...base, quantity, ...optional(known?.loinc, until, device) })
}

/** A plain decimal that a measurement can be: no Infinity, no hexadecimal, no empty text. */
export function quantityOf(value: string, unit: string): Quantity | undefined {
  const number = /^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return undefined
  const ucum = ucumOfApple(unit)
  // Apple writes 97 % as 0.97.
  const scaled = unit === '%' && number <= 1 ? Math.round(number * 1e6) / 1e4 : number
  return ucum ? { value: scaled, unit, ucum } : { value: scaled, unit }
}

export function codingsOf(type: string, loinc: string | undefined): Coding[] {
  const own = { system: APPLE, code: type }
  return loinc ? [{ system: LOINC, code: loinc }, own] : [own]
}

export const shortType = (type: string) => type.replace(/^HK(?:Quantity|Category|Correlation|Data)?TypeIdentifier/, '')

function categoryOf(
  base: Pick<VitalEntry, 'kind' | 'source' | 'codings' | 'name'> & { time: string },
  value: string,
  until: string | undefined,
  device: string | undefined,
): VitalEntry {
  if (ASLEEP.test(value) && until) {
    const hours = Math.round((secondsOf(until) - secondsOf(base.time)) / 36) / 100
    return compact<VitalEntry>({
      ...base,
      name: SLEEP.name,
      codings: [{ system: LOINC, code: SLEEP.loinc }, ...base.codings],
      quantity: { value: hours, unit: 'h', ucum: 'h' },
      text: wordsOf(value),
      ...optional(SLEEP.loinc, until, device),
    })
  }
  return compact<VitalEntry>({ ...base, text: wordsOf(value), ...optional(undefined, until, device) })
}

function optional(loinc: string | undefined, until: string | undefined, device: string | undefined) {
  return { ...(loinc && { loinc }), ...(until && { until }), ...(device && { device }) }
}

const wordsOf = (value: string) => value.replace(/^HKCategoryValue/, '') || 'recorded'
