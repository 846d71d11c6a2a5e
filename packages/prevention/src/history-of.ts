import { lastDayOf } from './calendar/days.ts'
import type { Check, Found, Way } from './knowledge/rule.ts'
import type { Day, Done, Person, Place } from './types.ts'

/** One check, as a record tells it. */
export interface History {
  /** The newest first; only what has a date. */
  dated: readonly { day: Day; date: string; way?: Way | undefined; cvx?: string | undefined }[]
  /** How often it was done on a day that nobody knows. */
  undated: number
  /** All of it, with the vaccine (CVX) where the record names one. */
  given: readonly Given[]
  /** The newest of what does not stand for it any more. */
  earlier: string | null
}

export interface Given {
  day: Day | null
  cvx?: string | undefined
  /** The person says that they had it. */
  isSaid: boolean
}

/** A date that is yet to come was not done. */
export function historyOf(check: Check, done: readonly Done[], { place }: Person, today: Day): History {
  const past = done.filter(({ date }) => date === null || date.slice(0, 10) <= today)
  const own = past.filter((each) => each.check === check.id)
  const said = own.map((each) => ({ ...each, by: check.ways?.find(({ id }) => id === each.way) }))
  const byWay = (check.ways ?? []).flatMap((way) =>
    past.filter((each) => isFound(each, way.found, place)).map((each) => ({ ...each, by: way })),
  )
  // A test of several parts is done when the last of them is.
  const [first = {}, ...others] = check.found
  const main = past.filter(
    (each) => isFound(each, first, place) && !byWay.some(({ date, code }) => date === each.date && code === each.code),
  )
  const parts = others.map((part) => newestOf(past.filter((each) => isFound(each, part, place))))
  const whole = main.flatMap((each) => {
    if (others.length === 0) return [each]
    if (each !== newestDone(main) || parts.some((part) => part === null)) return []
    return [{ ...each, date: [each.date, ...parts].reduce(olderOf) }]
  })
  const all = [...said, ...byWay, ...whole.map((each) => ({ ...each, by: undefined }))]
  const dayIn = (date: string): Day => [lastDayOf(date), today].reduce(earlierOf)
  return {
    dated: all
      .flatMap(({ date, by, cvx }) => {
        if (date === null) return []
        return [{ day: dayIn(date), date, way: by, cvx }]
      })
      .sort((one, other) => other.day.localeCompare(one.day)),
    undated: all.filter(({ date }) => date === null).length,
    given: all.map(({ date, cvx, check: said }) => ({
      day: date === null ? null : dayIn(date),
      cvx,
      isSaid: said === check.id,
    })),
    earlier: newestOf(past.filter((each) => isOutdated(each, first, place))),
  }
}

function isFound(done: Done, found: Found, place: Place): boolean {
  if (done.test !== undefined && found.tests?.includes(done.test)) return true
  if (done.code !== undefined && found.codes?.includes(done.code)) return true
  return !isOutdated(done, found, place) && protects(done, found)
}

const protects = (done: Done, found: Found): boolean =>
  done.illnesses?.some((illness) => found.illnesses?.includes(illness)) ?? false

const isOutdated = (done: Done, found: Found, place: Place): boolean =>
  done.cvx !== undefined &&
  protects(done, found) &&
  (found.outdated?.places.includes(place) ?? false) &&
  (found.outdated?.cvx.includes(done.cvx) ?? false)

const earlierOf = (one: Day, other: Day): Day => (one < other ? one : other)
const newestDone = (done: readonly Done[]): Done | undefined =>
  done.reduce<Done | undefined>((one, each) => (one && lastOf(one) >= lastOf(each) ? one : each), undefined)
const newestOf = (done: readonly Done[]): string | null => newestDone(done)?.date ?? null
const lastOf = ({ date }: Done): string => (date === null ? '' : lastDayOf(date))
const olderOf = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : lastDayOf(one) <= lastDayOf(other) ? one : other
