import { boundsOf, pausesOf } from './bounds.ts'
import { HOUR, readMoment, writeMoment } from './clock/calendar.ts'
import { clockOf, firstMomentAt } from './clock/clock.ts'
import { takenOf } from './marks.ts'
import type { AsNeededSchedule, Mark, Moment } from './types.ts'

export type MayTake =
  /** `left`: what may be taken within the window after this dose; `isLast`: too little for another one. */
  | { may: true; left?: number; isLast?: boolean }
  /** `freeAt`: from when on it may be taken; none when it will never be. */
  | { may: false; why: 'too-soon' | 'over-the-most' | 'not-begun' | 'paused'; freeAt?: Moment }
  | { may: false; why: 'over' | 'more-than-the-most' }

/** Whether something may be taken as needed, by its own directions and by what was taken. */
export function mayTakeNow(
  schedule: AsNeededSchedule,
  marks: readonly Mark[],
  now: Moment,
  amount: number = schedule.amount,
): MayTake {
  const ms = readMoment(now)
  const taken = takenOf(marks)
  const { gapHours = 0, most, count } = schedule
  const [begins, ends] = spanOf(schedule)
  if (ms >= ends || (count !== undefined && taken.length >= count)) return { may: false, why: 'over' }
  if (most && exceeds(amount, most.amount)) return { may: false, why: 'more-than-the-most' }

  const gap = gapHours * HOUR
  const hasGap = (at: number) => taken.every((dose) => dose.ms + gap <= at)
  const within = (at: number) =>
    taken.reduce((sum, dose) => (dose.ms > at - windowOf(most) ? sum + dose.amount : sum), 0)
  const isWithin = (at: number) => !most || !exceeds(within(at) + amount, most.amount)
  const isPaused = pausesOf(schedule)
  const isFree = (at: number) => at >= begins && !isPaused(at) && hasGap(at) && isWithin(at)
  if (isFree(ms)) {
    if (!most) return { may: true }
    const left = Math.max(0, most.amount - within(ms) - amount)
    return { may: true, left, isLast: exceeds(schedule.amount, left) }
  }

  // Only at these moments does something become free.
  const moments = [
    begins,
    ...(schedule.pauses ?? []).flatMap(({ until }) => (until ? [readMoment(until)] : [])),
    ...taken.flatMap((dose) => [dose.ms + gap, dose.ms + windowOf(most)]),
  ]
  const freeAt = moments.filter((at) => at > ms && at < ends && isFree(at)).sort((a, b) => a - b)[0]
  const why = ms < begins ? 'not-begun' : isPaused(ms) ? 'paused' : isWithin(ms) ? 'too-soon' : 'over-the-most'
  return { may: false, why, ...(freeAt !== undefined && { freeAt: writeMoment(freeAt) }) }
}

const windowOf = (most: AsNeededSchedule['most']) => (most ? most.hours * HOUR : 0)

// Halves and thirds of a tablet add up to a hair more than one.
const exceeds = (amount: number, limit: number) => amount > limit + 1e-9

function spanOf(schedule: AsNeededSchedule): [begins: number, ends: number] {
  const clock = clockOf(schedule)
  const { first, end } = boundsOf(schedule)
  return [firstMomentAt(clock, first), Number.isFinite(end) ? firstMomentAt(clock, end) : end]
}
