import { asGiven, readVital, type VitalName, vitalMeasure, vitalText } from '@salus/contract'
import { WEEKDAYS } from '@salus/terms/dates'
import { namesOfVitalSign } from '@salus/terms/vital-signs'
import type { Statement } from '@salus/triage'
import { literal } from '../literal.ts'
import { monthNamed } from './medicines-told.ts'
import type { Said, TextTold } from './statements-in.ts'
import type { ToldReading } from './told-change.ts'
import { ANOTHER_DAY, HOURS_AGO, NOT_MEASURED, WEIGHS, YESTERDAY } from './words/reading-words.ts'

type Measured = Statement['measurements'][number]
type Value = Pick<ToldReading, 'measure' | 'value' | 'unit'>

/** The lower number comes with the upper one. */
const MEASURES: Partial<Record<Measured['kind'], VitalName>> = {
  systolic_mmhg: 'blood_pressure',
  temperature_c: 'temperature',
  pulse_per_minute: 'heartbeat',
  oxygen_percent: 'oxygen_level',
  glucose_mg_per_dl: 'glucose',
  breaths_per_minute: 'respiratory_rate',
}

/** Readings that somebody says they took, today or yesterday: of another day the words alone do not tell the hour. */
export function readingsTold({ text, start }: Said, { told, measurements, language }: TextTold): ToldReading[] {
  const hoursAgo = hoursSince(text, language)
  if (hoursAgo === undefined || NOT_MEASURED(language).test(text)) return []
  const isMeant = (place: { start: number; end: number }) => {
    const { isOwn, isDenied, isSupposed, isPast } = told(place.start, place.end)
    return isOwn && !isDenied && !isSupposed && !isPast
  }
  const here = measurements.filter((each) => each.start >= start && each.end <= start + text.length && isMeant(each))
  const values = [...here.flatMap((each) => valueIn(each, text, start) ?? []), ...weightIn(text, start, isMeant)]
  return values
    .filter((one) => values.every((other) => other.measure !== one.measure || other === one))
    .map((value) => ({ resource: 'Observation', quote: text, ...value, hoursAgo }))
}

const HOURS = 'zero one two three four five six'.split(' ')
const LEAST_WEEKDAY = 5

/** Undefined: of another day. */
function hoursSince(text: string, language: TextTold['language']): number | undefined {
  if (YESTERDAY(language).test(text)) return 24
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const namesDay = words.some((word) => word.length >= LEAST_WEEKDAY && WEEKDAYS.has(word))
  if (ANOTHER_DAY(language).test(text) || namesDay || monthNamed(text) !== undefined) return undefined
  const ago = HOURS_AGO.exec(text)?.[1]?.toLowerCase()
  if (ago === undefined) return 0
  return /^an?$/.test(ago) ? 1 : Number.isNaN(Number(ago)) ? HOURS.indexOf(ago) : Number(ago)
}

/** What may stand behind a number and belong to it: "38.4 °C", "6.4 mmol/L". */
const UNIT_BEHIND = /^[^\S\n]*[^\s,;.!?]{0,8}(?:[^\S\n]*[^\s,;.!?]{1,6})?/u

function valueIn(measured: Measured, text: string, start: number): Value | undefined {
  const measure = MEASURES[measured.kind]
  if (!measure) return undefined
  const [from, to] = [measured.start - start, measured.end - start]
  const number = /^[\d.,]+(?:\s*(?:\/|\p{L}[\p{L}\p{M}]*)\s*[\d.,]+)?/u
    .exec(text.slice(from, to))?.[0]
    .replace(/[.,]$/, '')
  if (number === undefined) return undefined
  const behind = UNIT_BEHIND.exec(text.slice(from + number.length))?.[0] ?? ''
  const parts = behind.split(/(?=\s)/)
  for (let count = parts.length; count >= 0; count--) {
    const unit = parts.slice(0, count).join('').trim()
    // Without its unit sugar is what the engine takes it for.
    if (unit === '' && measure === 'glucose') break
    const read = readVital(measure, `${number} ${unit}`)
    if (read.ok) return written(measure, read)
  }
  // In whichever unit the number is what the engine has read.
  for (const { ucum } of vitalMeasure(measure).units) {
    const read = readVital(measure, number, ucum)
    if (read.ok && Math.abs(read.value - measured.value) < ROUNDING) return written(measure, read)
  }
  const read = readVital(measure, measured.value)
  return read.ok ? written(measure, read) : undefined
}

const ROUNDING = 0.5

const written = (measure: VitalName, read: Extract<ReturnType<typeof readVital>, { ok: true }>): Value => ({
  measure,
  value:
    read.diastolic === null ? String(asGiven(read.value, read.unit)) : vitalText(read.value, read.diastolic, read.unit),
  unit: read.unit.ucum,
})

const KILOS = 'kgs?|kilos?|kilogram(?:me|o|m)?s?|किलो(?:ग्राम)?|किग्रा|కిలో(?:లు|గ్రాములు)?|కేజీ'
const POUNDS = 'lbs?|pounds?'
const WEIGHT = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${[...namesOfVitalSign('weight').map(literal), WEIGHS].join('|')})(?![\p{L}\p{M}])[^\d\n]{0,25}?(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:(${KILOS})|(${POUNDS}))(?![\p{L}\p{M}])`,
  'iu',
)

/** Weight is told in kilos or pounds, or it is not known what it is. */
function weightIn(text: string, start: number, isMeant: (place: { start: number; end: number }) => boolean): Value[] {
  const match = WEIGHT.exec(text)
  if (!match?.[1]) return []
  const at = start + match.index + match[0].lastIndexOf(match[1])
  const read = readVital('weight', match[1], match[3] ? 'lb' : 'kg')
  return read.ok && isMeant({ start: at, end: at + match[1].length }) ? [written('weight', read)] : []
}
