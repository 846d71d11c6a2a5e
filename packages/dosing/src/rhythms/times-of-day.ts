import { boundsOf, pausesOf } from '../bounds.ts'
import { DAY, dayOf, readDay, readTime, writeDay } from '../clock/calendar.ts'
import { clockOf, firstMomentAt, localAt } from '../clock/clock.ts'
import { isDayOf } from '../days.ts'
import type { DailySchedule, Day, DoseTime, StepsSchedule } from '../types.ts'
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
    const times = timesOn(day)
    if (times.length === 0) return []
    const date = writeDay(day)
    return times
      .map((time) => plannedAt(day, date, time))
      .filter(({ local, ms }) => local >= first && local < end && !isPaused(ms))
      .sort((a, b) => a.local - b.local)
  }
  function plannedAt(day: number, date: Day, { id, time, amount, when, offset }: DoseTime) {
    const local = day * DAY + readTime(time)
    const slot = `${date}.${id}`
    const ms = firstMomentAt(clock, local)
    return { slot, local, ms, amount, ...(when && { when }), ...(offset !== undefined && { offset }) }
  }

  // Whoever asks for days in order counts each of them once.
  let counted = { day: dayOf(first), before: 0 }
  /** How many doses there are before a day. */
  function numberBefore(day: number): number {
    if (day < counted.day) counted = { day: dayOf(first), before: 0 }
    let { day: next, before } = counted
    for (; next < day; next += 1) {
      const isPlain = next > dayOf(first) && (next + 1) * DAY <= end && !schedule.pauses?.length
      before += isPlain ? timesOn(next).length : ofDay(next).length
    }
    counted = { day: next, before }
    return before
  }
  /** Those of a day that the number of doses in all leaves. */
  function leftOf(day: number) {
    const doses = ofDay(day)
    if (schedule.count === undefined || doses.length === 0) return doses
    return doses.slice(0, Math.max(0, schedule.count - numberBefore(day)))
  }

  const shown = ({ local: _local, ...planned }: Planned & { local: number }): Planned => planned
  return {
    between(from, to) {
      const found: Planned[] = []
      const start = Math.max(dayOf(localAt(clock, from)) - AROUND, dayOf(first))
      for (let day = start; day <= dayOf(localAt(clock, to)) + AROUND && day * DAY < end; day += 1) {
        for (const dose of leftOf(day)) if (from <= dose.ms && dose.ms < to) found.push(shown(dose))
      }
      return found
    },
    find(slot) {
      const found = leftOf(readDay(slot)).find((dose) => dose.slot === slot)
      return found && shown(found)
    },
  }
}

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
