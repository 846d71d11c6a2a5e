import { DAY, readDay, readMoment, writeDay, writeMoment } from './clock/calendar.ts'
import { dosesBetween } from './doses-between.ts'
import { countedMarks, takenOf } from './marks.ts'
import { tellDoses } from './tell-doses.ts'
import type { Day, Dose, Mark, Moment, Plan } from './types.ts'

/** Somebody counted these pieces at a moment, or added them, in the unit of the schedule. */
export interface StockEntry {
  at: Moment
  kind: 'counted' | 'added'
  pieces: number
}

export interface Supply {
  /** None below nothing: who took more than was counted has counted wrong. */
  left: number
  /** The first planned dose that there is not enough for. None as needed, or when the plan ends before. */
  runsOut?: { at: Moment; day: Day }
  /** The day to ask for more. It may be over. */
  refillDay?: Day
}

const LOOK_AHEAD = 5 * 366
const AT_ONCE = 61

/** Tells how much is left, until when, and when to ask for more: `leadDays` before it runs out. None when nobody counted. */
export function supply(
  plan: Plan,
  stock: readonly StockEntry[],
  marks: readonly Mark[],
  now: Moment,
  leadDays = 7,
): Supply | undefined {
  const left = piecesLeft(stock, marks)
  if (left === undefined) return undefined
  const without = firstWithout(left, openDoses(plan, marks, now))
  if (!without) return { left }
  const { at, day } = without
  return { left, runsOut: { at, day }, refillDay: writeDay(readDay(day) - leadDays) }
}

function piecesLeft(stock: readonly StockEntry[], marks: readonly Mark[]): number | undefined {
  const entries = stock.map(({ at, kind, pieces }) => ({ ms: readMoment(at), kind, pieces }))
  const counted = entries
    .filter(({ kind }) => kind === 'counted')
    .reduce<(typeof entries)[number] | undefined>(
      (last, entry) => (last && last.ms > entry.ms ? last : entry),
      undefined,
    )
  const since = counted?.ms ?? Math.min(...entries.map(({ ms }) => ms - 1))
  if (entries.length === 0) return undefined
  const added = entries
    .filter(({ kind, ms }) => kind === 'added' && ms > since)
    .reduce((sum, { pieces }) => sum + pieces, 0)
  const taken = takenOf(marks).reduce((sum, { ms, amount }) => (ms > since ? sum + amount : sum), 0)
  return Math.max(0, rounded((counted?.pieces ?? 0) + added - taken))
}

/** Lists doses that are due and not answered, then those that come. */
function* openDoses(plan: Plan, marks: readonly Mark[], now: Moment): Generator<Dose> {
  const start = readMoment(now)
  const marked = countedMarks(marks)
  for (const dose of tellDoses(plan, writeMoment(start - 3 * DAY), now, marks, now)) {
    if (dose.state === 'due' || dose.state === 'late') yield dose
  }
  for (let days = 0; days < LOOK_AHEAD; days += AT_ONCE) {
    const [from, to] = [writeMoment(start + days * DAY), writeMoment(start + (days + AT_ONCE) * DAY)]
    for (const dose of dosesBetween(plan, from, to, marks)) if (!marked.has(dose.slot)) yield dose
  }
}

function firstWithout(pieces: number, doses: Iterable<Dose>): Dose | undefined {
  let left = pieces
  for (const dose of doses) {
    left -= dose.amount
    if (rounded(left) < 0) return dose
  }
  return undefined
}

// Thirds of a tablet add up to one, and not to a hair less.
const rounded = (pieces: number) => Math.round(pieces * 1e6) / 1e6
