import { boundsOf, pausesOf } from '../bounds.ts'
import { HOUR, MINUTE, readMoment } from '../clock/calendar.ts'
import { clockOf, firstMomentAt, localAt } from '../clock/clock.ts'
import { countedMarks } from '../marks.ts'
import type { IntervalSchedule, Mark } from '../types.ts'
import type { Planned, Rhythm } from './rhythm.ts'

/** A mark of the nth dose, or of one that was taken beside the plan. */
interface Event {
  n?: number
  status: Mark['status']
  ms: number
}

/**
 * Every n hours, counted from the dose that was taken last. The slot is the beginning and the number of the dose:
 * `2026-03-29T06:00+3`. One that nobody answers lets the next come as planned; one that was skipped counts as if it had been taken in time.
 */
export function hoursSinceTaken(schedule: IntervalSchedule, marks: readonly Mark[]): Rhythm {
  const { hours, amount, when, from, count = Number.POSITIVE_INFINITY } = schedule
  const clock = clockOf(schedule)
  const { first, end } = boundsOf(schedule)
  const isPaused = pausesOf(schedule)
  const every = hours * HOUR
  const start = firstMomentAt(clock, first)
  const events = eventsOf(marks, `${from}+`, start)

  /** All of them in order, as far as somebody looks. */
  function* walk(): Generator<Planned, undefined> {
    let n = 0
    let ms = start
    let next = 0
    while (n < count && localAt(clock, ms) < end) {
      const event = events[next]
      if (event && event.n === undefined && event.ms <= ms) {
        // What was taken beside the plan puts off what was not yet due.
        ms = Math.max(ms, event.ms + every)
        next += 1
      } else if (isPaused(ms)) {
        if (isForGood(ms)) return
        ms += every
      } else {
        yield { slot: `${from}+${n}`, ms, amount, ...(when && { when }) }
        if (event?.n === n) {
          // A dose that was marked much too early moves the next one, but not before itself.
          if (event.status === 'taken') ms = Math.max(event.ms, ms - every + MINUTE)
          next += 1
        }
        n += 1
        ms += every
      }
    }
  }
  const isForGood = (ms: number) => schedule.pauses?.some(({ from, until }) => !until && readMoment(from) <= ms)

  const doses = walk()
  const known: Planned[] = []
  /** Looks on until a dose is enough, or there are no more. */
  function lookUntil(isEnough: (last: Planned) => boolean): void {
    for (;;) {
      const last = known.at(-1)
      if (last && isEnough(last)) return
      const { value } = doses.next()
      if (!value) return
      known.push(value)
    }
  }

  return {
    between(from, to) {
      lookUntil(({ ms }) => ms >= to)
      return known.filter(({ ms }) => from <= ms && ms < to)
    },
    find(slot) {
      const n = slot.startsWith(`${from}+`) ? Number(slot.slice(from.length + 1)) : Number.NaN
      if (Number.isNaN(n)) return undefined
      lookUntil(() => known.length > n)
      return known[n]
    },
  }
}

/** Marks of the plan by their number, whatever order they came in; then what was taken beside it since. */
function eventsOf(marks: readonly Mark[], prefix: string, start: number): Event[] {
  const events = [...countedMarks(marks).values()].map(({ slot, status, at }): Event => {
    const n = slot.startsWith(prefix) ? Number(slot.slice(prefix.length)) : undefined
    return { ...(n !== undefined && { n }), status, ms: readMoment(at) }
  })
  const own = events.filter(({ n }) => n !== undefined).sort((a, b) => (a.n ?? 0) - (b.n ?? 0))
  const lastMarked = own.reduce((last, { ms }) => Math.max(last, ms), start)
  const beside = events.filter(({ n, status, ms }) => n === undefined && status === 'taken' && ms > lastMarked)
  return [...own, ...beside.sort((a, b) => a.ms - b.ms)]
}
