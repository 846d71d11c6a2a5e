import { BEYOND, type Comparator, toCanonical, type VitalName, type VitalUnit, vitalMeasure } from './vital-measures.ts'

export type ReadVital =
  | {
      ok: true
      /** Canonical. */
      value: number
      diastolic: number | null
      /** The meter said no more than that it is below or above `value`. */
      comparator: Comparator | null
      /** The one it was written in. */
      unit: VitalUnit
      /** Why the person should look again, or null. */
      unusual: string | null
    }
  | {
      ok: false
      problem: string
      /** The number that was read though it cannot be: no beat and no breath are no readings, but a danger. */
      value?: number
    }

type Numbers = { value: number; second: number | null; unitText: string }

/**
 * Reads what a person typed or a device sent: "120 / 80 mmHg", "98,6", "९८.६ °F", 72. Without a unit of its own it is in
 * the one named `beside` it, else in the canonical one; a temperature that can only be the other is read so.
 */
export function readVital(name: VitalName, given: string | number, beside = ''): ReadVital {
  if (name === 'glucose' && typeof given === 'string') {
    const beyond = beyondMeter(given)
    if (beyond) return beyond
  }
  const numbers = numbersIn(name, asciiDigits(String(given)).trim())
  if (!numbers) return refuse(`“${given}” could not be read. Please write it like ${EXAMPLES[name]}.`)
  const measure = vitalMeasure(name)
  const written = unitNamed(measure.units, numbers.unitText)
  if (written === null) {
    const how = measure.units.length > 1 ? `in ${listOf(measure.units)}` : `like ${EXAMPLES[name]}`
    return refuse(`“${given}” could not be read. Please write it ${how}.`)
  }
  const named = unitNamed(measure.units, beside)
  // Never guessed: 25 mmol/L of glucose that is kept as 25 mg/dL turns a crisis into its opposite.
  if (named === null) return refuse(`${measure.label}: “${beside}” is not a unit of it. Use ${listOf(measure.units)}.`)
  const stated = written ?? named ?? measure.units[0]
  const unit = written ? stated : betterUnit(name, numbers.value, stated)
  const value = toCanonical(numbers.value, unit)
  const diastolic = numbers.second === null ? null : toCanonical(numbers.second, unit)

  const shown = `${numbers.second === null ? numbers.value : `${numbers.value}/${numbers.second}`} ${unit.label}`
  if (diastolic !== null && diastolic >= value) {
    return refuse(`In ${shown} the first number has to be the larger one. Please check it.`)
  }
  const { diastolic: lower } = measure
  if (!within(value, measure.possible) || (diastolic !== null && lower && !within(diastolic, lower.possible))) {
    return { ...refuse(`${measure.label}: ${shown} is not possible. Please check the number and the unit.`), value }
  }
  const isUsual = within(value, measure.usual) && (diastolic === null || !lower || within(diastolic, lower.usual))
  const unusual = isUsual ? null : `${measure.label}: ${shown} is unusual.`
  return { ok: true, value, diastolic, comparator: null, unit, unusual }
}

const refuse = (problem: string): Extract<ReadVital, { ok: false }> => ({ ok: false, problem })

/** HI and LO, as a meter of glucose says that it is beyond its range: so much is true of every common one, in mg/dL. */
function beyondMeter(text: string): ReadVital | null {
  const [unit] = vitalMeasure('glucose').units
  const told = { ok: true, diastolic: null, unit, unusual: null } as const
  if (/^\s*(hi|high)\s*[.!]*\s*$/i.test(text)) return { ...told, value: BEYOND['>'], comparator: '>' }
  if (/^\s*(lo|low)\s*[.!]*\s*$/i.test(text)) return { ...told, value: BEYOND['<'], comparator: '<' }
  return null
}

const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high

const EXAMPLES: Record<VitalName, string> = {
  heartbeat: '72',
  temperature: '36.8',
  blood_pressure: '120/80',
  oxygen_level: '98',
  weight: '70.5',
  height: '172',
  glucose: '95',
  respiratory_rate: '16',
  pain: '3',
  mood: '4',
  steps: '8500',
  sleep: '7.5',
}

const NUMBER = String.raw`(\d{1,7}(?:[.,]\d{1,20})?)`
const ONE = new RegExp(`^${NUMBER}(?!\\d)\\s*(.*)$`, 's')
const TWO = new RegExp(
  `^${NUMBER}(?:\\s*(?:[/⁄∕／–—−-]|over|by|zu|sur|sobre|con|बटा|bata|బై|bai)\\s*|\\s+)${NUMBER}(?!\\d)\\s*(.*)$`,
  'is',
)
const HOURS = /^(\d{1,2})\s*(?::|h|hours?)\s*([0-5]?\d)\s*(?:m|min|minutes)?$/i
const FEET = /^(\d)\s*(?:'|′|’|ft|feet)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|″|”|''|in|inches)?)?$/i
const CENTIMETRES_A_FOOT = 30.48

function numbersIn(name: VitalName, text: string): Numbers | null {
  if (name === 'blood_pressure') {
    const found = TWO.exec(text)
    return found && { value: decimal(found[1]), second: decimal(found[2]), unitText: found[3] ?? '' }
  }
  const clock = name === 'sleep' && HOURS.exec(text)
  if (clock) return { value: Number(clock[1]) + Number(clock[2]) / 60, second: null, unitText: 'h' }
  const feet = name === 'height' && FEET.exec(text)
  if (feet) {
    const value = Number(feet[1]) * CENTIMETRES_A_FOOT + decimal(feet[2] ?? '0') * 2.54
    return { value: Math.round(value * 10) / 10, second: null, unitText: 'cm' }
  }
  const found = ONE.exec(name === 'steps' ? text.replaceAll(/(?<=\d)[,.'’\s](?=\d{3}(?!\d))/g, '') : text)
  return found && { value: decimal(found[1]), second: null, unitText: found[2] ?? '' }
}

const decimal = (text = '') => Number(text.replace(',', '.'))

/** Undefined where none is written, null where it is none of these. */
function unitNamed(units: readonly VitalUnit[], text: string): VitalUnit | undefined | null {
  const wanted = text.trim().replace(/\.$/, '').toLowerCase()
  if (wanted === '') return undefined
  // UCUM allows a remark in braces: {beats}/min.
  const spellings = [wanted, wanted.replaceAll(/\{[^}]*\}/g, '')]
  const names = (unit: VitalUnit) => [unit.ucum.toLowerCase(), unit.label.toLowerCase(), ...unit.alias]
  return units.find((unit) => spellings.some((each) => names(unit).includes(each))) ?? null
}

/** 98.6 is Fahrenheit and 37 Celsius, whatever stands beside the field: nothing else can be alive. */
function betterUnit(name: VitalName, value: number, unit: VitalUnit): VitalUnit {
  if (name !== 'temperature') return unit
  const { units, possible } = vitalMeasure(name)
  if (within(toCanonical(value, unit), possible)) return unit
  return units.find((other) => within(toCanonical(value, other), possible)) ?? unit
}

const listOf = (units: readonly VitalUnit[]) => units.map(({ label }) => label).join(' or ')

// Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, full width.
const ZEROS = Array.from('٠۰०০੦૦୦௦౦೦൦０', (zero) => zero.codePointAt(0) ?? 0)

/** Digits of other scripts as 0 to 9: keyboards differ, numbers do not. */
function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((candidate) => code >= candidate && code <= candidate + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}

const FUTURE_SLACK_MS = 5 * 60_000
const EARLIEST_MS = Date.UTC(1900, 0, 1)

/** When it was measured, in milliseconds, or why that cannot be. Clocks differ: a few minutes ahead count as now. */
export function readMeasuredAt(iso: string, nowMs: number): { atMs: number } | { problem: string } {
  const atMs = Date.parse(iso)
  if (!Number.isFinite(atMs)) return { problem: 'Please choose a real date and time.' }
  if (atMs > nowMs + FUTURE_SLACK_MS)
    return { problem: 'This time lies in the future. Please choose when it was measured.' }
  if (atMs < EARLIEST_MS) return { problem: 'This time is too long ago. Please choose when it was measured.' }
  return { atMs: Math.min(atMs, nowMs) }
}
