import { dayOf, readMoment, writeDay, writeMoment, writeTime } from './clock/calendar.ts'
import { clockOf, localAt } from './clock/clock.ts'
import type { Planned } from './rhythms/rhythm.ts'
import { timesOfDay } from './rhythms/times-of-day.ts'
import type { Dose, Mark, Moment, Plan, Schedule } from './types.ts'

/** The doses that are planned from a moment on and before another, in order. */
export function dosesBetween(plan: Plan, from: Moment, to: Moment, _marks: readonly Mark[] = []): Dose[] {
  if (!('kind' in plan)) return plan.flatMap(({ schedule }) => dosesBetween(schedule, from, to))
  if (plan.kind !== 'daily' && plan.kind !== 'steps') return []
  return timesOfDay(plan)
    .between(readMoment(from), readMoment(to))
    .map((planned) => doseOf(planned, plan))
}

function doseOf({ ms, ...planned }: Planned, schedule: Schedule): Dose {
  const local = localAt(clockOf(schedule), ms)
  return {
    ...planned,
    at: writeMoment(ms),
    day: writeDay(dayOf(local)),
    time: writeTime(local),
    ...(schedule.unit && { unit: schedule.unit }),
  }
}
