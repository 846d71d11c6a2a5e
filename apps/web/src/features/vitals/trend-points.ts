import { type Region, type TrendBucket, usualUnit, type VitalTrend, vitalText } from '@salus/contract'
import { rounded, standingOf } from './vital-words.ts'

interface Spread {
  min: number
  mean: number
  max: number
}

/** One bucket as it is drawn and told: in the unit of the region, at its middle. */
export interface TrendPoint {
  /** Milliseconds since 1970. */
  time: number
  count: number
  first: Spread
  /** The diastolic of a blood pressure. */
  second: Spread | null
  /** Moving average of the means, and of the diastolic; null where the readings do not reach back so far. */
  average: number | null
  secondAverage: number | null
}

/** With `averageMs`, each point has the mean of the readings of so much time before it. */
export function pointsOf({ measure, buckets, bucketMs }: VitalTrend, region: Region, averageMs = 0): TrendPoint[] {
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
    const { first, second } = averages[index] ?? { first: null, second: null }
    return {
      time: Date.parse(bucket.at) + bucketMs / 2,
      count: bucket.count,
      first: spread(bucket),
      second: bucket.diastolic && spread(bucket.diastolic),
      average: first === null ? null : rounded(first, finer),
      secondAverage: second === null ? null : rounded(second, finer),
    }
  })
}

/** Of each bucket the mean of all readings in it and in the time before it: a bucket of many readings counts for many. */
function movingAverages(buckets: readonly TrendBucket[], averageMs: number) {
  const [first] = buckets
  if (!first || averageMs <= 0) return []
  const times = buckets.map(({ at }) => Date.parse(at))
  let [begin, count, sum, secondSum] = [0, 0, 0, 0]
  return buckets.map((bucket, index) => {
    const time = times[index] ?? 0
    count += bucket.count
    sum += bucket.mean * bucket.count
    secondSum += (bucket.diastolic?.mean ?? 0) * bucket.count
    for (; (times[begin] ?? 0) <= time - averageMs; begin += 1) {
      const gone = buckets[begin] ?? bucket
      count -= gone.count
      sum -= gone.mean * gone.count
      secondSum -= (gone.diastolic?.mean ?? 0) * gone.count
    }
    const reachesBack = time - (times[0] ?? 0) >= averageMs / 2
    return {
      first: reachesBack ? sum / count : null,
      second: reachesBack && bucket.diastolic ? secondSum / count : null,
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
  const say = (pick: (spread: Spread) => number) =>
    vitalText(pick(all), buckets[0]?.diastolic ? pick(second) : null, unit)
  if (count === 1) return `One reading: ${say(({ max }) => max)} ${unit.label}.`
  const outside = buckets.filter(({ mean, diastolic }) => {
    const standing = standingOf({ value: mean, diastolic: diastolic?.mean ?? null, normal })
    return standing !== null && standing !== 'within'
  }).length
  const told = `${count.toLocaleString()} readings, from ${say(({ min }) => min)} to ${say(({ max }) => max)} ${unit.label}; the mean is ${say(({ mean }) => mean)}.`
  if (!normal) return told
  if (outside === 0) return `${told} The means are within what is normal.`
  return `${told} In ${outside} of ${buckets.length} periods the mean is outside of what is normal.`
}

function totalOf(buckets: readonly (Spread & { count: number })[]): Spread {
  let [sum, count, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const bucket of buckets) {
    sum += bucket.mean * bucket.count
    count += bucket.count
    min = Math.min(min, bucket.min)
    max = Math.max(max, bucket.max)
  }
  return { min, mean: sum / count, max }
}

/** When a bucket was, as exactly as it is wide. */
export function bucketTime(time: number, bucketMs: number): string {
  const isDay = bucketMs >= 20 * 60 * 60 * 1_000
  return new Date(time).toLocaleString(
    undefined,
    isDay ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  )
}

interface Column {
  name: string
  cell: (point: TrendPoint) => number | null
}

function columnsOf({ measure, buckets }: VitalTrend, region: Region, hasAverage: boolean): Column[] {
  const { ucum } = usualUnit(measure, region)
  const named = (name: string, of: (point: TrendPoint) => number | null): Column => ({
    name: `${name} (${ucum})`,
    cell: of,
  })
  const hasSecond = buckets.some(({ diastolic }) => diastolic)
  return [
    named(`${measure} mean`, ({ first }) => first.mean),
    named(`${measure} lowest`, ({ first }) => first.min),
    named(`${measure} highest`, ({ first }) => first.max),
    ...(hasAverage ? [named(`${measure} moving average`, ({ average }) => average)] : []),
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

/** For spreadsheets: one line a period with the readings of each measure, in the units of the region. */
export function csvOf(measures: readonly Drawn[], region: Region, hasAverage = false): string {
  const begins = [...new Set(measures.flatMap(({ trend }) => trend.buckets.map(({ at }) => at)))].sort()
  const parts = measures.map(({ trend, points }) => ({
    columns: columnsOf(trend, region, hasAverage),
    byBegin: new Map(trend.buckets.map(({ at }, index) => [at, points[index]])),
    readings: measures.length > 1 ? `${trend.measure} readings` : 'readings',
  }))
  const head = ['from', ...parts.flatMap(({ readings, columns }) => [readings, ...columns.map(({ name }) => name)])]
  const rows = begins.map((begin) => [
    begin,
    ...parts.flatMap(({ columns, byBegin }) => {
      const point = byBegin.get(begin)
      return [point?.count ?? '', ...columns.map(({ cell }) => (point && cell(point)) ?? '')]
    }),
  ])
  return [head, ...rows].map((cells) => cells.join(',')).join('\r\n')
}
