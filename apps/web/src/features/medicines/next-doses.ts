import { type Dose, dosesBetween, type Schedule } from '@salus/dosing'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A dose a year is a plan as well. */
const LOOKS_DAYS = [8, 60, 800]

/** The first doses from a moment on. */
export function nextDoses(schedule: Schedule, now: Date, most = 5): Dose[] {
  for (const days of LOOKS_DAYS) {
    const found = dosesBetween(schedule, now.toISOString(), new Date(now.getTime() + days * DAY_MS).toISOString())
    if (found.length >= most || days === LOOKS_DAYS.at(-1)) return found.slice(0, most)
  }
  return []
}
