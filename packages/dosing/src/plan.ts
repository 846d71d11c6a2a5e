import { readMoment } from './clock/calendar.ts'
import type { Planned, Rhythm } from './rhythms/rhythm.ts'
import { rhythmOf } from './rhythms/rhythm-of.ts'
import type { Mark, Moment, Plan, Revision, Schedule } from './types.ts'

/** The plan from a moment on. What was planned before it stays as it was, and so do the marks. */
export function revise(plan: Plan, schedule: Schedule, at: Moment): Revision[] {
  const since = readMoment(at)
  return [...revisionsOf(plan).filter((revision) => readMoment(revision.since) < since), { since: at, schedule }]
}

/** The schedules of a plan, the first first. One that was never edited holds from the beginning of time. */
export function revisionsOf(plan: Plan): readonly Revision[] {
  if ('kind' in plan) return [{ since: BEGINNING, schedule: plan }]
  return plan.toSorted((a, b) => readMoment(a.since) - readMoment(b.since))
}
const BEGINNING = '0001-01-01T00:00:00.000Z'

/** The schedule that holds at a moment: none before a plan was made. */
export const scheduleAt = (plan: Plan, at: Moment): Schedule | undefined =>
  revisionsOf(plan).findLast(({ since }) => readMoment(since) <= readMoment(at))?.schedule

/** A schedule while it held. */
export interface Stage {
  schedule: Schedule
  rhythm: Rhythm
  from: number
  until: number
}

export function stagesOf(plan: Plan, marks: readonly Mark[]): Stage[] {
  return revisionsOf(plan).map(({ since, schedule }, index, all) => {
    const next = all[index + 1]
    const until = next ? readMoment(next.since) : Number.POSITIVE_INFINITY
    return { schedule, rhythm: rhythmOf(schedule, marks), from: readMoment(since), until }
  })
}

/** A dose in the stage that it belongs to. */
export interface Placed {
  planned: Planned
  stage: number
}

/**
 * Where a dose stands that several schedules plan: in the first that held when it was due. One that an edit moved from
 * after it to before it is due with the edit; one that was only added for a time that is over is no dose.
 */
export function place(stages: readonly Stage[], slot: string): Placed | undefined {
  let wasToCome = false
  for (const [index, { rhythm, from, until }] of stages.entries()) {
    const planned = rhythm.find(slot)
    if (planned && from <= planned.ms && planned.ms < until) return { planned, stage: index }
    if (planned && planned.ms < from && wasToCome) return { planned: { ...planned, ms: from }, stage: index }
    wasToCome = planned !== undefined && planned.ms >= until
  }
  return undefined
}
