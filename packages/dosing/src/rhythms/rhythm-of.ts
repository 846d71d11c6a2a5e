import type { Mark, Schedule } from '../types.ts'
import { everyHours } from './interval.ts'
import type { Rhythm } from './rhythm.ts'
import { hoursSinceTaken } from './since-taken.ts'
import { timesOfDay } from './times-of-day.ts'

/** When the doses of a schedule are due. As needed nothing is due. */
export function rhythmOf(schedule: Schedule, marks: readonly Mark[]): Rhythm {
  switch (schedule.kind) {
    case 'daily':
    case 'steps':
      return timesOfDay(schedule)
    case 'interval':
      return schedule.countedFrom === 'plan' ? everyHours(schedule) : hoursSinceTaken(schedule, marks)
    case 'asNeeded':
      return { between: () => [], find: () => undefined }
  }
}
