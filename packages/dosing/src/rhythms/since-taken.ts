import { boundsOf } from '../bounds.ts'
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
  plannedMs?: number
}

/** Doses that follow one another without anything between: the first, its number, and how many. */
interface Run {
  n: number
  ms: number
  size: number
}

/**
 * Every n hours, counted from the dose that was taken last. The slot is the beginning and the number of the dose:
 * `2026-03-29T06:00+3`. One that nobody answers lets the next come as planned; one that was skipped counts as if it had been taken in time.
 */
export function hoursSinceTaken(schedule: IntervalSchedule, marks: readonly Mark[]): Rhythm {
  const { amount, when, from } = schedule
  const clock = clockOf(schedule)
  const { first, end } = boundsOf(schedule)
  const every = schedule.hours * HOUR
  const start = firstMomentAt(clock, first)
  const runs = runsOf(schedule, start, eventsOf(marks, `${from}+`, start))

  const planned = (n: number, ms: number): Planned => ({ slot: `${from}+${n}`, ms, amount, ...(when && { when }) })
  const isOver = (ms: number) => localAt(clock, ms) >= end
  return {
    between(from, to) {
      const found: Planned[] = []
      for (const run of runs) {
        for (let index = Math.max(0, Math.ceil((from - run.ms) / every)); index < run.size; index += 1) {
          const ms = run.ms + index * every
          if (ms >= to || isOver(ms)) break
          found.push(planned(run.n + index, ms))
        }
      }
      return found
    },
    find(slot) {
      const n = slot.startsWith(`${from}+`) ? Number(slot.slice(from.length + 1)) : Number.NaN
      const run = runs.find((each) => each.n <= n && n < each.n + each.size)
      const ms = run && run.ms + (n - run.n) * every
      return ms === undefined || isOver(ms) ? undefined : planned(n, ms)
    },
  }
}

/** All doses in order. A mark begins a new run, and so do a pause and what was taken beside the plan. */
function runsOf(schedule: IntervalSchedule, start: number, events: readonly Event[]): Run[] {
  const { hours, count = Number.POSITIVE_INFINITY } = schedule
  const every = hours * HOUR
  const pauses = (schedule.pauses ?? []).map(({ from, until }) => ({
    from: readMoment(from),
    until: until === undefined ? Number.POSITIVE_INFINITY : readMoment(until),
  }))
  const stepsTo = (ms: number, moment: number) => Math.ceil((moment - ms) / every)

  const runs: Run[] = []
  let { n, ms } = beginningOf(events[0], start, every)
  let next = 0
  while (n < count && ms < Number.POSITIVE_INFINITY) {
    const event = events[next]
    const pause = pauses.find(({ from, until }) => from <= ms && ms < until)
    if (event && event.n === undefined && event.ms <= ms) {
      // A dose beside the plan puts off doses that were not yet due.
      ms = Math.max(ms, event.ms + every)
      next += 1
    } else if (pause) {
      ms += stepsTo(ms, pause.until) * every
    } else {
      const ends = pauses.filter(({ from }) => from > ms).map(({ from }) => stepsTo(ms, from))
      if (event) ends.push(event.n === undefined ? stepsTo(ms, event.ms) : event.n - n + 1)
      const size = Math.min(count - n, ...ends)
      runs.push({ n, ms, size })
      n += size
      ms += size * every
      if (event?.n === n - 1) {
        // A dose that was marked much too early moves the next one, but not before itself.
        if (event.status === 'taken') ms = Math.max(event.ms, ms - 2 * every + MINUTE) + every
        next += 1
      }
    }
  }
  return runs
}

/** The first dose, or the first mark where the doses before it would not lead to it: then there are marks that were not given. */
function beginningOf(first: Event | undefined, start: number, every: number): { n: number; ms: number } {
  const { n = 0, plannedMs } = first ?? {}
  return plannedMs === undefined || plannedMs === start + n * every ? { n: 0, ms: start } : { n, ms: plannedMs }
}

/** Marks of the plan by their number, whatever order they came in; then what was taken beside it since. */
function eventsOf(marks: readonly Mark[], prefix: string, start: number): Event[] {
  const events = [...countedMarks(marks).values()].map(({ slot, status, at, plannedAt }): Event => {
    const number = slot.startsWith(prefix) ? slot.slice(prefix.length) : ''
    const n = /^\d+$/.test(number) ? Number(number) : undefined
    const plannedMs = n !== undefined && plannedAt !== undefined ? readMoment(plannedAt) : undefined
    return { ...(n !== undefined && { n }), status, ms: readMoment(at), ...(plannedMs !== undefined && { plannedMs }) }
  })
  const own = events.filter(({ n }) => n !== undefined).sort((a, b) => (a.n ?? 0) - (b.n ?? 0))
  const lastMarked = own.reduce((last, { ms }) => Math.max(last, ms), start)
  const beside = events.filter(({ n, status, ms }) => n === undefined && status === 'taken' && ms > lastMarked)
  return [...own, ...beside.sort((a, b) => a.ms - b.ms)]
}
