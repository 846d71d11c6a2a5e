import { setImmediate as nextTurn } from 'node:timers/promises'
import { VITAL_NAMES, type VitalName } from '@salus/contract'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { LocalDays } from '#server/platform/timeline/local-days.ts'
import { codeOf, nameOf } from './stored-vital.ts'
import { ABOVE, BELOW, DAY_MS } from './vital-days.ts'

/** The readings of one measure on one day of the person's calendar, canonical. */
export interface MeasuredDay {
  measure: VitalName
  day: number
  count: number
  min: number
  max: number
  diastolicMin: number | null
  diastolicMax: number | null
  /** Of `count`, those beyond what their meter can tell. */
  above: number
  below: number
  /** Milliseconds since 1970. */
  first: number
  last: number
  /** Places among the contract's sources. */
  sources: number[]
  /** Of a reading with a note, on a day that has one reading. */
  notedKey: string | null
}

export interface Extremes {
  measure: VitalName
  min: number
  max: number
  diastolicMin: number | null
  diastolicMax: number | null
}

export interface DayTotal extends Extremes {
  day: number
  mean: number
}

interface DayRow {
  place: number
  count: number | string
  min: number | null
  max: number | null
  diastolic_min: number | null
  diastolic_max: number | null
  above: number | string
  below: number | string
  first: number | string | null
  last: number | string | null
  sources: number | string | null
  noted_key: string | null
}

/** A day of the calendar that may hold readings of a measure; `count`: of the days (UTC) that it touches. */
interface Candidate {
  code: number
  day: number
  count: number
}

export interface DaysAsked {
  /** The last day (UTC) that is looked at; null for the newest. */
  upTo: number | null
  /** Days (UTC) that are looked at, of all measures together; and how many of the calendar are enough. */
  limit: number
  enough: number
  calendar: LocalDays
}

/** Readings that are counted in one go: others are answered in between. */
const READ_AT_ONCE = 12_000
const DAYS_AT_ONCE = 60

/** What was measured, a day at a time. `person` comes from the owner's id. */
export function vitalEventsRepository({ db }: Database, personOf: (ownerId: string) => Promise<number | null>) {
  /** Each day from its readings: the totals that are kept are of days of UTC. */
  async function count(person: number, calendar: LocalDays, days: readonly Candidate[]): Promise<MeasuredDay[]> {
    const parts = days.map(
      ({ code, day }, place) => sql`
        select ${sql.lit(place)} as place, count(*) as count, min(value) as min, max(value) as max,
          min(diastolic) as diastolic_min, max(diastolic) as diastolic_max, ${ABOVE} as above, ${BELOW} as below,
          min(at) as first, max(at) as last, sum(distinct 1 << source) as sources,
          case when count(*) = 1 then max(key) filter (where note is not null) end as noted_key
        from vitals
        where person = ${person} and measure = ${code} and at >= ${calendar.startOf(day)}
          and at < ${calendar.startOf(day + 1)} and deleted_at is null`,
    )
    const { rows } = await sql<DayRow>`${sql.join(parts, sql` union all `)} order by place`.execute(db)
    return rows.flatMap((row) => {
      const { code, day } = days[Number(row.place)] as Candidate
      if (row.min === null || row.max === null) return []
      return {
        measure: nameOf(code),
        day,
        count: Number(row.count),
        min: row.min,
        max: row.max,
        diastolicMin: row.diastolic_min,
        diastolicMax: row.diastolic_max,
        above: Number(row.above),
        below: Number(row.below),
        first: Number(row.first),
        last: Number(row.last),
        sources: [...Number(row.sources).toString(2)].reverse().flatMap((bit, at) => (bit === '1' ? [at] : [])),
        notedKey: row.noted_key,
      }
    })
  }

  return {
    /** Of each measure the days since `from`, the earliest first. */
    async totals(ownerId: string, from: number): Promise<DayTotal[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const rows = await db
        .selectFrom('vital_days')
        .select(['measure', 'day', 'count', 'sum', 'min', 'max', 'diastolic_min', 'diastolic_max'])
        .where('person', '=', person)
        .where('measure', 'in', VITAL_NAMES.map(codeOf))
        .where('day', '>=', from)
        .where('count', '>', 0)
        .orderBy('measure')
        .orderBy('day')
        .execute()
      return rows.flatMap(({ measure: code, day, count, sum, min, max, diastolic_min, diastolic_max }) => {
        if (min === null || max === null) return []
        return {
          measure: nameOf(code),
          day,
          mean: sum / count,
          min,
          max,
          diastolicMin: diastolic_min,
          diastolicMax: diastolic_max,
        }
      })
    },

    /** Of each measure what was the least and the most in that time, from its readings. */
    async extremes(ownerId: string, from: number, until: number): Promise<Extremes[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const rows = await db
        .selectFrom('vitals')
        .select(({ fn }) => [
          'measure',
          fn.min('value').as('min'),
          fn.max('value').as('max'),
          fn.min('diastolic').as('diastolic_min'),
          fn.max('diastolic').as('diastolic_max'),
        ])
        .where('person', '=', person)
        .where('measure', 'in', VITAL_NAMES.map(codeOf))
        .where('at', '>=', from)
        .where('at', '<', until)
        .where('deleted_at', 'is', null)
        .groupBy('measure')
        .execute()
      return rows.map(({ measure, min, max, diastolic_min, diastolic_max }) => ({
        measure: nameOf(measure),
        min,
        max,
        diastolicMin: diastolic_min,
        diastolicMax: diastolic_max,
      }))
    },

    /** The newest days of the calendar, each with all of its measures; whether there are no older ones. */
    async days(
      ownerId: string,
      names: readonly VitalName[],
      { upTo, limit, enough, calendar }: DaysAsked,
    ): Promise<{ days: MeasuredDay[]; isEnd: boolean }> {
      const person = await personOf(ownerId)
      if (person === null || names.length === 0) return { days: [], isEnd: true }
      const latest = upTo === null ? sql`` : sql`and day <= ${upTo}`
      const parts = names.map(
        (name) => sql`select * from (
          select measure as code, day, count from vital_days
          where person = ${person} and measure = ${codeOf(name)} and count > 0 ${latest}
          order by day desc limit ${limit}) as one`,
      )
      const { rows } = await sql<Candidate>`
        select * from (${sql.join(parts, sql` union all `)}) as every order by day desc, code limit ${limit}`.execute(
        db,
      )
      const candidates = onCalendar(rows, calendar)
      // The last day may go on beyond what was looked at, and with it the day of the calendar that it begins in.
      const isAll = rows.length < limit
      const certain = isAll ? Number.NEGATIVE_INFINITY : ((rows.at(-1)?.day ?? 0) + 1) * DAY_MS
      const whole = candidates.filter(({ day }) => isAll || calendar.startOf(day) >= certain)
      const days: MeasuredDay[] = []
      let at = 0
      while (at < whole.length && days.length < enough) {
        if (at > 0) await nextTurn()
        const end = endOfStep(whole, at)
        days.push(...(await count(person, calendar, whole.slice(at, end))))
        at = end
      }
      return { days, isEnd: isAll && at >= whole.length }
    },
  }
}

/** Days of UTC as those of the calendar that they touch, the newest first. */
function onCalendar(rows: readonly Candidate[], { dayOf }: LocalDays): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { code, day, count } of rows) {
    const [first, last] = [dayOf(day * DAY_MS), dayOf((day + 1) * DAY_MS - 1)]
    for (let each = first; each <= last; each += 1) {
      const name = `${each} ${code}`
      found.set(name, { code, day: each, count: (found.get(name)?.count ?? 0) + count })
    }
  }
  return [...found.values()].sort((one, other) => other.day - one.day || one.code - other.code)
}

/** Whole days of the calendar, as many as are counted in one go. */
function endOfStep(days: readonly Candidate[], from: number): number {
  let [end, readings] = [from, 0]
  while (end < days.length) {
    const isNewDay = end > from && days[end]?.day !== days[end - 1]?.day
    if (isNewDay && (readings >= READ_AT_ONCE || end - from >= DAYS_AT_ONCE)) break
    readings += days[end]?.count ?? 0
    end += 1
  }
  return end
}

export type VitalEventsRepository = ReturnType<typeof vitalEventsRepository>
