import { DAY, readDay, writeMoment } from './clock/calendar.ts'
import { tellDoses } from './tell-doses.ts'
import type { Day, Mark, Moment, Plan } from './types.ts'

/** How many doses a day had, and what became of them. `open`: not over yet. */
export interface Tally {
  planned: number
  taken: number
  skipped: number
  missed: number
  open: number
}

export interface Adherence extends Tally {
  days: ({ day: Day } & Tally)[]
  /** The share of doses taken among those that are over, from 0 to 1. None while none is over, and for doses as needed. */
  rate?: number
}

const NONE: Tally = { planned: 0, taken: 0, skipped: 0, missed: 0, open: 0 }

/** How a plan was kept from one day to another, both included. */
export function adherence(plan: Plan, marks: readonly Mark[], from: Day, to: Day, now: Moment): Adherence {
  const [first, last] = [readDay(from), readDay(to)]
  // A day on the person's clock begins up to a day before or after the one of the same name in UTC.
  const [start, end] = [writeMoment((first - 1) * DAY), writeMoment((last + 2) * DAY)]
  const byDay = new Map<Day, Tally>()
  for (const { day, state } of tellDoses(plan, start, end, marks, now)) {
    if (day < from || day > to) continue
    const kind = state === 'taken' || state === 'skipped' || state === 'missed' ? state : 'open'
    const tally = byDay.get(day) ?? NONE
    byDay.set(day, { ...tally, planned: tally.planned + 1, [kind]: tally[kind] + 1 })
  }
  const days = [...byDay].map(([day, tally]) => ({ day, ...tally })).sort((a, b) => (a.day < b.day ? -1 : 1))
  const sum = (kind: keyof Tally) => days.reduce((all, tally) => all + tally[kind], 0)
  const [planned, taken, skipped, missed, open] = [
    sum('planned'),
    sum('taken'),
    sum('skipped'),
    sum('missed'),
    sum('open'),
  ]
  const over = taken + skipped + missed
  return { planned, taken, skipped, missed, open, days, ...(over > 0 && { rate: taken / over }) }
}
