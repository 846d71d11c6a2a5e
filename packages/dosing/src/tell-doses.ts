import { DAY, HOUR, MINUTE, readDay, readMoment, writeMoment } from './clock/calendar.ts'
import { clockOf, firstMomentAt } from './clock/clock.ts'
import { dosesBetween } from './doses-between.ts'
import { countedMarks } from './marks.ts'
import { scheduleAt } from './plan.ts'
import type { Dose, Mark, Moment, Plan } from './types.ts'

type DoseState = 'later' | 'due' | 'late' | 'missed' | Mark['status']

/** A planned dose with what became of it. */
export interface ToldDose extends Dose {
  state: DoseState
  mark?: Mark
  /** When it counts as missed, unless somebody answers it before. */
  missedAt: Moment
}

/** The doses of a plan between two moments, each with what became of it by now. */
export function tellDoses(plan: Plan, from: Moment, to: Moment, marks: readonly Mark[], now: Moment): ToldDose[] {
  const markOf = countedMarks(marks)
  // A dose is missed within two days, so that of what comes after no more matters.
  const doses = dosesBetween(plan, from, writeMoment(readMoment(to) + LOOK_AHEAD), marks)
  return doses
    .filter(({ at }) => readMoment(at) < readMoment(to))
    .map((dose, index) => {
      const mark = markOf.get(dose.slot)
      const missedAt = missedAtOf(plan, dose, doses[index + 1])
      return { ...dose, state: mark?.status ?? lateness(dose, missedAt, now), ...(mark && { mark }), missedAt }
    })
}

const LOOK_AHEAD = 3 * DAY
const LATE_AFTER = 30 * MINUTE
// Who takes something at 23:30 has not missed it at midnight.
const LONG_EVENING = 4 * HOUR

/** How it is with a dose that nobody has marked. */
function lateness({ at }: Pick<Dose, 'at'>, missedAt: Moment, now: Moment): 'later' | 'due' | 'late' | 'missed' {
  const [due, missed, ms] = [readMoment(at), readMoment(missedAt), readMoment(now)]
  if (ms < due) return 'later'
  if (ms >= missed) return 'missed'
  return ms < due + Math.min(LATE_AFTER, (missed - due) / 2) ? 'due' : 'late'
}

/** A dose is missed when the next one is nearer than it, or when its day is over. */
function missedAtOf(plan: Plan, { at, day }: Dose, next: Dose | undefined): Moment {
  const due = readMoment(at)
  const schedule = scheduleAt(plan, at)
  const dayOver = schedule ? firstMomentAt(clockOf(schedule), (readDay(day) + 1) * DAY) : due
  const halfway = next ? (due + readMoment(next.at)) / 2 : Number.POSITIVE_INFINITY
  return writeMoment(Math.min(halfway, Math.max(dayOver, due + LONG_EVENING)))
}
