import { readDay, writeDay } from '../clock/calendar.ts'
import { weekdayOf } from '../days.ts'
import { newDoseTime } from '../new-dose-time.ts'
import type { Day, DoseTime, EventTiming, Schedule, Step, Zone } from '../types.ts'
import { SCHEDULE_EXTENSION, UCUM } from './fhir-dosage.ts'
import { isSame, type Json, listOf, numberOf, objectOf, objectsOf } from './json.ts'
import { type Guess, lastDayOf, type Rhythm, readRepeat } from './read-repeat.ts'
import { toFhirDosage } from './to-fhir.ts'

export interface ReadFromFhir {
  /** None where the dosage says less than a plan needs, or more than one can hold: its words are all there is. */
  schedule?: Schedule
  /** A person should confirm these. */
  guessed: Guess[]
  /** The elements that were not understood. */
  left: string[]
}

/**
 * The schedule that a list of FHIR Dosage tells (R4, and STU3 where it is alike). It is what somebody else wrote: check
 * it against the contract, and let the person look at it.
 */
export function fromFhirDosage(dosage: readonly unknown[], { zone, from }: { zone: Zone; from: Day }): ReadFromFhir {
  const list = objectsOf(dosage).sort((a, b) => (numberOf(a.sequence) ?? 0) - (numberOf(b.sequence) ?? 0))
  const own = ownSchedule(list)
  if (own) return { schedule: own, guessed: [], left: [] }
  const parts = list.map((each) => readPart(each, zone))
  const left = [...new Set(parts.flatMap((part) => part.rhythm.left))]
  const guessed = new Set(parts.flatMap((part) => part.rhythm.guessed))
  if (parts.length === 0 || left.length > 0) return { guessed: [], left }
  const first = parts.find((part) => part.rhythm.from)?.rhythm.from
  if (!first) guessed.add('begin')
  const units = new Set(parts.map(({ unit }) => unit))
  if (units.size > 1) return { guessed: [], left: ['doseAndRate'] }
  const [unit] = units
  const common = { zone, follows: 'wall' as const, from: first ?? from, ...(unit && { unit }) }
  const schedule = scheduleOf(parts, common)
  return schedule ? { schedule, guessed: [...guessed], left } : { guessed: [], left: ['repeat'] }
}

/** Our own, where the elements beside it still say the same: another system may have changed them. */
function ownSchedule(list: readonly Json[]): Schedule | undefined {
  const text = objectsOf(list[0]?.extension).find(({ url }) => url === SCHEDULE_EXTENSION)?.valueString
  if (typeof text !== 'string') return undefined
  try {
    const schedule: Schedule = JSON.parse(text)
    const { dosage } = toFhirDosage(schedule, typeof list[0]?.text === 'string' ? list[0].text : undefined)
    return isSame(dosage, list) ? schedule : undefined
  } catch {
    // Whatever it is, it is not what we wrote.
    return undefined
  }
}

interface Part {
  rhythm: Rhythm
  isAsNeeded: boolean
  amount: number
  upTo: number | undefined
  unit: string | undefined
  most: { amount: number; hours: number } | undefined
}

function readPart(dosage: Json, zone: Zone): Part {
  const isAsNeeded = dosage.asNeededBoolean === true || objectOf(dosage.asNeededCodeableConcept) !== undefined
  const rhythm = readRepeat(dosage, zone, isAsNeeded)
  const doses = objectOf(listOf(dosage.doseAndRate)[0]) ?? dosage
  const range = objectOf(doses.doseRange)
  const quantity = objectOf(doses.doseQuantity) ?? objectOf(range?.low)
  const amount = numberOf(quantity?.value)
  if (amount === undefined || amount <= 0) rhythm.guessed.push('amount')
  if (range && !isAsNeeded) rhythm.left.push('doseRange')
  for (const rate of ['rateRatio', 'rateRange', 'rateQuantity']) if (doses[rate]) rhythm.left.push(rate)
  const { often } = rhythm
  const least = amount && amount > 0 ? amount : 1
  const most = mostOf(dosage) ?? (often && { amount: least * often.frequency, hours: often.hours })
  if (dosage.maxDosePerPeriod && !most) rhythm.left.push('maxDosePerPeriod')
  return {
    rhythm,
    isAsNeeded,
    amount: least,
    upTo: numberOf(objectOf(range?.high)?.value),
    unit: unitOf(quantity),
    most,
  }
}

function unitOf(quantity: Json | undefined): string | undefined {
  const { system, code, unit } = quantity ?? {}
  if (system === UCUM && typeof code === 'string') return code
  return typeof unit === 'string' && unit.trim() !== '' ? `{${unit.trim()}}` : undefined
}

const HOURS: Record<string, number> = { h: 1, d: 24, wk: 168, hour: 1, day: 24 }
function mostOf(dosage: Json): Part['most'] {
  const ratio = objectOf(listOf(dosage.maxDosePerPeriod)[0])
  const span = objectOf(ratio?.denominator)
  const [amount, value] = [numberOf(objectOf(ratio?.numerator)?.value), numberOf(span?.value)]
  const hours = HOURS[String(span?.code ?? span?.unit)]
  return amount && value && hours ? { amount, hours: value * hours } : undefined
}

type Common = Pick<Schedule, 'zone' | 'follows' | 'from' | 'unit'>

function scheduleOf(parts: readonly Part[], common: Common): Schedule | undefined {
  const [part] = parts
  if (!part) return undefined
  const { rhythm, amount } = part
  const bounded = {
    ...common,
    ...endOf(rhythm, common.from),
    ...(rhythm.count !== undefined && { count: rhythm.count }),
  }
  if (part.isAsNeeded) {
    if (parts.length > 1) return undefined
    const { hours } = rhythm
    const [upTo, most] = [part.upTo, part.most]
    return {
      ...bounded,
      kind: 'asNeeded',
      amount,
      ...(upTo && { upTo }),
      ...(hours && { gapHours: hours }),
      ...(most && { most }),
    }
  }
  if (parts.some(({ isAsNeeded, most }) => isAsNeeded || most)) return undefined
  if (rhythm.hours !== undefined) {
    if (parts.length > 1) return undefined
    return { ...bounded, kind: 'interval', follows: 'elapsed', hours: rhythm.hours, countedFrom: 'plan', amount }
  }
  const times = timesOf(parts)
  if (parts.every((other) => isTogether(other, part)) && times && rhythm.days) {
    // A number in all is that of one dosage, and cannot be told from one of each.
    if (parts.length > 1 && rhythm.count !== undefined) return undefined
    return { ...bounded, kind: 'daily', days: rhythm.days, times }
  }
  if (parts.some((other) => other.rhythm.count !== undefined)) return undefined
  return weekOf(parts, common) ?? stepsOf(parts, common)
}

/** The end that it gives, or the one that follows from how long it lasts. */
function endOf({ until, lasts }: Rhythm, from: string): { until?: string } {
  if (until) return { until }
  return lasts ? { until: lastDayOf(from, lasts) } : {}
}

const isTogether = ({ rhythm: a }: Part, { rhythm: b }: Part) =>
  isSame([a.days, a.from, a.until, a.lasts], [b.days, b.from, b.until, b.lasts])

/** All times of some parts; none when two amounts stand at one time. */
function timesOf(parts: readonly Part[], known: readonly DoseTime[] = []): DoseTime[] | undefined {
  const times: DoseTime[] = []
  for (const { rhythm, amount } of parts) {
    for (const { time, when } of rhythm.times ?? []) {
      const id = known.find((each) => each.time === time)?.id
      const next = id ? { id, time, amount } : newDoseTime(time, amount, [...known, ...times])
      times.push({ ...next, ...(when && { when: when as EventTiming }) })
    }
  }
  const isClear = new Set(times.map(({ time }) => time)).size === times.length
  return isClear && times.length > 0 ? times.sort((a, b) => (a.time < b.time ? -1 : 1)) : undefined
}

/** Another amount on other days of the week: a plan of seven days that begins again. */
function weekOf(parts: readonly Part[], common: Common): Schedule | undefined {
  const on = parts.map(({ rhythm }) => (rhythm.days?.kind === 'weekdays' ? rhythm.days.dayOfWeek : []))
  const [first] = parts
  const isWeek = parts.every(({ rhythm: { from, until, lasts } }, index) => {
    const other = first?.rhythm
    return on[index]?.length && isSame([from, until, lasts], [other?.from, other?.until, other?.lasts])
  })
  if (!isWeek || !first) return undefined
  const steps: Step[] = []
  for (let day = readDay(common.from); steps.length < 7; day += 1) {
    const today = parts.filter((_, index) => on[index]?.includes(weekdayOf(day)))
    const times =
      today.length === 0
        ? []
        : timesOf(
            today,
            steps.flatMap((step) => step.times),
          )
    if (!times) return undefined
    steps.push({ lasts: 1, times })
  }
  return { ...common, ...endOf(first.rhythm, common.from), kind: 'steps', steps, afterwards: 'repeat' }
}

/** Parts that follow one another, by their dates or by how long each lasts. */
function stepsOf(parts: readonly Part[], common: Common): Schedule | undefined {
  const steps: Step[] = []
  let next = readDay(common.from)
  let until: string | undefined
  for (let index = 0; index < parts.length; ) {
    const part = parts[index] as Part
    const together = parts.slice(index).filter((other) => isTogether(other, part))
    if (!together.every((other, n) => other === parts[index + n])) return undefined
    index += together.length
    const { from, days } = part.rhythm
    const start = from ? readDay(from) : next
    const end = endOf(part.rhythm, writeDay(start)).until
    const times = timesOf(
      together,
      steps.flatMap((step) => step.times),
    )
    const isLast = index === parts.length
    if (!times || !days || start < next || (!end && !isLast) || (from?.includes('T') && steps.length > 0))
      return undefined
    if (start > next) steps.push({ lasts: start - next, times: [] })
    const lasts = end ? readDay(end) - start + 1 : 1
    if (lasts < 1) return undefined
    steps.push({ lasts, times, ...(!isSame(days, { kind: 'every', n: 1 }) && { days }) })
    next = start + lasts
    until = end
  }
  return {
    ...common,
    kind: 'steps',
    steps,
    afterwards: until ? 'stop' : 'stay',
    ...(until?.includes('T') && { until }),
  }
}
