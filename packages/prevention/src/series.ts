import { addDays, after, dayOfAge, laterOf } from './calendar/days.ts'
import type { History } from './history-of.ts'
import type { CatchUp, Gap, Rhythm } from './knowledge/rule.ts'
import type { Age, Day, Person } from './types.ts'

type Series = Extract<Rhythm, { doses: unknown }>

interface Circumstances {
  person: Person
  today: Day
  /** When somebody last looked whether a child's vaccinations are complete. */
  cardSeen: Day | null
}

/** A dose so few days before its age still counts (ACIP, general best practice). */
const GRACE_DAYS = 4
/** No series has two doses that are less than four weeks apart. */
const SHORTEST_GAP_DAYS = 28 - GRACE_DAYS

interface Given {
  /** The doses that count, the oldest first. */
  days: readonly Day[]
  /** With those of a day that nobody knows. */
  count: number
  /** The vaccine of each (CVX), where it is known. */
  kinds: readonly (string | undefined)[]
}

/** The day of the next dose of a series; null where no dose is needed any more. */
export function nextDose(series: Series, history: History, { person, today, cardSeen }: Circumstances): Day | null {
  const { born } = person
  if (born === null || (series.outdatedIsEnough && history.earlier !== null)) return null
  const given = dosesOf(series, history, born)
  if (series.startUnder && given.count === 0 && today >= dayOfAge(born, series.startUnder)) return null
  const step = stepAfter(series, given, born, today)
  if (!step) return boosterAfter(series, given.days.at(-1))
  const planned = dayOfAge(born, step.at)
  const due = cardSeen !== null && planned <= cardSeen ? ageAfter(series.doses, person, cardSeen) : planned
  return due && [due, ...daysOfGap(step.gap, given.days)].reduce(laterOf)
}

const boosterAfter = ({ thenEvery }: Series, newest: Day | undefined): Day | null =>
  thenEvery && newest !== undefined ? after(newest, thenEvery) : null

/** The first of these ages that somebody reaches after a day. */
export const ageAfter = (ages: readonly Age[], { born }: Person, day: Day): Day | null =>
  ages.map((age) => (born === null ? '' : dayOfAge(born, age))).find((each) => each > day) ?? null

function dosesOf({ countFrom, validFrom }: Series, { dated, undated }: History, born: Day): Given {
  const from = countFrom ?? validFrom
  const since = from ? addDays(dayOfAge(born, from), -GRACE_DAYS) : ''
  const own = dated.filter(({ day }) => day >= since)
  const days = own
    .map(({ day }) => day)
    .sort()
    .reduce<Day[]>(apart, [])
  const unknown = countFrom ? 0 : undated
  return {
    days,
    count: days.length + unknown,
    kinds: [...own.map(({ cvx }) => cvx), ...(unknown > 0 ? [undefined] : [])],
  }
}

/** Without those that came too soon after the one before: they are one dose that was written down twice, or one to be given again. */
function apart(days: Day[], day: Day): Day[] {
  const last = days.at(-1)
  return last !== undefined && day < addDays(last, SHORTEST_GAP_DAYS) ? days : [...days, day]
}

function stepAfter(series: Series, given: Given, born: Day, today: Day): { at: Age; gap: Gap } | null {
  const late = series.catchUp?.find((each) => isFitting(each, given, born, today))
  if (late) return late.next ?? null
  const at = series.doses[given.count]
  return at ? { at, gap: gapBefore(given.count, series.gap) } : null
}

function isFitting(each: CatchUp, { days, count, kinds }: Given, born: Day, today: Day): boolean {
  const [first, last] = [days[0], days.at(-1)]
  const isAt = (day: Day | undefined, age: Age | undefined) =>
    age === undefined || (day !== undefined && day >= addDays(dayOfAge(born, age), -GRACE_DAYS))
  return (
    count === each.given &&
    isAt(first, each.first) &&
    isAt(last, each.last) &&
    (each.aged === undefined || today >= dayOfAge(born, each.aged)) &&
    (each.of === undefined || kinds.every((kind) => kind !== undefined && each.of?.includes(kind))) &&
    (each.within === undefined || (first !== undefined && last !== undefined && last < after(first, each.within)))
  )
}

const gapBefore = (count: number, gap: Gap | readonly Gap[]): Gap =>
  'length' in gap ? (gap[Math.max(0, Math.min(count, gap.length) - 1)] as Gap) : gap

function daysOfGap(gap: Gap, days: readonly Day[]): Day[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return [after(last, gap), ...(gap.sinceFirst ? [after(first, gap.sinceFirst)] : [])]
}
