import { conceptOf, quantityText } from './concepts.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'

/** All that one dosage says of when it is taken, in words: "2 times a day, after breakfast, for 7 d, at most 4 tablets in 1 d". */
export function howOftenOf(dosage: Json): string | undefined {
  const timing = objectOf(dosage.timing)
  const repeat = objectOf(timing?.repeat)
  const written = textOf(dosage.text)
  // The words of the source go first; what they say too is not said again.
  const parts = [
    written,
    conceptOf(timing?.code).name || rhythmOf(repeat),
    ...whenIn(repeat),
    boundsOf(repeat),
    texts(timing?.event).length > 0 ? `on ${texts(timing?.event).join(', ')}` : undefined,
    asNeededOf(dosage),
    ...listOf(dosage.additionalInstruction).map((each) => conceptOf(each).name),
    textOf(dosage.patientInstruction),
    mostOf(dosage),
  ]
  const said: string[] = []
  for (const part of parts) if (part && !said.join(', ').toLowerCase().includes(part.toLowerCase())) said.push(part)
  return said.join(', ') || undefined
}

const UNITS: Record<string, string> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  a: 'year',
}

/** `{ frequency: 2, period: 1, periodUnit: 'd' }` is "2 times a day". */
function rhythmOf(repeat: Json | undefined): string | undefined {
  const [frequency, period] = [numberOf(repeat?.frequency) ?? 1, numberOf(repeat?.period)]
  const unit = UNITS[textOf(repeat?.periodUnit) ?? '']
  if (period === undefined || !unit) return undefined
  const most = numberOf(repeat?.frequencyMax)
  const longest = numberOf(repeat?.periodMax)
  const times = most ? `${frequency}–${most} times` : frequency === 1 ? 'once' : `${frequency} times`
  const span = longest ? `${period}–${longest} ${unit}s` : `${period} ${unit}s`
  if (period === 1 && !longest) return `${times} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
  return frequency === 1 && !most ? `every ${span}` : `${times} every ${span}`
}

const MOMENTS: Record<string, string> = {
  MORN: 'in the morning',
  'MORN.early': 'early in the morning',
  'MORN.late': 'late in the morning',
  NOON: 'at noon',
  AFT: 'in the afternoon',
  'AFT.early': 'early in the afternoon',
  'AFT.late': 'late in the afternoon',
  EVE: 'in the evening',
  'EVE.early': 'early in the evening',
  'EVE.late': 'late in the evening',
  NIGHT: 'at night',
  PHS: 'after falling asleep',
  HS: 'before sleep',
  WAKE: 'on waking',
  C: 'with meals',
  CM: 'with breakfast',
  CD: 'with lunch',
  CV: 'with dinner',
  AC: 'before meals',
  ACM: 'before breakfast',
  ACD: 'before lunch',
  ACV: 'before dinner',
  PC: 'after meals',
  PCM: 'after breakfast',
  PCD: 'after lunch',
  PCV: 'after dinner',
}
const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

function whenIn(repeat: Json | undefined): (string | undefined)[] {
  const days = texts(repeat?.dayOfWeek).map((day) => DAYS[day] ?? day)
  const hours = texts(repeat?.timeOfDay).map((time) => time.replace(/:00$/, ''))
  const offset = numberOf(repeat?.offset)
  const moments = texts(repeat?.when).map((code) => MOMENTS[code] ?? code)
  return [
    days.length > 0 ? `on ${days.join(', ')}` : undefined,
    hours.length > 0 ? `at ${hours.join(', ')}` : undefined,
    moments.length > 0 ? `${offset === undefined ? '' : `${offset} minutes `}${moments.join(', ')}` : undefined,
  ]
}

/** For how long, until when, or how many times in all. */
function boundsOf(repeat: Json | undefined): string | undefined {
  const range = objectOf(repeat?.boundsRange)
  const length =
    quantityText(repeat?.boundsDuration) ??
    (range && [quantityText(range.low), quantityText(range.high)].filter(Boolean).join('–'))
  const [count, most] = [numberOf(repeat?.count), numberOf(repeat?.countMax)]
  const times = count === undefined ? undefined : `${most ? `${count}–${most}` : count} times in all`
  const end = textOf(objectOf(repeat?.boundsPeriod)?.end)?.slice(0, 10)
  return [length && `for ${length}`, end && `until ${end}`, times].filter(Boolean).join(', ') || undefined
}

function asNeededOf(dosage: Json): string | undefined {
  const reason =
    conceptOf(dosage.asNeededCodeableConcept).name || listOf(dosage.asNeededFor).map((each) => conceptOf(each).name)[0]
  if (reason) return `as needed for ${reason}`
  return dosage.asNeededBoolean === true || dosage.asNeeded === true || dosage.asNeededCodeableConcept
    ? 'as needed'
    : undefined
}

function mostOf(dosage: Json): string | undefined {
  const ratio = listOf(dosage.maxDosePerPeriod)[0]
  const [most, span] = [quantityText(ratio?.numerator), quantityText(ratio?.denominator)]
  return most && (span ? `at most ${most} in ${span}` : `at most ${most}`)
}

/** The texts of a list, or one. */
const texts = (value: unknown): string[] => [value].flat().flatMap((each) => textOf(each) ?? [])
