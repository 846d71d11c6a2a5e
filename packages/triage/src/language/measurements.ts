import type { LabKind } from '../knowledge/lab-kinds.ts'
import { labWord } from './lab-slips.ts'
import { readLabValue } from './lab-values.ts'
import { isMedicine, isStrengthOf } from './swallowed/medicine-names.ts'
import { type Token, tokenise } from './tokenise.ts'
import { weeksAt } from './weeks-pregnant.ts'

export type MeasurementKind =
  | 'temperature_c'
  | 'systolic_mmhg'
  | 'diastolic_mmhg'
  | 'pulse_per_minute'
  | 'breaths_per_minute'
  | 'oxygen_percent'
  | 'glucose_mg_per_dl'
  | 'weeks_pregnant'
  | 'pain_score'
  | 'tablets_taken'
  | LabKind

export interface Measurement {
  kind: MeasurementKind
  value: number
  /** Indices of the first and last token. */
  from: number
  to: number
}

const MG_PER_DL_PER_MMOL_PER_L = 18.02

const NAMES: [Exclude<MeasurementKind, LabKind>, RegExp][] = [
  ['temperature_c', /^(temperature|temp|fever|feverish|t|tmax|febrile)$/],
  ['systolic_mmhg', /^(bp|pressure)$/],
  ['pulse_per_minute', /^(hr|pulse|bpm|p)$/],
  ['breaths_per_minute', /^(rr|respirations|respiration|resp|respiratory)$/],
  ['oxygen_percent', /^(spo|sao|oxygen|o2|sats|sat|saturation|saturations|saturating|spo2|ox|oximeter|oximetry)$/],
  ['glucose_mg_per_dl', /^(glucose|sugar|sugars|bg|bgl|bsl|glucometer)$/],
]
/** How far before a number its name may stand: "temperature this morning was 39.1". */
const NAME_REACH = 5

/** Where people measure sugar in g/L when they write no unit: France and Argentina. */
const IN_GRAMS: ReadonlySet<string> = new Set(['fr', 'es'])

/** Values that a text names with their numbers, in the units of their kinds: "TSH 7.8", "ferritin is 9". */
export const valuesIn = (text: string): Measurement[] => readMeasurements(tokenise(text), text)

/** `language`: that of the text, where it was told in English word by word. */
export function readMeasurements(tokens: readonly Token[], text: string, language = 'en'): Measurement[] {
  const found: Measurement[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'number' && Number.isNaN(token.value)) continue
    const here =
      token.kind === 'number'
        ? (labAt(tokens, at, text) ??
          tabletsAt(tokens, at) ??
          pressureAt(tokens, at, text) ??
          scoreAt(tokens, at) ??
          singleAt(tokens, at, text, IN_GRAMS.has(language)))
        : weeksAt(tokens, at)
    if (!here) continue
    found.push(...here)
    at = Math.max(at, ...here.map((measurement) => Math.min(measurement.to, at + 2)))
  }
  return found
}

function labAt(tokens: readonly Token[], at: number, text: string): Measurement[] | undefined {
  const read = readLabValue(tokens, at, text)
  return read && [read]
}

/** "130 zu 80", "130 sur 80", as it was written: beside the name of the pressure alone. */
const OVER = /^\s*(by|zu|sur|sobre|con|बटा|bata|బై|bai)\s*$/i

/** `120/80`, `88 / 50`, `120 over 80`. */
function pressureAt(tokens: readonly Token[], at: number, text: string): Measurement[] | undefined {
  const systolic = (tokens[at] as Token).value
  const joint = tokens[at + 1]?.norm
  // A small word of another language may not have been told in English.
  const to = tokens[at + 1]?.kind === 'number' ? at + 1 : at + 2
  const isOver = OVER.test(text.slice(tokens[at]?.end, tokens[to]?.start))
  const diastolic = tokens[to]?.value ?? Number.NaN
  if (
    (joint !== '/' && joint !== 'over' && !isOver) ||
    !(systolic >= 50 && systolic <= 280 && diastolic >= 20 && diastolic < systolic)
  )
    return undefined
  const named = isNamed(tokens, at, /^(bp|pressure)$/)
  if (!named && (isOver || !(systolic >= 70 && diastolic >= 35))) return undefined
  return [
    { kind: 'systolic_mmhg', value: systolic, from: at, to },
    { kind: 'diastolic_mmhg', value: diastolic, from: at, to },
  ]
}

/** `9/10`, `8 out of 10`. */
function scoreAt(tokens: readonly Token[], at: number): Measurement[] | undefined {
  const value = (tokens[at] as Token).value
  if (value > 10) return undefined
  const length =
    tokens[at + 1]?.norm === '/' && tokens[at + 2]?.value === 10
      ? 2
      : tokens[at + 1]?.norm === 'out' && tokens[at + 3]?.value === 10
        ? 3
        : 0
  return length === 0 ? undefined : [{ kind: 'pain_score', value, from: at, to: at + length }]
}

const TABLET =
  /^(pill|pills|tablet|tablets|capsule|capsules|tylenol|paracetamol|acetaminophen|panadol|calpol|crocin|dolo|ibuprofen|advil|aspirin|aspirins|benadryl|xanax|valium|antidepressants|painkillers|ibuprofens|paracetamols|tylenols)$/

const SWALLOWED = /^(took|taken|swallowed|ate|overdosed|downed|necked)$/
/** Straight before a number of tablets; "took two at 9" tells the hour. */
const COUNTS = /^(took|taken|swallowed|ate|downed|like|maybe|almost|nearly|probably|another)$/
/** "Still had 103 at midnight" is a fever. */
const MOST_COUNTED = 90
/** "How much tylenol is bad for you, I took like 30 about an hour ago": nothing else is counted. */
const NOT_COUNTED =
  /^([.,;!?)]|of|about|around|an|at|in|because|bc|cause|cuz|coz|and|to|so|but|now|today|tonight|yesterday|earlier|already|altogether|total|all|ago|i|it|is|what|will|am|help|pls|please|all together)$/

/** "Took 20 lisinopril this morning as always" tells a strength. */
const isRoutine = (tokens: readonly Token[]): boolean => ROUTINE.test(tokens.map(({ norm }) => norm).join(' '))
const ROUTINE = /\b(as (always|usual|prescribed)|for the first time|like every|every (morning|evening|night|day))\b/

/** `took 30 paracetamol`, `swallowed 20 pills`: not `took 500 mg`. */
function tabletsAt(tokens: readonly Token[], at: number): Measurement[] | undefined {
  const taken = tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => /^(took|taken|swallowed|ate|take|taking|overdosed|downed|had)$/.test(token.norm))
  if (!taken || /^(mg|mcg|ml|g|milligrams)$/.test(tokens[at + 1]?.norm ?? '')) return undefined
  const { value } = tokens[at] as Token
  const isWhole = Number.isInteger(value) && value <= MOST_COUNTED
  const isCount = isWhole && !(value >= 35 && value <= 43)
  const isCounted =
    isCount &&
    COUNTS.test(tokens[at - 1]?.norm ?? '') &&
    NOT_COUNTED.test(tokens[at + 1]?.norm ?? '.') &&
    tokens.slice(0, at).some(({ norm }) => TABLET.test(norm))
  const behind = tokens.slice(at + 1, at + 4)
  // "He gave me propranolol. I've had 12 of them."
  const isOfThem =
    isWhole &&
    behind[0]?.norm === 'of' &&
    /^(them|these|those)$/.test(behind[1]?.norm ?? '') &&
    !/^(over|so|left|during|per|last)$/.test(behind[2]?.norm ?? '') &&
    tokens.slice(0, at).some(({ norm }) => TABLET.test(norm) || isMedicine(norm))
  // "I take 20 lisinopril" may tell the strength; "took 20 lisinopril" may be an overdose.
  const isSwallowed = tokens.slice(Math.max(0, at - 2), at).some((token) => SWALLOWED.test(token.norm))
  const named =
    isCounted ||
    isOfThem ||
    behind.some(({ norm }) => TABLET.test(norm)) ||
    (isSwallowed &&
      isWhole &&
      !isRoutine(tokens) &&
      behind.some(({ norm }) => isMedicine(norm) && !isStrengthOf(norm, value)))
  return named ? one('tablets_taken', (tokens[at] as Token).value, at, at + 1) : undefined
}

const OF_IRON = /^(transferrin|iron|ferritin|tsat)$/

function singleAt(tokens: readonly Token[], at: number, text: string, inGrams: boolean): Measurement[] | undefined {
  const weeks = weeksAt(tokens, at)
  if (weeks) return weeks
  const value = (tokens[at] as Token).value
  const unit = unitAfter(tokens, at)
  if (unit === 'years' || unit === 'time') return unit === 'time' ? countedPulse(tokens, at) : undefined
  if (unit === '%' || unit === 'percent')
    return value >= 40 &&
      value <= 100 &&
      isNamed(tokens, at, NAMES[4]?.[1] as RegExp) &&
      // "Transferrin saturation 84 %" is of iron.
      !isNamed(tokens, at, OF_IRON)
      ? one('oxygen_percent', value, at, at + 1)
      : undefined
  const temperature = temperatureFrom(value, unit)
  if (
    temperature !== undefined &&
    (unit !== '' ||
      isNamed(tokens, at, /^(temperature|temp|fever|feverish|t|tmax|febrile)$/) ||
      /^(rectal|rectally|axillary|tympanic|armpit|underarm|forehead)$/.test(tokens[at + 1]?.norm ?? '') ||
      isFollowedByFever(tokens, at) ||
      looksLikeFever(tokens, at, text))
  ) {
    return one('temperature_c', temperature, at, unit === '' ? at : at + 1)
  }
  if (unit === 'mmol') return one('glucose_mg_per_dl', value * MG_PER_DL_PER_MMOL_PER_L, at, at + 1)
  if (unit === 'mg' && isNamed(tokens, at, /^(glucose|sugar|sugars|bg|bgl)$/))
    return one('glucose_mg_per_dl', value, at, at + 1)
  if (unit === 'bpm' && value >= 20 && value <= 300) return one('pulse_per_minute', value, at, at + 1)
  // "Residue 20 ml; sugar normal", "sugar tablet metformin 1000".
  if (unit === 'mg' || /^(ml|millilitre|millilitres)$/.test(tokens[at + 1]?.norm ?? '')) return undefined
  if (/^(metformin|gliclazide|tablet|tablets|pill|pills)$/.test(tokens[at - 1]?.norm ?? '')) return undefined
  const pulse = countedPulse(tokens, at)
  if (pulse) return pulse
  const kind = nameBefore(tokens, at, text)
  // "Pulse rises 34 on standing" tells by how much.
  if (
    kind === 'pulse_per_minute' &&
    /^(rises|rise|rose|increases|increased|jumps|climbs|by)$/.test(tokens[at - 1]?.norm ?? '')
  )
    return undefined
  if (kind === 'oxygen_percent' && isNamed(tokens, at, OF_IRON)) return undefined
  const measured =
    kind === 'glucose_mg_per_dl' ? sugarWithoutUnit(value, isInGrams(tokens[at] as Token, text, inGrams)) : value
  return kind && isPlausible(kind, measured) ? one(kind, measured, at, at) : undefined
}

/** Above it, nobody lives who measures in mmol/L; such a number is in mg/dL. */
const MOST_MMOL = 35
const MG_PER_DL_PER_G_PER_L = 100

/** Nobody who writes lives with less in mmol/L. */
const LEAST_MMOL = 2

const sugarWithoutUnit = (value: number, inGrams: boolean): number =>
  value > MOST_MMOL ? value : value * (inGrams ? MG_PER_DL_PER_G_PER_L : MG_PER_DL_PER_MMOL_PER_L)

/** "1,30" has the two decimals of g/L; "5.55" may be of mmol/L where that is used. */
const isInGrams = ({ value, start, end }: Token, text: string, inGrams: boolean): boolean =>
  /^[0-6][.,]\d\d$/.test(text.slice(start, end)) && (inGrams || value < LEAST_MMOL)

const one = (kind: MeasurementKind, value: number, from: number, to: number): Measurement[] => [
  { kind, value: Math.round(value * 10) / 10, from, to },
]

function unitAfter(tokens: readonly Token[], at: number): string {
  const next = tokens[at + 1]?.norm ?? ''
  const after = tokens[at + 2]?.norm ?? ''
  if (next === '°' || next === 'degree' || next === 'degrees' || next === 'deg') {
    if (/^(f|fahrenheit)$/.test(after)) return 'f'
    return /^(c|celsius|celcius|centigrade)$/.test(after) ? 'c' : 'degrees'
  }
  if (/^(f|fahrenheit|ºf)$/.test(next)) return 'f'
  if (/^(c|celsius|celcius|centigrade|ºc)$/.test(next)) return 'c'
  if (next === '%' || next === 'percent') return next
  if (next === 'bpm' || (next === 'beats' && after === 'per')) return 'bpm'
  if (next === 'mmol') return 'mmol'
  if (next === 'mg' || next === 'mcg' || next === 'ml') return 'mg'
  if (/^(yo|y\/o|old)$/.test(next) || (next === 'year' && after !== 'ago')) return 'years'
  if (
    /^(year|month|week|day|hour|minute|times|weeks|kg|lb|lbs|pounds|pills|tablets|am|pm|st|nd|rd|th|cm|mm|inch|inches|miles|degrees)$/.test(
      next,
    )
  )
    return 'time'
  return ''
}

/** `my heart is at 180`, `beating 210 times a minute`, `I counted 160 in one minute`, `44 beats in 15 seconds`. */
function countedPulse(tokens: readonly Token[], at: number): Measurement[] | undefined {
  const { value } = tokens[at] as Token
  const before = tokens.slice(Math.max(0, at - 15), at).map(({ norm }) => norm)
  const after = tokens.slice(at + 1, at + 6).map(({ norm }) => norm)
  const ofHeart = before.some((norm) => /^(heart|hearts|heartbeat|pulse)$/.test(norm))
  if (before.some((norm) => /^(breath|breathe|breathing|breaths|respiration)$/.test(norm))) return undefined
  const beats = after[0] === 'beat' || after[0] === 'beats'
  const over = after.findIndex((norm) => norm === 'second' || norm === 'seconds')
  const seconds = tokens[at + over]?.value ?? Number.NaN
  if (beats && over > 0 && seconds > 0) return plausiblePulse((value * 60) / seconds, at, at + over + 1)
  const perMinute =
    after.includes('minute') && /^(a|per|in|the|every|each|times|time|beat|beats|\/)$/.test(after[0] ?? '')
  if (perMinute && (beats || ofHeart)) return plausiblePulse(value, at, at + 1)
  if (value >= 100 && value <= 250 && isShownByWatch(before, after)) return plausiblePulse(value, at, at)
  const near =
    before
      .slice(-NAME_REACH)
      .some((norm) => /^(heart|hearts|heartbeat|pulse|tachycardia|tachy|svt|pounding)$/.test(norm)) &&
    !before.includes('pressure')
  return near && value >= 100 && !/^(time|times)$/.test(after[0] ?? '') ? plausiblePulse(value, at, at) : undefined
}

const WATCH = /^(monitor|watch|smartwatch|fitbit|garmin|oximeter|wearable|wristband|finger)$/
const COUNTS_ELSE =
  /^(step|steps|km|calorie|calories|kcal|minute|minutes|hour|hours|meter|metre|floors|over|\/|mg|%|percent)$/
const SHOWS_ELSE = /^(pressure|sugar|glucose|oxygen|step|steps|calorie|calories|weigh|weight|bp)$/

/** "My watch shows 165": what such a device shows without a unit is the pulse. */
const isShownByWatch = (before: readonly string[], after: readonly string[]): boolean =>
  before.slice(-6).some((norm) => WATCH.test(norm)) &&
  before
    .slice(-6)
    .some((norm) => /^(show|shows|showing|say|says|said|read|reads|reading|display|displays)$/.test(norm)) &&
  !before.some((norm) => SHOWS_ELSE.test(norm)) &&
  !COUNTS_ELSE.test(after[0] ?? '')

const plausiblePulse = (value: number, from: number, to: number): Measurement[] | undefined =>
  isPlausible('pulse_per_minute', value) ? one('pulse_per_minute', value, from, to) : undefined

/** People leave the scale out: 103 is Fahrenheit and 39.1 Celsius, for nothing else can be alive. */
function temperatureFrom(value: number, unit: string): number | undefined {
  if (unit === 'f' || ((unit === '' || unit === 'degrees') && value >= 92 && value <= 110))
    return value >= 80 && value <= 115 ? ((value - 32) * 5) / 9 : undefined
  if (unit === 'c' || ((unit === '' || unit === 'degrees') && value >= 33 && value <= 43.5))
    return value >= 25 && value <= 45 ? value : undefined
  return undefined
}

const isFollowedByFever = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 3).some((token) => /^(fever|temperature)$/.test(token.norm))

/** "cough, chills, 38.4": a bare number with one decimal that is a fever in Celsius or in Fahrenheit. */
function looksLikeFever(tokens: readonly Token[], at: number, text: string): boolean {
  const { start, end } = tokens[at] as Token
  if (!/^(3[789]|4[01]|10[0-6])[.,]\d$/.test(text.slice(start, end))) return false
  const next = tokens[at + 1]
  const isAlone = next === undefined || next.kind === 'mark' || BESIDE_A_TEMPERATURE.test(next.norm)
  return (
    isAlone &&
    nameBefore(tokens, at, text) === undefined &&
    !wordsBefore(tokens, at).some(({ norm }) => OTHER_MEASURE.test(norm))
  )
}
const BESIDE_A_TEMPERATURE =
  /^(since|this|today|yesterday|now|and|at|for|last|in|but|when|all|on|with|under|bottom|armpit|rectal|rectally|~.*)$/
const OTHER_MEASURE =
  /^(bmi|weight|weigh|weighs|weighed|hba1c|a1c|hemoglobin|hematocrit|ferritin|score|index|waist|size|height)$/

/** Looks back over words, not over another number or sentence. */
function wordsBefore(tokens: readonly Token[], at: number): Token[] {
  const words: Token[] = []
  for (let back = at - 1; back >= 0 && words.length < NAME_REACH; back--) {
    const token = tokens[back] as Token
    // "SpO2 89%": the 2 belongs to the name.
    if (token.kind === 'number' && !(token.value === 2 && /^(spo|sao|o|o2)$/.test(tokens[back - 1]?.norm ?? ''))) break
    if (token.kind === 'mark' && /^[.!?;,]$/.test(token.norm)) break
    words.push(token)
  }
  return words
}

const isNamed = (tokens: readonly Token[], at: number, name: RegExp): boolean =>
  wordsBefore(tokens, at).some((token) => name.test(token.norm)) ||
  tokens.slice(at + 1, at + 4).some((token) => name.test(token.norm) && token.norm.length > 2)

function nameBefore(tokens: readonly Token[], at: number, text: string): Exclude<MeasurementKind, LabKind> | undefined {
  for (const token of wordsBefore(tokens, at)) {
    const written = text.slice(token.start, token.end)
    // "HR 130" is a heart rate although "hr" is an hour elsewhere; one letter counts only as a capital.
    if (/^hr$/i.test(written)) return 'pulse_per_minute'
    if (written.length === 1 && written !== written.toUpperCase()) continue
    if (token.norm === 'rate') {
      const of = tokens[tokens.indexOf(token) - 1]?.norm
      return of === 'respiratory' || of === 'breathing'
        ? 'breaths_per_minute'
        : of === 'heart' || of === 'pulse'
          ? 'pulse_per_minute'
          : undefined
    }
    const named = NAMES.find(([, name]) => name.test(labWord(token.norm)))
    if (named) return named[0]
  }
  return undefined
}

const PLAUSIBLE: Record<Exclude<MeasurementKind, LabKind>, readonly [number, number]> = {
  temperature_c: [33, 43.5],
  systolic_mmhg: [50, 280],
  diastolic_mmhg: [20, 180],
  pulse_per_minute: [20, 300],
  breaths_per_minute: [4, 90],
  oxygen_percent: [40, 100],
  glucose_mg_per_dl: [1, 1500],
  weeks_pregnant: [1, 44],
  pain_score: [0, 10],
  tablets_taken: [0, 10_000],
}

const isPlausible = (kind: Exclude<MeasurementKind, LabKind>, value: number): boolean =>
  value >= PLAUSIBLE[kind][0] && value <= PLAUSIBLE[kind][1]
