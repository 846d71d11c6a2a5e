import type { VitalName, VitalUnit } from '@salus/contract'
import { BEYOND, readVital, toCanonical, VITAL_NAMES, vitalMeasure } from '@salus/contract/facts'
import { isGlucose, ownCode, usualLoinc, type VitalEntry, writtenUnit } from '@salus/exchange'
import type { VitalWrite } from '../item.ts'
import { quantityText } from './entry-words.ts'
import { keyOf, timedKeyOf } from './ids.ts'

type Quantity = NonNullable<VitalEntry['quantity']>
/** `bound`: no more is known than that it is above or below, and no meter said so. */
type Placed = { write: VitalWrite } | { kept: string } | { refused: string } | { bound: true }

export const NO_PLACE = 'Your record has no place for this yet. It is kept with this import.'
export const NO_DAY = 'It does not say on which day it was measured.'

const APPLE = 'urn:apple-health'
const SYSTOLIC = '8480-6'
const DIASTOLIC = '8462-4'
const PRESSURE = '85354-9'

const MEASURES = new Map<string, VitalName>(
  VITAL_NAMES.flatMap((name) => {
    const code = vitalMeasure(name).loinc?.code
    return code === undefined ? [] : [[code === SYSTOLIC ? PRESSURE : code, name] as const]
  }),
)

/** Codes that laboratories and older systems give what a finger clip measures too. */
const OXYGEN = new Set(['2710-2', '2713-6', '51733-4'])

export function measureOf({ loinc, codings }: Pick<VitalEntry, 'loinc' | 'codings'>): VitalName | undefined {
  if (loinc === undefined) {
    const own = ownCode({ codings }, 'vital')
    return VITAL_NAMES.find((name) => name === own)
  }
  if (isGlucose(loinc)) return 'glucose'
  return OXYGEN.has(loinc) ? 'oxygen_level' : MEASURES.get(usualLoinc(loinc))
}

/** The canonical value is `value * factor`, for units that nobody types here but files have. */
const OTHER_UNITS: Partial<Record<VitalName, Record<string, number>>> = {
  blood_pressure: { kPa: 7.500617 },
  weight: { g: 0.001, '[oz_av]': 0.028349523, '[stone_av]': 6.35029318 },
  height: { m: 100, mm: 0.1, '[ft_i]': 30.48 },
  heartbeat: { '1/min': 1, Hz: 60 },
  respiratory_rate: { '1/min': 1 },
  // LOINC counts the steps of a day (41950-7).
  steps: { '1': 1, '': 1, '/d': 1, '/day': 1, 'steps/day': 1, 'steps/d': 1, 'count/d': 1, 'count/day': 1, '1/d': 1 },
  sleep: { min: 1 / 60, s: 1 / 3600 },
  pain: { '1': 1, '': 1 },
}

/** Each id of Apple Health says the time. */
export const keyOfSource = ({ system, id }: { system: string; id: string }, at: number) =>
  system === APPLE ? timedKeyOf(at, 'file', system, id) : keyOf('file', system, id)

/** A measurement as the record keeps it; or why it has no place there, or is refused. */
export function placeVital(entry: VitalEntry, instantOf: (when: string) => number | null): Placed {
  const measure = measureOf(entry)
  if (!measure) return { kept: NO_PLACE }
  const at = entry.time === undefined ? null : instantOf(entry.time)
  if (at === null) return { kept: NO_DAY }
  const { comparator } = entry
  // A meter of glucose alone has a range that it is beyond; the rules of all others would take a bound for its worst.
  if (comparator && measure !== 'glucose') return { kept: boundReason(entry, comparator) }
  const source = { key: keyOfSource(entry.source, at), measure, at, source: 'import' } as const
  const note = entry.note?.slice(0, 500) ?? null
  const quantities = measure === 'blood_pressure' ? pressuresOf(entry) : entry.quantity && [entry.quantity]
  if (!quantities && entry.text) {
    const read = readVital(measure, entry.text)
    if (read.ok && read.comparator) {
      const { value, diastolic, comparator, unit } = read
      return { write: { ...source, value, diastolic, comparator, unit: unit.ucum, note } }
    }
  }
  if (!quantities) return { kept: NO_PLACE }
  const [first, second] = quantities.map((quantity) => canonical(measure, quantity))
  if (!first || (quantities.length > 1 && !second)) {
    const { unit } = quantities[0] as Quantity
    return { refused: unit ? `Its unit, ${unit}, is not one that we know for this.` : 'It does not say its unit.' }
  }
  const impossible = refusalOf(measure, first, second)
  if (impossible) return { refused: impossible }
  if (comparator && !isBeyondMeter(comparator, first.value)) return { bound: true }
  const values = { value: first.value, diastolic: second?.value ?? null, unit: first.unit }
  return { write: { ...source, ...values, ...(comparator && { comparator }), note } }
}

/** 2.2 and 22.2 mmol/L are a hair beside what they are in mg/dL. */
const isBeyondMeter = (comparator: string, value: number): comparator is '<' | '>' =>
  comparator === '>' ? value >= BEYOND['>'] * 0.98 : comparator === '<' && value <= BEYOND['<'] * 1.02

const BOUNDS = { '<': 'below', '<=': 'at most', '>=': 'at least', '>': 'above' } as const

function boundReason({ quantity }: VitalEntry, comparator: keyof typeof BOUNDS): string {
  const value = quantity ? `${BOUNDS[comparator]} ${quantityText(quantity)}` : 'above or below a number'
  return `It says no more than that it was ${value}. Your record keeps measured values of this.`
}

function pressuresOf({ parts = [] }: VitalEntry): Quantity[] | undefined {
  const part = (code: string) => parts.find(({ loinc }) => loinc === code)?.quantity
  const [systolic, diastolic] = [part(SYSTOLIC), part(DIASTOLIC)]
  return systolic && diastolic ? [systolic, diastolic] : undefined
}

interface Canonical {
  value: number
  /** UCUM, of those that the measure has. */
  unit: string
}

function canonical(measure: VitalName, { value, ...written }: Quantity): Canonical | undefined {
  const unit = readerOfUnit(measure, written)
  return unit && { value: unit.read(value), unit: unit.ucum }
}

/** How numbers of a unit become those of the record. */
export interface UnitReader {
  ucum: string
  read(value: number): number
}

export function readerOfUnit(measure: VitalName, { unit, ucum }: Omit<Quantity, 'value'>): UnitReader | undefined {
  const { units } = vitalMeasure(measure)
  // Words in braces are a remark: "{beats}/min" is "/min".
  const plain = (ucum ?? unit).replaceAll(/\{[^}]*\}/g, '')
  const known = unitOf(measure, ucum, unit) ?? units.find((each) => each.ucum === plain)
  if (known) return { ucum: known.ucum, read: (value) => toCanonical(value, known) }
  const factor = OTHER_UNITS[measure]?.[plain]
  if (factor !== undefined) return { ucum: units[0].ucum, read: (value) => Math.round(value * factor * 1e6) / 1e6 }
  // "degrees F", "stone": in words, as people write them above their tables.
  const inWords = [ucum, unit].flatMap((each) => (each && writtenUnit(each)) || []).find((each) => each !== plain)
  return inWords === undefined ? undefined : readerOfUnit(measure, { unit: inWords, ucum: inWords })
}

function unitOf(measure: VitalName, ucum: string | undefined, written: string): VitalUnit | undefined {
  const { units } = vitalMeasure(measure)
  // Where there is one unit alone, saying none means that one.
  if (!ucum && written.trim() === '') return units.length === 1 ? units[0] : undefined
  const folded = written.trim().toLowerCase()
  return (
    units.find((unit) => unit.ucum === ucum) ??
    units.find(({ ucum: code, label, alias }) => [code, label, ...alias].some((each) => each.toLowerCase() === folded))
  )
}

/** In the words of the room, which knows what is possible. */
function refusalOf(measure: VitalName, first: Canonical, second: Canonical | undefined): string | undefined {
  const { possible, diastolic, units } = vitalMeasure(measure)
  const isIn = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high
  const isPossible = isIn(first.value, possible) && (!second || !diastolic || isIn(second.value, diastolic.possible))
  if (isPossible && (!second || second.value < first.value)) return undefined
  const text = second ? `${first.value}/${second.value}` : String(first.value)
  const read = readVital(measure, text, units[0].ucum)
  return read.ok ? 'This value is not possible.' : read.problem
}
