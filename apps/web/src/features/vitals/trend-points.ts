import {
  type Bound,
  boundOf,
  boundText,
  type Region,
  type TrendBucket,
  usualUnit,
  type VitalTotal,
  type VitalTrend,
  vitalText,
} from '@salus/contract'
import { rounded, standingOf } from './vital-words.ts'

interface Spread {
  min: number
  mean: number
  max: number
}

/** One bucket as it is drawn and told: in the unit of the region, where its readings are. */
export interface TrendPoint {
  /** Milliseconds since 1970, of the middle between its first reading and its last. */
  time: number
  /** Where the bucket begins, which may be long before its readings; they lie from `since` to `until`. */
  begin: number
  since: number
  until: number
  count: number
  first: Spread
  /** How each number is to be taken where a meter could not tell all of them. */
  bounds: Record<keyof Spread, Bound | null>
  averageBound: Bound | null
  /** The diastolic of a blood pressure. */
  second: Spread | null
  /** Moving average of the means, and of the diastolic; null where the readings do not reach back so far. */
  average: number | null
  secondAverage: number | null
}

/** With `averageMs`, each point has the mean of the readings of so much time before it. */
export function pointsOf({ measure, buckets }: VitalTrend, region: Region, averageMs = 0): TrendPoint[] {
  const unit = usualUnit(measure, region)
  // Means are told one place more exactly than readings are.
  const finer = { ...unit, decimals: unit.decimals + 1 }
  const spread = ({ min, mean, max }: Spread): Spread => ({
    min: rounded(min, unit),
    mean: rounded(mean, finer),
    max: rounded(max, unit),
  })
  const averages = movingAverages(buckets, averageMs)
  return buckets.map((bucket, index) => {
    const { first, second, bound } = averages[index] ?? { first: null, second: null, bound: null }
    const [since, until] = [Date.parse(bucket.first), Date.parse(bucket.last)]
    return {
      time: (since + until) / 2,
      begin: Date.parse(bucket.at),
      since,
      until,
      count: bucket.count,
      first: spread(bucket),
      bounds: boundsOf(bucket),
      averageBound: bound,
      second: bucket.diastolic && spread(bucket.diastolic),
      average: first === null ? null : rounded(first, finer),
      secondAverage: second === null ? null : rounded(second, finer),
    }
  })
}

const boundsOf = (total: VitalTotal): TrendPoint['bounds'] => ({
  min: boundOf('min', total),
  mean: boundOf('mean', total),
  max: boundOf('max', total),
})

/** Of each bucket the mean of all readings in it and in the time before it: a bucket of many readings counts for many. */
function movingAverages(buckets: readonly TrendBucket[], averageMs: number) {
  const [first] = buckets
  if (!first || averageMs <= 0) return []
  const times = buckets.map(({ at }) => Date.parse(at))
  let [begin, count, sum, secondSum, above, below] = [0, 0, 0, 0, 0, 0]
  return buckets.map((bucket, index) => {
    const time = times[index] ?? 0
    count += bucket.count
    sum += bucket.mean * bucket.count
    secondSum += (bucket.diastolic?.mean ?? 0) * bucket.count
    above += bucket.above ?? 0
    below += bucket.below ?? 0
    for (; (times[begin] ?? 0) <= time - averageMs; begin += 1) {
      const gone = buckets[begin] ?? bucket
      count -= gone.count
      sum -= gone.mean * gone.count
      secondSum -= (gone.diastolic?.mean ?? 0) * gone.count
      above -= gone.above ?? 0
      below -= gone.below ?? 0
    }
    const reachesBack = time - (times[0] ?? 0) >= averageMs / 2
    return {
      first: reachesBack ? sum / count : null,
      second: reachesBack && bucket.diastolic ? secondSum / count : null,
      bound: boundOf('mean', { ...bucket, above, below }),
    }
  })
}

/** The whole trend in one or two sentences, for eyes and for ears. */
export function summaryOf(trend: VitalTrend, region: Region): string {
  const { measure, buckets, count, normal } = trend
  if (count === 0) return 'There are no readings in this time.'
  const unit = usualUnit(measure, region)
  const all = totalOf(buckets)
  const second = totalOf(
    buckets.flatMap(({ diastolic, count: each }) => (diastolic ? { ...diastolic, count: each } : [])),
  )
  const say = (part: keyof Spread) =>
    boundText(boundOf(part, all), vitalText(all[part], buckets[0]?.diastolic ? second[part] : null, unit))
  if (count === 1) return `One reading: ${say('max')} ${unit.label}.`
  const outside = buckets.filter(({ mean, diastolic }) => {
    const standing = standingOf({ value: mean, diastolic: diastolic?.mean ?? null, normal })
    return standing !== null && standing !== 'within'
  }).length
  const told = `${count.toLocaleString()} readings, from ${say('min')} to ${say('max')} ${unit.label}; the mean is ${say('mean')}.${beyondText(all)}`
  if (!normal) return told
  if (outside === 0) return `${told} The means are within what is normal.`
  return `${told} In ${outside} of ${buckets.length} periods the mean is outside of what is normal.`
}

function beyondText({ above = 0, below = 0 }: VitalTotal): string {
  const beyond = above + below
  if (beyond === 0) return ''
  return ` ${beyond === 1 ? 'One reading is' : `${beyond.toLocaleString()} readings are`} beyond what the meter can tell, and counted at its limit.`
}

function totalOf(buckets: readonly (Spread & VitalTotal)[]): Spread & VitalTotal {
  let [sum, count, min, max, above, below] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const bucket of buckets) {
    sum += bucket.mean * bucket.count
    count += bucket.count
    min = Math.min(min, bucket.min)
    max = Math.max(max, bucket.max)
    above += bucket.above ?? 0
    below += bucket.below ?? 0
  }
  return { min, mean: sum / count, max, count, above, below }
}

const DAY_LONG_MS = 20 * 60 * 60 * 1_000

/** When the readings of a bucket were, as exactly as it is wide: a moment, or a span. */
export function pointTime({ since, until }: Pick<TrendPoint, 'since' | 'until'>, bucketMs: number): string {
  const style: Intl.DateTimeFormatOptions =
    bucketMs >= DAY_LONG_MS ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' }
  return new Intl.DateTimeFormat(undefined, style).formatRange(since, until)
}

interface Column {
  name: string
  cell: (point: TrendPoint) => number | string | null
}

/** A spreadsheet must not count with what no meter measured. */
const SIGNS = { 'at least': '≥', 'at most': '≤', about: '≈' } as const
const signed = (bound: Bound | null, value: number) => (bound ? `${SIGNS[bound]}${value}` : value)

function columnsOf({ measure, buckets }: VitalTrend, region: Region, hasAverage: boolean): Column[] {
  const { ucum } = usualUnit(measure, region)
  const named = (name: string, of: Column['cell']): Column => ({
    name: `${name} (${ucum})`,
    cell: of,
  })
  const hasSecond = buckets.some(({ diastolic }) => diastolic)
  return [
    named(`${measure} mean`, ({ first, bounds }) => signed(bounds.mean, first.mean)),
    named(`${measure} lowest`, ({ first, bounds }) => signed(bounds.min, first.min)),
    named(`${measure} highest`, ({ first, bounds }) => signed(bounds.max, first.max)),
    ...(hasAverage
      ? [named(`${measure} moving average`, ({ average, averageBound }) => average && signed(averageBound, average))]
      : []),
    ...(hasSecond
      ? [
          named('diastolic mean', ({ second }) => second?.mean ?? null),
          named('diastolic lowest', ({ second }) => second?.min ?? null),
          named('diastolic highest', ({ second }) => second?.max ?? null),
          ...(hasAverage ? [named('diastolic moving average', ({ secondAverage }) => secondAverage)] : []),
        ]
      : []),
  ]
}

export interface Drawn {
  trend: VitalTrend
  points: readonly TrendPoint[]
}

/** For spreadsheets: one line a period, from its first reading to its last, with those of each measure in the units of the region. */
export function csvOf(measures: readonly Drawn[], region: Region, hasAverage = false): string {
  const begins = [...new Set(measures.flatMap(({ trend }) => trend.buckets.map(({ at }) => at)))].sort()
  const parts = measures.map(({ trend, points }) => ({
    columns: columnsOf(trend, region, hasAverage),
    byBegin: new Map(trend.buckets.map(({ at }, index) => [at, points[index]])),
    readings: measures.length > 1 ? `${trend.measure} readings` : 'readings',
  }))
  const head = [
    'from',
    'to',
    ...parts.flatMap(({ readings, columns }) => [readings, ...columns.map(({ name }) => name)]),
  ]
  const rows = begins.map((begin) => [
    ...timesOf(parts.flatMap(({ byBegin }) => byBegin.get(begin) ?? [])),
    ...parts.flatMap(({ columns, byBegin }) => {
      const point = byBegin.get(begin)
      return [point?.count ?? '', ...columns.map(({ cell }) => (point && cell(point)) ?? '')]
    }),
  ])
  return [head, ...rows].map((cells) => cells.join(',')).join('\r\n')
}

const timesOf = (points: readonly TrendPoint[]): string[] =>
  [Math.min(...points.map(({ since }) => since)), Math.max(...points.map(({ until }) => until))].map((time) =>
    new Date(time).toISOString(),
  )
