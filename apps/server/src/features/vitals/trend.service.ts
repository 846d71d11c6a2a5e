import type { TrendBucket, VitalName, VitalTrend } from '@salus/contract'
import { type HealthRecord, normalRange } from '@salus/triage'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Bucket, TrendRepository } from './trend.repository.ts'
import { DAY_MS } from './vital-days.ts'

/** More readings than these are told from the totals of their days: reading them one by one would hold others up. */
const READ_ONE_BY_ONE = 12_000
const LEAST_SPAN_MS = 60_000

interface Deps {
  now: () => Date
  /** For the normal band of the age. */
  recordOf: (userId: string) => Promise<HealthRecord>
}

export interface TrendRequest {
  measure: VitalName
  /** The first reading unless given. */
  from?: string | undefined
  /** Now unless given. */
  to?: string | undefined
  buckets: number
}

/** A measure over time in so many buckets, or one more; never the readings themselves. */
export function trendService(trends: TrendRepository, { now, recordOf }: Deps) {
  return async (ownerId: string, { measure, buckets, ...asked }: TrendRequest): Promise<VitalTrend> => {
    // A moment later, so that what was measured right now is within.
    const end = asked.to ? Date.parse(asked.to) : now().getTime() + 1
    const begin = asked.from ? Date.parse(asked.from) : ((await trends.earliest(ownerId, measure)) ?? end - DAY_MS)
    if (asked.from && begin >= end) {
      throw new AppError('invalid_request', { fields: { from: 'The beginning has to be before the end.' } })
    }
    const from = Math.min(begin, end - LEAST_SPAN_MS)
    const span = { from, to: end, bucketMs: Math.ceil((end - from) / buckets) }
    const isLong = end - from > 2 * DAY_MS
    const byDay = isLong && (await trends.count(ownerId, measure, span)) > READ_ONE_BY_ONE
    const used = byDay ? wholeDays(span, buckets) : span
    const found = await (byDay ? trends.ofDays : trends.ofReadings)(ownerId, measure, used)
    return {
      measure,
      from: new Date(used.from).toISOString(),
      to: new Date(used.to).toISOString(),
      bucketMs: used.bucketMs,
      count: found.reduce((sum, { count }) => sum + count, 0),
      normal: normalRange(measure, (await recordOf(ownerId)).age ?? null),
      buckets: found.map((bucket) => toBucket(bucket, used)),
    }
  }
}

function wholeDays({ from, to }: { from: number; to: number }, buckets: number) {
  const start = Math.floor(from / DAY_MS) * DAY_MS
  const end = Math.ceil(to / DAY_MS) * DAY_MS
  // The days of UTC reach over the edges of the reader's own: 30 of them touch 31, which are not worth buckets of two.
  return { from: start, to: end, bucketMs: Math.ceil((end - start) / DAY_MS / (buckets + 1)) * DAY_MS }
}

function toBucket(bucket: Bucket, { from, bucketMs }: { from: number; bucketMs: number }): TrendBucket {
  const { first, last, count, min, max, sum, diastolic_min, diastolic_max, diastolic_sum, above, below } = bucket
  const hasDiastolic = diastolic_min !== null && diastolic_max !== null && diastolic_sum !== null
  return {
    at: new Date(from + bucket.place * bucketMs).toISOString(),
    first: new Date(first).toISOString(),
    last: new Date(last).toISOString(),
    count,
    min,
    max,
    mean: sum / count,
    ...(above > 0 && { above }),
    ...(below > 0 && { below }),
    diastolic: hasDiastolic ? { min: diastolic_min, max: diastolic_max, mean: diastolic_sum / count } : null,
  }
}
