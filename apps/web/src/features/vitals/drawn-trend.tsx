import { Button, Skeleton } from '@mantine/core'
import { boundText, type Region, type VitalTrend as Trend, usualUnit } from '@salus/contract'
import { IconDownload, IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { downloadBlob, downloadText } from '#web/ui/download-text.ts'
import type { Pull } from './pull-chart.ts'
import type { ChartHandle } from './trend-chart.tsx'
import { MarkList, TrendLegend } from './trend-legend.tsx'
import { placeMarks, type TrendMark } from './trend-marks.ts'
import { csvOf, type Drawn, pointsOf, pointTime, summaryOf, type TrendPoint } from './trend-points.ts'
import { averageOf } from './trend-range.ts'
import { averageText, TrendTable } from './trend-table.tsx'
import type { TrendChoice } from './trend-tools.tsx'
import type { SeenTrend } from './use-trend.ts'
import classes from './vital-trend.module.css'
import { bandText, measureLabel } from './vital-words.ts'

const TrendChart = lazy(() => import('./trend-chart.tsx'))

interface DrawnTrendProps {
  trend: SeenTrend
  other: SeenTrend | null
  choice: TrendChoice
  marks: readonly TrendMark[]
  region: Region
  pull: Pull | null
}

/** A trend in words, as a chart, moment by moment, as a table, and as files. */
export function DrawnTrend({ trend, other, choice, marks, region, pull }: DrawnTrendProps) {
  const { hasAverage, range } = choice
  const [looked, setLooked] = useState<number | null>(null)
  const chart = useRef<ChartHandle>(null)
  const average = averageOf(range, trend.seen.bucketMs)
  const averageMs = hasAverage ? average.ms : 0
  // Drawn anew only when what is drawn is other: pulling along moves what is there.
  const main = useMemo(() => drawnOf(trend, region, averageMs), [trend, region, averageMs])
  const beside = useMemo(() => other && drawnOf(other, region, averageMs), [other, region, averageMs])
  const drawn = useMemo(() => [main.around, ...(beside ? [beside.around] : [])], [main, beside])
  const placed = useMemo(
    () => placeMarks(marks, { from: Date.parse(trend.seen.from), to: Date.parse(trend.seen.to) }),
    [marks, trend],
  )
  const { points } = main.seen
  const index = looked === null ? points.length - 1 : nearest(points, looked)
  const point = points[index]
  const said = point && pointText(point, trend.seen, region, hasAverage)
  const name = `${trend.seen.measure}_${trend.seen.from.slice(0, 10)}_${trend.seen.to.slice(0, 10)}`
  const isEmpty = points.length === 0
  return (
    <>
      <p className={classes.summary} role="status">
        {summaryOf(trend.seen, region)}
        {trend.seen.normal && ` Normal: ${bandText(trend.seen.measure, trend.seen.normal, region)}.`}
        {other && ` ${measureLabel(other.seen.measure)}: ${summaryOf(other.seen, region)}`}
      </p>
      {trend.around.count > 0 && (
        <>
          <TrendLegend
            trend={trend.seen}
            other={other?.seen.measure ?? null}
            average={hasAverage ? average.label : null}
          />
          <Suspense fallback={<Skeleton height={280} />}>
            <TrendChart
              measures={drawn}
              marks={placed}
              hasAverage={hasAverage}
              region={region}
              looked={looked}
              onLook={setLooked}
              pull={pull}
              handle={chart}
            />
          </Suspense>
        </>
      )}
      {!isEmpty && (
        <>
          <label className={classes.look}>
            <span className="visually-hidden">Look along the trend</span>
            <input
              type="range"
              min={0}
              max={points.length - 1}
              value={index}
              aria-valuetext={said}
              onChange={(event) => setLooked(points[Number(event.currentTarget.value)]?.time ?? null)}
            />
          </label>
          <p className={classes.point}>{said}</p>
          <MarkList marks={placed} />
          <TrendTable main={main.seen} other={beside?.seen ?? null} hasAverage={hasAverage} region={region} />
          <div className={classes.files}>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() => {
                const measures = [main.seen, ...(beside ? [beside.seen] : [])]
                downloadText(`${name}.csv`, csvOf(measures, region, hasAverage))
              }}
            >
              CSV
            </Button>
            <Button
              variant="default"
              leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />}
              onClick={() => {
                void chart.current?.picture().then((picture) => picture && downloadBlob(`${name}.png`, picture))
              }}
            >
              Picture
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** Points of what is looked at, and of what is drawn around it: a moving average reaches back beyond the edge. */
function drawnOf({ seen, around }: SeenTrend, region: Region, averageMs: number): { seen: Drawn; around: Drawn } {
  const points = pointsOf(around, region, averageMs)
  const begins = new Set(seen.buckets.map(({ at }) => Date.parse(at)))
  return {
    seen: { trend: seen, points: points.filter(({ begin }) => begins.has(begin)) },
    around: { trend: seen, points },
  }
}

function nearest(points: readonly TrendPoint[], time: number): number {
  let best = 0
  for (const [index, point] of points.entries()) {
    if (Math.abs(point.time - time) < Math.abs((points[best]?.time ?? 0) - time)) best = index
  }
  return best
}

function pointText(point: TrendPoint, { measure, bucketMs }: Trend, region: Region, hasAverage: boolean): string {
  const { count, first, second, bounds } = point
  const say = (part: 'min' | 'mean' | 'max') =>
    second ? `${first[part]}/${second[part]}` : boundText(bounds[part], first[part])
  const unit = usualUnit(measure, region).label
  const when = pointTime(point, bucketMs)
  const average = hasAverage ? `; moving average ${averageText(point)}` : ''
  if (count === 1) return `${when}: ${say('max')} ${unit}${average}`
  return `${when}: mean ${say('mean')}, from ${say('min')} to ${say('max')} ${unit}, ${count.toLocaleString()} readings${average}`
}
