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
}

export function pointsOf({ measure, buckets, bucketMs }: VitalTrend, region: Region): TrendPoint[] {
  const unit = usualUnit(measure, region)
  // Means are told one place more exactly than readings are.
  const finer = { ...unit, decimals: unit.decimals + 1 }
  const spread = ({ min, mean, max }: Spread): Spread => ({
    min: rounded(min, unit),
    mean: rounded(mean, finer),
    max: rounded(max, unit),
  })
  return buckets.map((bucket) => ({
    time: Date.parse(bucket.at) + bucketMs / 2,
    count: bucket.count,
    first: spread(bucket),
    second: bucket.diastolic && spread(bucket.diastolic),
  }))
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

/** For spreadsheets: one line a bucket, in the unit of the region. */
export function csvOf(trend: VitalTrend, region: Region): string {
  const unit = usualUnit(trend.measure, region)
  const names = ['mean', 'lowest', 'highest']
  const hasSecond = trend.buckets.some(({ diastolic }) => diastolic)
  const head = [
    'from',
    'readings',
    ...names.map((name) => `${trend.measure} ${name} (${unit.ucum})`),
    ...(hasSecond ? names.map((name) => `diastolic ${name} (${unit.ucum})`) : []),
  ]
  const rows = pointsOf(trend, region).map(({ count, first, second }, index) => [
    bucketBegin(trend.buckets[index]),
    count,
    first.mean,
    first.min,
    first.max,
    ...(second ? [second.mean, second.min, second.max] : []),
  ])
  return [head, ...rows].map((cells) => cells.join(',')).join('\r\n')
}

const bucketBegin = (bucket: TrendBucket | undefined) => bucket?.at ?? ''
