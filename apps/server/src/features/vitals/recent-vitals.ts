import type { HealthRecord, Reading } from '@salus/triage'
import { adviceOn, isDanger } from './advise.ts'
import type { DayExtremes, LatestRepository } from './latest.repository.ts'
import type { Vital } from './stored-vital.ts'
import { DAY_MS, dayOf } from './vital-days.ts'

const RECENT_MS = 2 * DAY_MS
/** Two days of minutes. */
const MOST = 3_000

/** The day since which a reading is recent. */
export const recentDay = (now: number): number => dayOf(now - RECENT_MS)

interface Known {
  newest: readonly Vital[]
  /** Of each day since `recentDay`. */
  days: readonly DayExtremes[]
  record: HealthRecord
  now: number
}

/**
 * The readings of the last two days that may have to be warned of: the newest of each measure, and what devices sent
 * before them where the totals of a day say that something is wrong. What was typed was told at once.
 */
export async function recentVitals(
  latest: LatestRepository,
  ownerId: string,
  { newest, days, record, now }: Known,
): Promise<Vital[]> {
  const since = now - RECENT_MS
  const recent = newest.filter(({ at }) => at >= since)
  const names = new Set(recent.map(({ measure }) => measure))
  const isWrong = (day: DayExtremes) =>
    extremesOf(day).some((reading) => {
      const advice = adviceOn(reading, record, 'EU')
      return advice !== null && isDanger(advice, false)
    })
  const suspects = new Set(days.filter((day) => names.has(day.measure) && isWrong(day)).map(({ measure }) => measure))
  const sent = await Promise.all([...suspects].map((name) => latest.since(ownerId, name, since, MOST)))
  return [...recent, ...sent.flat().filter(({ source }) => source !== 'typed')]
}

const extremesOf = ({ measure, min, max, diastolicMin, diastolicMax, above, below }: DayExtremes): Reading[] => [
  { measure, value: min, diastolic: diastolicMin, comparator: below > 0 ? '<' : null },
  { measure, value: max, diastolic: diastolicMax, comparator: above > 0 ? '>' : null },
]
