import type { TrendBucket, VitalName, VitalTrend } from '@salus/contract'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type RangeName, spanOf, spansAround, type Window, windowOf } from './trend-range.ts'
import { type TrendSpan, trendQuery } from './vitals-requests.ts'

export interface SeenTrend {
  /** What is looked at, and the totals of it. */
  seen: VitalTrend
  /** Before and after it as well: what can be pulled into sight, and what a moving average begins with. */
  around: VitalTrend
}

interface Asked {
  measure: VitalName
  range: RangeName
  /** Spans before today, a fraction of one included. */
  back: number
  now: Date
}

/** One measure in what is looked at. The spans lie side by side, so that pulling asks for one more at a time. */
export function useTrend({ measure, range, back, now }: Asked) {
  const spans = spansAround(range, back, now)
  return useSpans(measure, spans, windowOf(range, back, now))
}

/** Another measure over the same time; of everything, over the time of the first. */
export function useComparedTrend(
  { measure, range, back, now }: Asked,
  wanted: VitalName | null,
  first: SeenTrend | null,
) {
  const window = windowOf(range, back, now)
  const { from, to } = first?.seen ?? {}
  const whole: TrendSpan[] = from && to ? [{ ...spanOf(range, 0, now), from, to }] : []
  return useSpans(wanted ?? measure, wanted === null ? [] : window ? spansAround(range, back, now) : whole, window)
}

function useSpans(measure: VitalName, spans: readonly TrendSpan[], window: Window | null) {
  const answers = useQueries({ queries: spans.map((span) => trendQuery(measure, span)) })
  const failed = answers.find(({ isError }) => isError)
  // The lists are made anew on every render; what is in them is told by this.
  const content = JSON.stringify([measure, spans, window, answers.map(({ dataUpdatedAt }) => dataUpdatedAt)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const trend = useMemo(
    () =>
      join(
        answers.flatMap(({ data }) => data ?? []),
        window,
      ),
    [content],
  )
  return { trend, error: failed?.error ?? null, retry: () => void failed?.refetch() }
}

/** Spans side by side as one; null while none of them is there that is looked at. */
export function join(trends: readonly VitalTrend[], window: Window | null): SeenTrend | null {
  const [first] = trends
  const last = trends.at(-1)
  if (!first || !last) return null
  // Where readings are told by whole days, neighbours share one at their edge: it is whole in the later of them.
  const byBegin = new Map(trends.flatMap(({ buckets }) => buckets.map((bucket) => [bucket.at, bucket])))
  const around = { ...first, to: last.to, ...totalsOf([...byBegin.values()]) }
  if (!window) return { seen: around, around }
  const { from, to } = window
  const isLoaded = trends.some((each) => Date.parse(each.from) < to && Date.parse(each.to) > from)
  if (!isLoaded) return null
  const middle = ({ at }: TrendBucket) => Date.parse(at) + first.bucketMs / 2
  const within = around.buckets.filter((bucket) => middle(bucket) >= from && middle(bucket) < to)
  const times = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  return { seen: { ...around, ...times, ...totalsOf(within) }, around }
}

const totalsOf = (buckets: TrendBucket[]) => ({ buckets, count: buckets.reduce((sum, { count }) => sum + count, 0) })
