import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { type Region, type VitalTrend as Trend, usualUnit, VITAL_NAMES, type VitalName } from '@salus/contract'
import { IconChevronLeft, IconChevronRight, IconDownload, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { downloadBlob, downloadText } from '#web/ui/download-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Section } from './section.tsx'
import type { ChartHandle } from './trend-chart.tsx'
import { bucketTime, csvOf, pointsOf, summaryOf, type TrendPoint } from './trend-points.ts'
import { RANGES, type RangeName, spanOf } from './trend-range.ts'
import { TrendTable } from './trend-table.tsx'
import classes from './vital-trend.module.css'
import { bandText, measureLabel } from './vital-words.ts'
import { latestQuery, trendQuery } from './vitals-requests.ts'

const TrendChart = lazy(() => import('./trend-chart.tsx'))

interface VitalTrendProps {
  region: Region
  chosen: VitalName | null
  onChoose: (measure: VitalName) => void
}

/** One measure over a day, a week, a month, a year or all time. */
export function VitalTrend({ region, chosen, onChoose }: VitalTrendProps) {
  const latest = useQuery(latestQuery(region))
  const measured = VITAL_NAMES.filter((name) => latest.data?.items.some(({ measure }) => measure === name))
  const [range, setRange] = useState<RangeName>('month')
  const [back, setBack] = useState(0)
  const measure = chosen ?? measured[0]
  if (!measure) return null
  return (
    <Section
      title="Trend"
      tools={
        <>
          <NativeSelect
            label="Measure"
            data={measured.map((name) => ({ value: name, label: measureLabel(name) }))}
            value={measure}
            onChange={(event) => onChoose(event.currentTarget.value as VitalName)}
          />
          <Ranges
            range={range}
            onChange={(next) => {
              setRange(next)
              setBack(0)
            }}
          />
        </>
      }
    >
      <TrendOf measure={measure} region={region} range={range} back={back} onBack={setBack} />
    </Section>
  )
}

function Ranges({ range, onChange }: { range: RangeName; onChange: (range: RangeName) => void }) {
  return (
    <fieldset className={classes.ranges}>
      <legend className="visually-hidden">Time</legend>
      {Object.entries(RANGES).map(([name, { label }]) => (
        <label key={name} className={classes.range}>
          <input type="radio" name="range" checked={name === range} onChange={() => onChange(name as RangeName)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface TrendOfProps {
  measure: VitalName
  region: Region
  range: RangeName
  back: number
  onBack: (back: number) => void
}

function TrendOf({ measure, region, range, back, onBack }: TrendOfProps) {
  // The day of the first look: a span that moves on every render would never be found again.
  const [now] = useState(() => new Date())
  const trend = useQuery(trendQuery(measure, spanOf(range, back, now)))
  if (trend.isError) return <LoadProblem message={trend.error.message} onRetry={() => void trend.refetch()} />
  return (
    <div className={classes.trend} data-stale={trend.isPlaceholderData || undefined}>
      <div className={classes.span}>
        {range !== 'all' && (
          <IconButton label="Earlier" onClick={() => onBack(back + 1)}>
            <IconChevronLeft size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        <span>{trend.data && spanText(trend.data)}</span>
        {range !== 'all' && (
          <IconButton label="Later" disabled={back === 0} onClick={() => onBack(back - 1)}>
            <IconChevronRight size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {trend.data ? (
        <DrawnTrend key={measure} trend={trend.data} region={region} />
      ) : (
        <Skeleton height={280} aria-label="Loading" role="status" />
      )}
    </div>
  )
}

function DrawnTrend({ trend, region }: { trend: Trend; region: Region }) {
  const [looked, setLooked] = useState<number | null>(null)
  const look = useCallback((index: number | null) => setLooked(index), [])
  const chart = useRef<ChartHandle>(null)
  const points = pointsOf(trend, region)
  const point = points[looked ?? points.length - 1]
  const name = `${trend.measure}_${trend.from.slice(0, 10)}_${trend.to.slice(0, 10)}`
  return (
    <>
      <p className={classes.summary} role="status">
        {summaryOf(trend, region)}
        {trend.normal && ` Normal: ${bandText(trend.measure, trend.normal, region)}.`}
      </p>
      {points.length > 0 && (
        <>
          <Suspense fallback={<Skeleton height={280} />}>
            <TrendChart trend={trend} region={region} looked={looked} onLook={look} handle={chart} />
          </Suspense>
          <label className={classes.look}>
            <span className="visually-hidden">Look along the trend</span>
            <input
              type="range"
              min={0}
              max={points.length - 1}
              value={looked ?? points.length - 1}
              aria-valuetext={point && pointText(point, trend, region)}
              onChange={(event) => setLooked(Number(event.currentTarget.value))}
            />
          </label>
          <p className={classes.point}>{point && pointText(point, trend, region)}</p>
          <TrendTable points={points} trend={trend} region={region} />
          <div className={classes.files}>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() => downloadText(`${name}.csv`, csvOf(trend, region))}
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

function pointText({ time, count, first, second }: TrendPoint, { measure, bucketMs }: Trend, region: Region): string {
  const say = (part: 'min' | 'mean' | 'max') => (second ? `${first[part]}/${second[part]}` : String(first[part]))
  const unit = usualUnit(measure, region).label
  const when = bucketTime(time, bucketMs)
  if (count === 1) return `${when}: ${say('max')} ${unit}`
  return `${when}: mean ${say('mean')}, from ${say('min')} to ${say('max')} ${unit}, ${count.toLocaleString()} readings`
}

function spanText({ from, to }: Trend): string {
  const day = (time: number) => new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const [first, last] = [day(Date.parse(from)), day(Date.parse(to) - 1)]
  return first === last ? first : `${first} – ${last}`
}
