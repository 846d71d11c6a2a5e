import { type LatestVitals, type NewestReading, type ReadingAdvice, type Region, SPARK_DAYS } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import { localDays } from '#server/platform/timeline/local-days.ts'
import { adviceOn, isDanger } from './advise.ts'
import { DAY_MS, dayOf } from './vital-days.ts'
import type { VitalEventsRepository } from './vital-events.repository.ts'

const WEEK_DAYS = 7

type Standing = NonNullable<NewestReading['standing']>

/** The newest reading of a measure, and what the rules and the ranges say of it. */
export interface JudgedReading extends NewestReading {
  advice: ReadingAdvice | null
  /** Whether it was urgent or an emergency when it was taken; a fast heart or breath passes. */
  wasDanger: boolean
  /** Of the last seven days of the person's calendar. */
  isOfWeek: boolean
  /** Whether all readings of that week are within what is normal; null where there is no range. */
  isWeekWithin: boolean | null
}

export interface VitalsOverview {
  /** The last measured first. */
  readings: JudgedReading[]
  warnings: LatestVitals['warnings']
}

interface Deps {
  latest: (ownerId: string, region: Region) => Promise<LatestVitals>
  events: VitalEventsRepository
  recordOf: (userId: string) => Promise<HealthRecord>
  now: () => Date
}

export function vitalsOverview({ latest, events, recordOf, now }: Deps) {
  return async (ownerId: string, region: Region, timeZone: string): Promise<VitalsOverview> => {
    const today = dayOf(now().getTime())
    const calendar = localDays(timeZone)
    const weekFrom = calendar.startOf(calendar.dayOf(now().getTime()) - WEEK_DAYS + 1)
    // The totals that are kept are of days of UTC: of the one that the week begins in, its readings are asked.
    const firstWhole = dayOf(weekFrom - 1) + 1
    const [{ items, warnings }, days, begun, record] = await Promise.all([
      latest(ownerId, region),
      events.totals(ownerId, today - SPARK_DAYS + 1),
      events.extremes(ownerId, weekFrom, firstWhole * DAY_MS),
      recordOf(ownerId),
    ])
    const readings = items.map((reading): JudgedReading => {
      const { measure, normal } = reading
      const own = days.filter((day) => day.measure === measure)
      const ofWeek = [
        ...begun.filter((each) => each.measure === measure),
        ...own.filter(({ day }) => day >= firstWhole),
      ]
      const extremes = ofWeek.flatMap(({ min, max, diastolicMin, diastolicMax }) => [
        { value: min, diastolic: diastolicMin },
        { value: max, diastolic: diastolicMax },
      ])
      const judged = { ...reading, comparator: reading.comparator ?? null }
      const then = adviceOn(judged, record, region)
      return {
        ...reading,
        spark: own.map(({ day, mean }) => ({ day, mean })),
        advice: then && adviceOn(judged, record, region, now().getTime() - Date.parse(reading.at)),
        wasDanger: then !== null && isDanger(then, false),
        standing: normal && standingOf(reading, normal),
        isOfWeek: Date.parse(reading.at) >= weekFrom,
        isWeekWithin: normal && extremes.every((each) => standingOf(each, normal) === 'within'),
      }
    })
    return { readings: readings.sort((one, other) => (one.at < other.at ? 1 : -1)), warnings }
  }
}

type Band = NonNullable<NewestReading['normal']>

/** A blood pressure is above when either number is. */
function standingOf({ value, diastolic }: { value: number; diastolic: number | null }, normal: Band): Standing {
  const bands = [[value, normal] as const]
  if (diastolic !== null && normal.diastolic) bands.push([diastolic, { ...normal.diastolic, diastolic: null }])
  if (bands.some(([each, { high }]) => each > high)) return 'above'
  return bands.some(([each, { low }]) => each < low) ? 'below' : 'within'
}
