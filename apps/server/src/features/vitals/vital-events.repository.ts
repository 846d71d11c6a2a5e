import { VITAL_NAMES, type VitalName } from '@salus/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { codeOf, nameOf } from './stored-vital.ts'
import { DAY_MS } from './vital-days.ts'

/** The readings of one measure on one day (UTC), canonical. */
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

export interface DayTotal {
  measure: VitalName
  day: number
  mean: number
  min: number
  max: number
  diastolicMin: number | null
  diastolicMax: number | null
}

interface DayRow {
  measure: number
  day: number
  count: number
  min: number
  max: number
  diastolic_min: number | null
  diastolic_max: number | null
  above: number
  below: number
}

interface EdgeRow {
  first: number | string | null
  last: number | string | null
  sources: number | string | null
  noted_key: string | null
}

/** On a day with more readings its first and its last are asked where they came from: the others would all be read. */
const SOURCES_READ = 100

/** What was measured, a day at a time, from the totals of the days. `person` comes from the owner's id. */
export function vitalEventsRepository({ db }: Database, personOf: (ownerId: string) => Promise<number | null>) {
  /** Beginning, end and origin of each day, in the same order; each is found by a step into the index. */
  async function edgesOf(person: number, days: readonly DayRow[]): Promise<EdgeRow[]> {
    const parts = days.map(({ measure, day, count }, place) => {
      const of = sql`from vitals where person = ${person} and measure = ${measure}
        and at >= ${day * DAY_MS} and at < ${(day + 1) * DAY_MS} and deleted_at is null`
      const oldest = sql`${of} order by at limit 1`
      const newest = sql`${of} order by at desc limit 1`
      const sources: RawBuilder<unknown> =
        count <= SOURCES_READ
          ? sql`(select sum(distinct 1 << source) ${of})`
          : sql`(1 << (select source ${oldest})) | (1 << (select source ${newest}))`
      const noted = count === 1 ? sql`(select key ${of} and note is not null limit 1)` : sql`cast(null as text)`
      return sql`select ${sql.lit(place)} as place, (select at ${oldest}) as first,
        (select at ${newest}) as last, ${sources} as sources, ${noted} as noted_key`
    })
    if (parts.length === 0) return []
    const { rows } = await sql<EdgeRow>`${sql.join(parts, sql` union all `)} order by place`.execute(db)
    return rows
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

    /** The newest days, no later than `upTo`, of the measures together. */
    async days(
      ownerId: string,
      names: readonly VitalName[],
      upTo: number | null,
      limit: number,
    ): Promise<MeasuredDay[]> {
      const person = await personOf(ownerId)
      if (person === null || names.length === 0) return []
      const latest = upTo === null ? sql`` : sql`and day <= ${upTo}`
      const parts = names.map(
        (name) => sql`select * from (
          select measure, day, count, min, max, diastolic_min, diastolic_max, above, below from vital_days
          where person = ${person} and measure = ${codeOf(name)} and count > 0 ${latest}
          order by day desc limit ${limit}) as one`,
      )
      const { rows } = await sql<DayRow>`
        select * from (${sql.join(parts, sql` union all `)}) as every order by day desc, measure limit ${limit}`.execute(
        db,
      )
      const edges = await edgesOf(person, rows)
      return rows.flatMap((row, place) => {
        const edge = edges[place]
        // Deleted a moment ago.
        if (!edge || edge.first === null || edge.last === null) return []
        const { diastolic_min: diastolicMin, diastolic_max: diastolicMax, ...day } = row
        const bits = Number(edge.sources)
        return {
          ...day,
          measure: nameOf(row.measure),
          diastolicMin,
          diastolicMax,
          first: Number(edge.first),
          last: Number(edge.last),
          sources: [...bits.toString(2)].reverse().flatMap((bit, at) => (bit === '1' ? [at] : [])),
          notedKey: edge.noted_key,
        }
      })
    },
  }
}

export type VitalEventsRepository = ReturnType<typeof vitalEventsRepository>
