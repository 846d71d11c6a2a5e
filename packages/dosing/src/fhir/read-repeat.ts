import { DAY, dayOf, readDay, readLocal, readMoment, writeDay, writeLocal } from '../clock/calendar.ts'
import { clockOf, localAt } from '../clock/clock.ts'
import type { DayOfWeek, DayPattern, LocalTime, TimeOfDay, Zone } from '../types.ts'
import { type Json, listOf, numberOf, objectOf, objectsOf, textsOf } from './json.ts'

/** The reader put these in where the source says nothing: a person should confirm them. */
export type Guess = 'begin' | 'times' | 'amount'

/** When something is taken, as one dosage tells it. */
export interface Rhythm {
  from?: LocalTime
  until?: LocalTime
  /** Days that it lasts, where the source gives no dates. */
  lasts?: number
  count?: number
  /** Every n hours, or times on days. */
  hours?: number
  days?: DayPattern
  times?: { time: TimeOfDay; when?: string }[]
  /** As needed: so often within so many hours. */
  often?: { frequency: number; hours: number }
  guessed: Guess[]
  /** Elements that say more than a schedule can. */
  left: string[]
}

// v3-GTSAbbreviation, which FHIR names for Timing.code.
const CODES: Record<string, Json> = {
  QD: { frequency: 1, period: 1, periodUnit: 'd' },
  BID: { frequency: 2, period: 1, periodUnit: 'd' },
  TID: { frequency: 3, period: 1, periodUnit: 'd' },
  QID: { frequency: 4, period: 1, periodUnit: 'd' },
  QOD: { frequency: 1, period: 2, periodUnit: 'd' },
  WK: { frequency: 1, period: 1, periodUnit: 'wk' },
  MO: { frequency: 1, period: 1, periodUnit: 'mo' },
  AM: { when: ['MORN'] },
  PM: { when: ['EVE'] },
  BED: { when: ['HS'] },
  ...Object.fromEntries(
    [1, 2, 3, 4, 6, 8].map((hours) => [`Q${hours}H`, { frequency: 1, period: hours, periodUnit: 'h' }]),
  ),
}

/** Times that a person is asked about: the source names a meal, a part of the day or only how often. */
const WHEN: Record<string, TimeOfDay[]> = {
  WAKE: ['07:00'],
  MORN: ['08:00'],
  NOON: ['12:00'],
  AFT: ['15:00'],
  EVE: ['20:00'],
  NIGHT: ['22:00'],
  HS: ['22:00'],
  ...Object.fromEntries(['AC', 'C', 'PC'].map((meal) => [meal, ['08:00', '12:00', '18:00']])),
  ...Object.fromEntries(
    ['AC', 'C', 'PC'].flatMap((meal) => [
      [`${meal}M`, ['08:00']],
      [`${meal}D`, ['12:00']],
      [`${meal}V`, ['18:00']],
    ]),
  ),
}
const OFTEN: TimeOfDay[][] = [
  [],
  ['08:00'],
  ['08:00', '20:00'],
  ['08:00', '14:00', '20:00'],
  ['08:00', '12:00', '16:00', '20:00'],
]

const KNOWN = 'boundsPeriod boundsDuration count frequency period periodUnit dayOfWeek timeOfDay when id'.split(' ')

export function readRepeat(dosage: Json, zone: Zone, isAsNeeded: boolean): Rhythm {
  const timing = objectOf(dosage.timing)
  const coded = objectsOf(objectOf(timing?.code)?.coding)
    .map(({ code }) => CODES[String(code)])
    .find((each) => each !== undefined)
  const repeat: Json = objectOf(timing?.repeat) ?? coded ?? {}
  const left = Object.keys(repeat)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => `repeat.${key}`)
  if (listOf(timing?.event).length > 0) left.push('event')
  const rhythm: Rhythm = { ...boundsIn(repeat, zone, left), guessed: [], left }
  const count = numberOf(repeat.count)
  if (count !== undefined) rhythm.count = count

  const [period, unit] = [numberOf(repeat.period), String(repeat.periodUnit)]
  const frequency = numberOf(repeat.frequency) ?? 1
  const timeOfDay = textsOf(repeat.timeOfDay).map((time) => ({ time: time.slice(0, 5) }))
  const whens = textsOf(repeat.when)
  const weekdays = textsOf(repeat.dayOfWeek) as DayOfWeek[]
  const hours =
    period === undefined
      ? undefined
      : { h: period, min: period / 60, s: period / 3600, d: period % 1 ? period * 24 : undefined }[unit]
  if (hours !== undefined && timeOfDay.length + whens.length + weekdays.length === 0)
    return { ...rhythm, hours: hours / frequency }
  if (isAsNeeded) {
    // "Three times a day as needed" is a limit; one by parts of the day is more than a limit.
    if (timeOfDay.length + whens.length + weekdays.length > 0) left.push('repeat')
    const span = period === undefined ? undefined : { d: 24 * period, wk: 168 * period }[unit]
    return { ...rhythm, ...(span && { often: { frequency, hours: span } }) }
  }

  // Words alone are no rhythm.
  if (period === undefined && timeOfDay.length + whens.length + weekdays.length === 0) left.push('timing')
  const days = daysOf(period, unit, weekdays, rhythm.from)
  if (!days) left.push('repeat.period')
  else rhythm.days = days
  const named = whens.flatMap((when) => (WHEN[when] ?? []).map((time) => ({ time, when })))
  // Three times a week is not three times a day.
  const isADay = weekdays.length > 0 ? frequency === weekdays.length || frequency === 1 : unit === 'd'
  const often = isADay || frequency === 1 ? OFTEN[weekdays.length > 0 ? 1 : frequency] : undefined
  rhythm.times = timeOfDay.length > 0 ? timeOfDay : named.length > 0 ? named : (often ?? []).map((time) => ({ time }))
  if (rhythm.times.length === 0 || whens.some((when) => !WHEN[when]))
    left.push(whens.length > 0 ? 'repeat.when' : 'repeat.frequency')
  if (timeOfDay.length === 0) rhythm.guessed.push('times')
  return rhythm
}

function daysOf(
  period: number | undefined,
  unit: string,
  weekdays: DayOfWeek[],
  from?: LocalTime,
): DayPattern | undefined {
  if (weekdays.length > 0) {
    if (period === undefined || (period === 1 && unit !== 'mo')) return { kind: 'weekdays', dayOfWeek: weekdays }
    const [day] = weekdays
    // Every second Monday counts from the first one on.
    if (unit !== 'wk' || weekdays.length > 1 || !from || !day) return undefined
    const first = readDay(from)
    const anchor = first + ((WEEK.indexOf(day) - WEEK.indexOf(WEEK[(((first + 3) % 7) + 7) % 7] as DayOfWeek) + 7) % 7)
    return { kind: 'every', n: 7 * period, anchor: writeDay(anchor) }
  }
  if (period === undefined) return { kind: 'every', n: 1 }
  if (!Number.isInteger(period) || period < 1) return undefined
  if (unit === 'd' || unit === 'wk') return { kind: 'every', n: unit === 'wk' ? 7 * period : period }
  if (unit === 'mo' || unit === 'a') return { kind: 'months', n: unit === 'a' ? 12 * period : period }
  return undefined
}
const WEEK: DayOfWeek[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function boundsIn(repeat: Json, zone: Zone, left: string[]): Pick<Rhythm, 'from' | 'until' | 'lasts'> {
  const period = objectOf(repeat.boundsPeriod)
  const duration = objectOf(repeat.boundsDuration)
  const [from, until] = [localOf(period?.start, zone), localOf(period?.end, zone)]
  if ((period?.start && !from) || (period?.end && !until)) left.push('repeat.boundsPeriod')
  const unit = DURATIONS[String(duration?.code ?? duration?.unit)]
  const lasts = (numberOf(duration?.value) ?? Number.NaN) * (unit ?? Number.NaN)
  if (duration && !Number.isInteger(lasts)) left.push('repeat.boundsDuration')
  return { ...(from && { from }), ...(until && { until }), ...(duration && Number.isInteger(lasts) && { lasts }) }
}
const DURATIONS: Record<string, number> = { d: 1, day: 1, days: 1, wk: 7, week: 7, weeks: 7 }

/** A day, or what the clock of the zone shows at a moment. */
function localOf(value: unknown, zone: Zone): LocalTime | undefined {
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return writeDay(dayOf(readLocal(value))) === value ? value : undefined
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value)) return undefined
  const ms = readMoment(value)
  return Number.isNaN(ms) ? undefined : writeLocal(localAt(clockOf({ zone, follows: 'elapsed' }), ms))
}

/** The last day of something that lasts for days. */
export const lastDayOf = (from: LocalTime, lasts: number): string => writeDay(dayOf(readDay(from) * DAY) + lasts - 1)
