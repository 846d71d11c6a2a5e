import { boundsOf, pausesOf } from '../bounds.ts'
import { DAY, HOUR, readLocal, writeLocal } from '../clock/calendar.ts'
import { clockOf, firstMomentAt, localAt } from '../clock/clock.ts'
import type { IntervalSchedule } from '../types.ts'
import type { Planned, Rhythm } from './rhythm.ts'

// A clock differs by less from the hours that went by since the plan began, journeys included.
const AROUND = 3 * DAY

/** Every n hours, counted from the plan. The slot is the time on a clock that never changed: `2026-03-29T14:00`. */
export function everyHours(schedule: IntervalSchedule): Rhythm {
  const { hours, amount, when, follows, count } = schedule
  const clock = clockOf(schedule)
  const { first, end } = boundsOf(schedule)
  const isPaused = pausesOf(schedule)
  const every = hours * HOUR
  const start = firstMomentAt(clock, first)

  /** The nth since the beginning, whether or not it is taken. */
  function planned(n: number): Planned {
    const local = first + n * every
    const ms = follows === 'elapsed' ? start + n * every : firstMomentAt(clock, local)
    return { slot: writeLocal(local), ms, amount, ...(when && { when }) }
  }
  const isLeftOut = (n: number, ms: number) => {
    const local = follows === 'elapsed' ? localAt(clock, ms) : first + n * every
    return n < 0 || local >= end || isPaused(ms)
  }

  let last: number | undefined
  /** The number of the last dose. A pause moves it on, one without an end for good. */
  function lastNumber(): number {
    if (count === undefined) return Number.POSITIVE_INFINITY
    if (last !== undefined) return last
    let left = count
    for (let n = 0; ; n += 1) {
      const { ms } = planned(n)
      if (!isPaused(ms)) left -= 1
      if (left === 0 || n > count + LONGEST) {
        last = n
        return n
      }
    }
  }

  return {
    between(from, to) {
      const found: Planned[] = []
      const until = Math.min((to - start + AROUND) / every, lastNumber())
      for (let n = Math.max(0, Math.floor((from - start - AROUND) / every)); n <= until; n += 1) {
        const dose = planned(n)
        if (from <= dose.ms && dose.ms < to && !isLeftOut(n, dose.ms)) found.push(dose)
      }
      return found
    },
    find(slot) {
      const n = (readLocal(slot) - first) / every
      if (!Number.isInteger(n) || n < 0 || n > lastNumber()) return undefined
      const dose = planned(n)
      return dose.slot === slot && !isLeftOut(n, dose.ms) ? dose : undefined
    },
  }
}

// A pause of hourly doses that lasts ten years is one for good.
const LONGEST = 10 * 366 * 24
