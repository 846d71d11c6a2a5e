import { boundsOf, pausesOf } from '../bounds.ts'
import { DAY, dayOf, readDay, readTime, writeDay } from '../clock/calendar.ts'
import { clockOf, firstMomentAt, localAt } from '../clock/clock.ts'
import { isDayOf } from '../days.ts'
import type { DailySchedule, DoseTime, StepsSchedule } from '../types.ts'
import type { Planned, Rhythm } from './rhythm.ts'

// A journey over the date line moves the clock by a day, and the doses of a day may stand on the next.
const AROUND = 2

/** Doses at times of the day. The slot is the day and the id of the time: `2026-03-29.0800`. */
export function timesOfDay(schedule: DailySchedule | StepsSchedule): Rhythm {
  const clock = clockOf(schedule)
  const { first, end } = boundsOf(schedule)
  const isPaused = pausesOf(schedule)
  const timesOn = schedule.kind === 'daily' ? timesOfDaily(schedule) : timesOfSteps(schedule)

  /** All of a day, as the clock on the wall has them. */
  function ofDay(day: number): (Planned & { local: number })[] {
    if (day < dayOf(first) || day * DAY >= end) return []
    return timesOn(day)
      .map((time) => plannedAt(day, time))
      .filter(({ local, ms }) => local >= first && local < end && !isPaused(ms))
      .sort((a, b) => a.local - b.local)
  }
  function plannedAt(day: number, { id, time, amount, when, offset }: DoseTime) {
    const local = day * DAY + readTime(time)
    const slot = `${writeDay(day)}.${id}`
    const ms = firstMomentAt(clock, local)
    return { slot, local, ms, amount, ...(when && { when }), ...(offset !== undefined && { offset }) }
  }

  let last: number | undefined
  /** The end that the number of doses sets, on the clock. */
  function lastLocal(): number {
    last ??= schedule.count === undefined ? Number.POSITIVE_INFINITY : localOfDose(schedule.count)
    return last
  }
  function localOfDose(count: number): number {
    let left = count
    const hasEnd = end !== Number.POSITIVE_INFINITY
    for (let day = dayOf(first); hasEnd ? day * DAY < end : day < dayOf(first) + LONGEST; day += 1) {
      const doses = ofDay(day)
      const found = doses[left - 1]
      if (found) return found.local
      left -= doses.length
    }
    return Number.POSITIVE_INFINITY
  }

  const shown = ({ local: _local, ...planned }: Planned & { local: number }): Planned => planned
  return {
    between(from, to) {
      const found: Planned[] = []
      const start = Math.max(dayOf(localAt(clock, from)) - AROUND, dayOf(first))
      for (let day = start; day <= dayOf(localAt(clock, to)) + AROUND && day * DAY < end; day += 1) {
        for (const dose of ofDay(day)) {
          if (from <= dose.ms && dose.ms < to && dose.local <= lastLocal()) found.push(shown(dose))
        }
      }
      return found
    },
    find(slot) {
      const day = readDay(slot)
      const found = ofDay(day).find((dose) => dose.slot === slot)
      return found && found.local <= lastLocal() ? shown(found) : undefined
    },
  }
}

// Nobody counts doses for longer: a pattern without days ends the search.
const LONGEST = 100 * 366

function timesOfDaily({ days, times, from }: DailySchedule): (day: number) => readonly DoseTime[] {
  const first = readDay(from)
  return (day) => (isDayOf(days, day, first) ? times : [])
}

function timesOfSteps({ steps, afterwards, from }: StepsSchedule): (day: number) => readonly DoseTime[] {
  const first = readDay(from)
  const all = steps.reduce((sum, { lasts }) => sum + lasts, 0)
  return (day) => {
    const since = day - first
    if (since < 0 || (since >= all && afterwards === 'stop')) return []
    let start = afterwards === 'repeat' ? day - (since % all) : first
    for (const [index, step] of steps.entries()) {
      const isLast = index === steps.length - 1
      if (day < start + step.lasts || isLast) {
        return isDayOf(step.days ?? { kind: 'every', n: 1 }, day, start) ? step.times : []
      }
      start += step.lasts
    }
    return []
  }
}
