import { DAY, dayOf, HOUR, readMoment, writeDay, writeMoment, writeTime } from './clock/calendar.ts'
import { clockOf, localAt } from './clock/clock.ts'
import { leastGapOf } from './days.ts'
import { type Placed, place, type Stage, stagesOf } from './plan.ts'
import type { Dose, Mark, Moment, Plan, Schedule } from './types.ts'

/**
 * The doses that are planned from a moment on and before another, in order. `marks` are those of this medicine, at
 * least since the last one before `from`: what is counted from the dose that was taken depends on them.
 */
export function dosesBetween(plan: Plan, from: Moment, to: Moment, marks: readonly Mark[] = []): Dose[] {
  const stages = stagesOf(plan, marks)
  const skipped = new Set(marks.flatMap(({ slot, status }) => (status === 'skipped' ? [slot] : [])))
  return neverTwo(placedBetween(stages, readMoment(from), readMoment(to), skipped)).map(({ instead, ...placed }) =>
    doseOf(placed, stages, instead),
  )
}

// An edit moves a dose within its day, a journey to a neighbouring one.
const MOVED_BY = 3 * DAY

function placedBetween(stages: readonly Stage[], from: number, to: number, skipped: ReadonlySet<string>): Placed[] {
  return stages.flatMap(({ rhythm, ...stage }, index) => {
    const [start, end] = [Math.max(from, stage.from), Math.min(to, stage.until)]
    if (start >= end) return []
    if (index === 0) return rhythm.between(start, end).map((planned) => ({ planned, stage: index }))
    const before = start > stage.from ? undefined : stages[index - 1]
    const candidates = [
      ...(before?.rhythm.between(stage.from, stage.from + MOVED_BY) ?? []),
      ...rhythm.between(start, end),
    ]
    const slots = new Set(candidates.map(({ slot }) => slot))
    const placed = [...slots]
      .flatMap((slot) => place(stages, slot) ?? [])
      .filter((found) => found.stage === index && found.planned.ms >= start && found.planned.ms < end)
      .sort((a, b) => a.planned.ms - b.planned.ms)
    return placed.filter((found) => !isTooSoon(stages, found, skipped))
  })
}

/**
 * Whether an edit brought a new dose closer to the last one than half of its usual distance: who moves a weekly dose from
 * today to tomorrow takes the next one in a week. What the plan had before the edit too is never too soon.
 */
function isTooSoon(stages: readonly Stage[], { planned, stage }: Placed, skipped: ReadonlySet<string>): boolean {
  const { schedule, from } = stages[stage] as Stage
  const before = stages[stage - 1] as Stage
  const gap = usualGapOf(schedule)
  if (gap === 0 || planned.ms - from >= gap / 2 || before.rhythm.find(planned.slot)) return false
  const earlier = placedBetween(stages, planned.ms - gap / 2 + 1, from, skipped)
  return earlier.some((dose) => !skipped.has(dose.planned.slot))
}

/** Between two doses of a plan that has not one every day; nothing for the others. */
function usualGapOf(schedule: Schedule): number {
  if (schedule.kind === 'interval') return schedule.hours * HOUR
  const days = schedule.kind === 'daily' ? leastGapOf(schedule.days) : 1
  return days > 1 ? days * DAY : 0
}

/** Where a change of the clock or an edit brings doses to one moment, the last of them stands for all. */
function neverTwo(doses: readonly Placed[]): (Placed & { instead: string[] })[] {
  const found: (Placed & { instead: string[] })[] = []
  for (const dose of doses) {
    const last = found.at(-1)
    const isSame = last?.planned.ms === dose.planned.ms
    const instead = isSame ? [...last.instead, last.planned.slot] : []
    if (isSame) found.pop()
    found.push({ ...dose, instead })
  }
  return found
}

function doseOf({ planned, stage }: Placed, stages: readonly Stage[], instead: readonly string[]): Dose {
  const { schedule } = stages[stage] as Stage
  const { ms, ...dose } = planned
  const local = localAt(clockOf(schedule), ms)
  return {
    ...dose,
    at: writeMoment(ms),
    day: writeDay(dayOf(local)),
    time: writeTime(local),
    ...(schedule.unit && { unit: schedule.unit }),
    ...(instead.length > 0 && { insteadOf: instead }),
  }
}
