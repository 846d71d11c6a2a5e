import { daysOf, daysSince1970, whenOfInstant } from '../reading/when.ts'
import type { Found, SampleSeries, Samples, VitalEntry } from '../types.ts'
import type { Attributes } from '../xml/attributes.ts'
import { rawText } from '../xml/texts.ts'
import { APPLE_TYPES, ucumOfApple } from './apple-types.ts'
import { APPLE, codingsOf, ownPercent, shortType } from './read-record.ts'

const QUANTITY = 'HKQuantityTypeIdentifier'
/** A file that is no export may have more: the reader tells the rest one by one. */
const MOST_SERIES = 1_000
const MINUTE_MS = 60_000

/** One type, unit and device, and the samples of it in the piece that is read. */
interface Open {
  series: SampleSeries
  /** Before and behind what is each sample's own in its id. */
  idStart: string
  idEnd: string
  samples: Samples | undefined
}

/** Takes the records that are a plain number at a plain time, which nearly all of them are; the others are left to `recordReader`. */
export function sampleReader() {
  const types = new Map<string, Open[]>()
  const begun: Open[] = []
  let count = 0

  function openOf(type: string, unit: string, device: string | undefined): Open | undefined {
    const ofType = types.get(type) ?? []
    for (const each of ofType) if (each.series.unit === unit && each.series.device === device) return each
    if (count >= MOST_SERIES || !type.startsWith(QUANTITY) || /BloodPressure(?:Sys|Dias)tolic$/.test(type))
      return undefined
    const made = begin(type, unit, device)
    if (!made) return undefined
    count += 1
    types.set(type, [...ofType, made])
    return made
  }

  return {
    /** False where the record is not as plain as that. What it begins goes to `entries`. */
    take(tag: Attributes, record: number, entries: Found[]): boolean {
      const open = openOf(tag.get('type') ?? '', tag.get('unit') ?? '', tag.get('sourceName'))
      if (!open || !tag.find('startDate')) return false
      const { bytes } = tag
      const [start, offset] = [tag.from, offsetAt(bytes, tag.from)]
      const at = instantAt(bytes, start, tag.to, offset)
      let [until, idTime] = [at, rawText(bytes, start, tag.to)]
      if (tag.find('endDate') && !isSame(bytes, start, tag.from, tag.to)) {
        until = offsetAt(bytes, tag.from) === offset ? instantAt(bytes, tag.from, tag.to, offset) : Number.NaN
        idTime += `~${rawText(bytes, tag.from, tag.to)}`
      }
      if (!tag.find('value')) return false
      const value = decimalAt(bytes, tag.from, tag.to)
      if (Number.isNaN(at + until + value)) return false
      const { series } = open
      if (!open.samples) {
        open.samples = { kind: 'samples', series, record: [], at: [], until: [], offset: [], value: [], id: [] }
        begun.push(open)
        entries.push(open.samples)
      }
      const { samples } = open
      samples.record.push(record)
      samples.at.push(at)
      samples.until.push(until)
      samples.offset.push(offset)
      samples.value.push(series.unit === '%' ? ownPercent(value) : value)
      samples.id.push(`${open.idStart}${idTime} ${rawText(bytes, tag.from, tag.to)}${open.idEnd}`)
      return true
    },

    /** All that comes after belongs to other samples. */
    endPiece(): void {
      for (const each of begun) each.samples = undefined
      begun.length = 0
    },
  }
}

function begin(type: string, unit: string, device: string | undefined): Open | undefined {
  const short = shortType(type)
  if (!short) return undefined
  const known = Object.hasOwn(APPLE_TYPES, short) ? APPLE_TYPES[short] : undefined
  const ucum = ucumOfApple(unit)
  const series: SampleSeries = {
    system: APPLE,
    codings: codingsOf(type, known?.loinc),
    name: known?.name ?? short,
    unit,
    ...(known?.loinc && { loinc: known.loinc }),
    ...(ucum && { ucum }),
    ...(device && { device }),
  }
  return { series, idStart: `${short} `, idEnd: `${unit} ${device ?? ''}`.trimEnd(), samples: undefined }
}

/** One of the samples as an entry of its own. */
export function vitalAt({ series, record, at, until, offset, value, id }: Samples, row: number): VitalEntry {
  const { system, codings, name, loinc, unit, ucum, device } = series
  const [start, end, zone] = [at[row] as number, until[row] as number, offset[row] as number]
  return {
    kind: 'vital',
    source: { system, id: id[row] as string, where: whereOf(record[row] as number) },
    codings,
    name,
    time: whenOfInstant(start, zone),
    ...(end !== start && { until: whenOfInstant(end, zone) }),
    ...(device && { device }),
    ...(loinc && { loinc }),
    quantity: { value: value[row] as number, unit, ...(ucum && { ucum }) },
  }
}

export const whereOf = (record: number) => `Record ${record}`

function isSame(bytes: Uint8Array, one: number, other: number, to: number): boolean {
  for (let at = other; at < to; at++) if (bytes[at] !== bytes[one + at - other]) return false
  return true
}

/** NaN where they are none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const [tens, ones] = [(bytes[at] as number) - 48, (bytes[at + 1] as number) - 48]
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

const [SPACE, PLUS, MINUS, DOT, COLON] = [32, 43, 45, 46, 58] as const

/** Minutes of `2016-04-18 08:25:32 -0700`; NaN where there are none. */
function offsetAt(bytes: Uint8Array, from: number): number {
  const [hours, minutes] = [twoDigits(bytes, from + 21), twoDigits(bytes, from + 23)]
  const sign = bytes[from + 20] === PLUS ? 1 : bytes[from + 20] === MINUS ? -1 : Number.NaN
  const offset = sign * (hours * 60 + minutes)
  return hours <= 14 && minutes <= 59 && !Object.is(offset, -0) ? offset : Number.NaN
}

/** Milliseconds since 1970 of `2016-04-18 08:25:32 -0700`; NaN for anything else. */
function instantAt(bytes: Uint8Array, from: number, to: number, offset: number): number {
  const isSign = (at: number, sign: number) => bytes[from + at] === sign
  const areSigns = isSign(4, MINUS) && isSign(7, MINUS) && isSign(10, SPACE) && isSign(13, COLON) && isSign(16, COLON)
  if (to - from !== 25 || !areSigns || !isSign(19, SPACE)) return Number.NaN
  const [year, month] = [twoDigits(bytes, from) * 100 + twoDigits(bytes, from + 2), twoDigits(bytes, from + 5)]
  const day = twoDigits(bytes, from + 8)
  const hour = twoDigits(bytes, from + 11)
  const [minute, second] = [twoDigits(bytes, from + 14), twoDigits(bytes, from + 17)]
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
  if (!isDay || !(hour <= 23 && minute <= 59 && second <= 59)) return Number.NaN
  return ((daysSince1970(year, month, day) * 24 + hour) * 60 + minute - offset) * MINUTE_MS + second * 1_000
}

/** Digits that a number holds exactly. */
const EXACT_DIGITS = 15

/** A decimal without sign and power; NaN for anything else. */
function decimalAt(bytes: Uint8Array, from: number, to: number): number {
  let [digits, divisor, point] = [0, 1, -1]
  if (to - from > EXACT_DIGITS || to === from) return Number.NaN
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] as number) - 48
    if (bytes[at] === DOT && point < 0 && at > from) point = at
    else if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit
      if (point >= 0) divisor *= 10
    } else return Number.NaN
  }
  return digits / divisor
}
