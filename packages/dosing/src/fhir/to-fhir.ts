import { boundsOf } from '../bounds.ts'
import { DAY, monthOf, readDay, readLocal, readMoment, writeDay, writeLocal, writeMoment } from '../clock/calendar.ts'
import { clockOf, firstMomentAt } from '../clock/clock.ts'
import { isDayOf } from '../days.ts'
import { dosesBetween } from '../doses-between.ts'
import type {
  AsNeededSchedule,
  DailySchedule,
  DayPattern,
  Dose,
  DoseTime,
  IntervalSchedule,
  LocalTime,
  Schedule,
  StepsSchedule,
} from '../types.ts'
import { type FhirDosage, type FhirQuantity, type FhirRepeat, SCHEDULE_EXTENSION, UCUM } from './fhir-dosage.ts'

/** FHIR has no element for these. They stand in the extension; whoever reads no extensions needs the words. */
export type Untold = ('days' | 'repeats' | 'pauses' | 'journeys') | ('meal' | 'clock' | 'counted-from-taken')

export interface ToldInFhir {
  dosage: FhirDosage[]
  untold: Untold[]
}

/** A schedule as FHIR R4 Dosage: one for each amount and step. `text` are the words of the label. */
export function toFhirDosage(schedule: Schedule, text?: string): ToldInFhir {
  const { dosage, untold } = standardOf(schedule)
  const all: Untold[] = [
    ...untold,
    ...(schedule.pauses?.length ? (['pauses'] as const) : []),
    ...(schedule.journeys?.length ? (['journeys'] as const) : []),
  ]
  const [first = {}, ...others] = dosage
  const extension = [{ url: SCHEDULE_EXTENSION, valueString: JSON.stringify(schedule) }]
  const numbered = [{ extension, ...(text && { text }), ...first }, ...others].map((each, index) => ({
    sequence: index + 1,
    ...each,
  }))
  return { dosage: numbered, untold: [...new Set(all)] }
}

function standardOf(schedule: Schedule): ToldInFhir {
  switch (schedule.kind) {
    case 'daily':
    case 'steps': {
      const told = ofTimes(schedule)
      return schedule.count === undefined || told.dosage.length < 2 ? told : ofCounted(schedule)
    }
    case 'interval':
      return ofInterval(schedule)
    case 'asNeeded':
      return ofAsNeeded(schedule)
  }
}

function ofTimes(schedule: DailySchedule | StepsSchedule): ToldInFhir {
  if (schedule.kind === 'steps') return ofSteps(schedule)
  const { days, times, from, until } = schedule
  return partsOf(schedule, [{ days, times, from, until }])
}

/** One pattern of days and times within bounds. */
interface Part {
  days: DayPattern
  times: readonly DoseTime[]
  from: LocalTime
  until: LocalTime | undefined
}

function partsOf(schedule: Schedule, parts: readonly Part[]): ToldInFhir {
  const repeats = parts.map(({ days, from }) => repeatOf(days, from))
  // Half of a plan is worse than none: who reads "every day" does not stop for the week without.
  if (repeats.includes(undefined)) return { dosage: [], untold: ['days'] }
  const dosage = parts.flatMap((part, index) =>
    alike(part.times).map((times): FhirDosage => {
      const [{ amount }] = times
      const timeOfDay = times.map(({ time }) => `${time}:00`).sort()
      const rhythm = repeats[index] as FhirRepeat
      const repeat = {
        boundsPeriod: periodOf(schedule, part.from, part.until),
        ...(rhythm.period !== undefined && { frequency: timeOfDay.length }),
        ...rhythm,
        timeOfDay,
      }
      return { timing: { repeat }, doseAndRate: [{ doseQuantity: quantity(amount, schedule.unit) }] }
    }),
  )
  const only = dosage.length === 1 ? dosage[0]?.timing?.repeat : undefined
  if (only && schedule.count !== undefined) only.count = schedule.count
  const hasMeal = parts.some(({ times }) => times.some(({ when }) => when))
  return { dosage, untold: hasMeal ? ['meal'] : [] }
}

/** A number of doses belongs to one dosage: where there are several, the last dose is their end. */
function ofCounted(schedule: DailySchedule | StepsSchedule): ToldInFhir {
  const { count: _, ...endless } = schedule
  const last = lastOf(schedule)
  if (!last) return ofTimes(endless)
  const ended = { ...endless, until: `${last.day}T${last.time}` }
  const told = ofTimes(ended)
  // A change of the clock may bring one dose more to the moment of the last one.
  const [same] = dosesBetween(ended, last.at, writeMoment(readMoment(last.at) + 1))
  return same?.slot === last.slot ? told : { ...told, untold: [...told.untold, 'clock'] }
}

function lastOf(schedule: DailySchedule | StepsSchedule): Dose | undefined {
  const start = readDay(schedule.from) * DAY
  let last: Dose | undefined
  let left = schedule.count ?? 0
  for (let day = -1; day < LONGEST && left > 0; day += AT_ONCE) {
    const doses = dosesBetween(schedule, writeMoment(start + day * DAY), writeMoment(start + (day + AT_ONCE) * DAY))
    left -= doses.reduce((sum, { insteadOf = [] }) => sum + 1 + insteadOf.length, 0)
    last = doses.at(-1) ?? last
  }
  return last
}
const [AT_ONCE, LONGEST] = [61, 20 * 366]

/** The days of a pattern, where FHIR can count them from the beginning. */
function repeatOf(days: DayPattern, from: LocalTime): FhirRepeat | undefined {
  const first = readDay(from)
  switch (days.kind) {
    case 'weekdays':
      return { dayOfWeek: days.dayOfWeek }
    case 'cycle':
      return undefined
    case 'every':
      return isDayOf(days, first, first) ? { period: days.n, periodUnit: 'd' } : undefined
    case 'months': {
      const isSame = monthOf(first).date === monthOf(readDay(days.anchor ?? from)).date && isDayOf(days, first, first)
      return isSame ? { period: days.n, periodUnit: 'mo' } : undefined
    }
  }
}

/** Times of one amount are told together. */
function alike(times: readonly DoseTime[]): [DoseTime, ...DoseTime[]][] {
  const groups = new Map<number, [DoseTime, ...DoseTime[]]>()
  for (const time of times) {
    const group = groups.get(time.amount)
    if (group) group.push(time)
    else groups.set(time.amount, [time])
  }
  return [...groups.values()]
}

const EVERY_DAY: DayPattern = { kind: 'every', n: 1 }

function ofSteps(schedule: StepsSchedule): ToldInFhir {
  if (schedule.afterwards === 'repeat') return { dosage: [], untold: ['repeats'] }
  const { end } = boundsOf(schedule)
  const parts: Part[] = []
  let start = readDay(schedule.from)
  for (const [index, { lasts, days = EVERY_DAY, times }] of schedule.steps.entries()) {
    const stays = schedule.afterwards === 'stay' && index === schedule.steps.length - 1
    const last = stays ? Number.POSITIVE_INFINITY : start + lasts - 1
    const isWhole = (last + 1) * DAY <= end
    const until = isWhole ? (stays ? undefined : writeDay(last)) : schedule.until
    // A pattern without an anchor counts from the first day of its step.
    const from = index === 0 ? schedule.from : writeDay(start)
    if (start * DAY < end && times.length > 0) parts.push({ days, times, from, until })
    start += lasts
  }
  return partsOf(schedule, parts)
}

function ofInterval(schedule: IntervalSchedule): ToldInFhir {
  const { hours, amount, unit, count, from, until } = schedule
  const repeat: FhirRepeat = {
    boundsPeriod: periodOf(schedule, from.includes('T') ? from : `${from}T00:00`, until),
    ...(count !== undefined && { count }),
    frequency: 1,
    period: hours,
    periodUnit: 'h',
  }
  return {
    dosage: [{ timing: { repeat }, doseAndRate: [{ doseQuantity: quantity(amount, unit) }] }],
    untold: [
      ...(schedule.when ? (['meal'] as const) : []),
      ...(schedule.countedFrom === 'taken' ? (['counted-from-taken'] as const) : []),
      ...(schedule.countedFrom === 'plan' && schedule.follows === 'wall' ? (['clock'] as const) : []),
    ],
  }
}

function ofAsNeeded(schedule: AsNeededSchedule): ToldInFhir {
  const { amount, upTo, gapHours, most, unit, count, from, until } = schedule
  const repeat: FhirRepeat = {
    boundsPeriod: periodOf(schedule, from, until),
    ...(count !== undefined && { count }),
    ...(gapHours && { frequency: 1, period: gapHours, periodUnit: 'h' }),
  }
  const dose = quantity(amount, unit)
  const dosage: FhirDosage = {
    timing: { repeat },
    asNeededBoolean: true,
    doseAndRate: [
      upTo === undefined ? { doseQuantity: dose } : { doseRange: { low: dose, high: quantity(upTo, unit) } },
    ],
    ...(most && {
      maxDosePerPeriod: { numerator: quantity(most.amount, unit), denominator: quantity(most.hours, 'h') },
    }),
  }
  return { dosage: [dosage], untold: [] }
}

/** FHIR asks a time for its distance from UTC, and takes a day to its end. */
function periodOf(schedule: Schedule, from: LocalTime, until: LocalTime | undefined) {
  const clock = clockOf(schedule)
  const written = (local: LocalTime) => {
    if (!local.includes('T')) return local
    const { offset } = clock.spanAt(firstMomentAt(clock, readLocal(local)))
    const distance = writeLocal(Math.abs(offset)).slice(11)
    return `${local}:00${offset < 0 ? '-' : '+'}${distance}`
  }
  return { start: written(from), ...(until !== undefined && { end: written(until) }) }
}

/** `{tablet}` is a UCUM annotation: code as it is, unit without its braces. */
function quantity(value: number, unit: string | undefined): FhirQuantity {
  return unit === undefined ? { value } : { value, unit: unit.replace(/^\{(.+)\}$/, '$1'), system: UCUM, code: unit }
}
