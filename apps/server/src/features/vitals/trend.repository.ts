import type { VitalName } from '@salus/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { codeOf } from './stored-vital.ts'
import { ABOVE, BELOW, DAY_MS, dayOf } from './vital-days.ts'

/** `place` counts buckets from the beginning; sums, so that means can be taken. */
export interface Bucket {
  place: number
  /** Milliseconds since 1970 of its first reading and its last, or of the noons of their days. */
  first: number
  last: number
  count: number
  min: number
  max: number
  sum: number
  diastolic_min: number | null
  diastolic_max: number | null
  diastolic_sum: number | null
  /** Of `count`, those beyond what their meter can tell. */
  above: number
  below: number
}

interface Span {
  from: number
  to: number
  /** Width of a bucket. */
  bucketMs: number
}

/** Readings of one measure over time, aggregated where they are. `person` comes from the owner's id. */
export function trendRepository({ db }: Database, personOf: (ownerId: string) => Promise<number | null>) {
  return {
    /** Of the first reading; null when there is none. */
    async earliest(ownerId: string, name: VitalName): Promise<number | null> {
      const person = await personOf(ownerId)
      if (person === null) return null
      const row = await db
        .selectFrom('vitals')
        .select('at')
        .where('person', '=', person)
        .where('measure', '=', codeOf(name))
        .where('deleted_at', 'is', null)
        .orderBy('at')
        .limit(1)
        .executeTakeFirst()
      return row ? Number(row.at) : null
    },

    /** On the days that the span touches. */
    async count(ownerId: string, name: VitalName, { from, to }: Span): Promise<number> {
      const person = await personOf(ownerId)
      if (person === null) return 0
      const row = await db
        .selectFrom('vital_days')
        .select(({ fn }) => fn.sum('count').as('count'))
        .where('person', '=', person)
        .where('measure', '=', codeOf(name))
        .where('day', '>=', dayOf(from))
        .where('day', '<=', dayOf(to))
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    /** From the readings themselves. */
    async ofReadings(ownerId: string, name: VitalName, { from, to, bucketMs }: Span): Promise<Bucket[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const { rows } = await sql<Bucket>`
        select ${placeOf(sql`at`, from, bucketMs)} as place, count(*) as count,
          min(at) as first, max(at) as last,
          min(value) as min, max(value) as max, sum(value) as sum,
          min(diastolic) as diastolic_min, max(diastolic) as diastolic_max, sum(diastolic) as diastolic_sum,
          ${ABOVE} as above, ${BELOW} as below
        from vitals
        where person = ${person} and measure = ${codeOf(name)} and at >= ${from} and at < ${to} and deleted_at is null
        group by 1 order by 1`.execute(db)
      return rows.map(numbered)
    },

    /** From the totals of whole days (UTC): `from`, `to` and `bucketMs` are multiples of a day. */
    async ofDays(ownerId: string, name: VitalName, { from, to, bucketMs }: Span): Promise<Bucket[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const { rows } = await sql<Bucket>`
        select ${placeOf(sql`day`, dayOf(from), bucketMs / DAY_MS)} as place, sum(count) as count,
          min(day) as first, max(day) as last,
          min(min) as min, max(max) as max, sum(sum) as sum,
          min(diastolic_min) as diastolic_min, max(diastolic_max) as diastolic_max, sum(diastolic_sum) as diastolic_sum,
          sum(above) as above, sum(below) as below
        from vital_days
        where person = ${person} and measure = ${codeOf(name)} and day >= ${dayOf(from)} and day < ${dayOf(to)}
          and count > 0
        group by 1 order by 1`.execute(db)
      const noonOf = (day: number) => (day + 0.5) * DAY_MS
      return rows.map(numbered).map((row) => ({ ...row, first: noonOf(row.first), last: noonOf(row.last) }))
    },
  }
}

export type TrendRepository = ReturnType<typeof trendRepository>

/** One spelling for both: plain division would round in one database and not in the other. */
const placeOf = (column: RawBuilder<unknown>, from: number, width: number) =>
  sql`floor((${column} - cast(${from} as double precision)) / cast(${width} as double precision))`

const numbered = (row: Bucket): Bucket => ({
  ...row,
  place: Number(row.place),
  first: Number(row.first),
  last: Number(row.last),
  count: Number(row.count),
  above: Number(row.above),
  below: Number(row.below),
})
