import { Skeleton } from '@mantine/core'
import { type Region, type VitalTrend as Trend, VITAL_NAMES, type VitalName } from '@salus/contract'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { DrawnTrend } from './drawn-trend.tsx'
import { Section } from './section.tsx'
import type { TrendMark } from './trend-marks.ts'
import { daysBack } from './trend-range.ts'
import { type TrendChoice, TrendTools } from './trend-tools.tsx'
import { useComparedTrend, useTrend } from './use-trend.ts'
import classes from './vital-trend.module.css'
import { latestQuery } from './vitals-requests.ts'

interface VitalTrendProps {
  region: Region
  chosen: VitalName | null
  onChoose: (measure: VitalName) => void
  /** Medicines and events of the person's record. */
  marks: readonly TrendMark[]
  /** The day to begin with; this month unless given. */
  at?: Date | null
}

const NO_MARKS: readonly TrendMark[] = []

/** One measure over a day, a week, a month, a year or all time, and what may explain it. */
export function VitalTrend({ region, chosen, onChoose, marks, at }: VitalTrendProps) {
  const latest = useQuery(latestQuery(region))
  const measured = VITAL_NAMES.filter((name) => latest.data?.items.some(({ measure }) => measure === name))
  const [choice, setChoice] = useState<TrendChoice>({
    range: at ? 'day' : 'month',
    other: null,
    hasAverage: false,
    hasMarks: true,
  })
  const [back, setBack] = useState(() => (at ? daysBack(at, new Date()) : 0))
  const measure = chosen ?? measured[0]
  if (!measure) return null
  const other = choice.other === measure ? null : choice.other
  return (
    <Section
      title="Trend"
      tools={
        <TrendTools
          choice={{ ...choice, other }}
          measure={measure}
          measured={measured}
          canMark={marks.length > 0}
          onMeasure={onChoose}
          onChange={(change) => {
            setChoice({ ...choice, ...change })
            if (change.range) setBack(0)
          }}
        />
      }
    >
      <TrendOf
        key={measure}
        measure={measure}
        region={region}
        choice={{ ...choice, other }}
        marks={choice.hasMarks ? marks : NO_MARKS}
        back={back}
        onBack={setBack}
      />
    </Section>
  )
}

interface TrendOfProps {
  measure: VitalName
  region: Region
  choice: TrendChoice
  marks: readonly TrendMark[]
  /** Spans before today, a fraction of one included. */
  back: number
  onBack: (change: (back: number) => number) => void
}

function TrendOf({ measure, region, choice, marks, back, onBack }: TrendOfProps) {
  const { range, other } = choice
  // The day of the first look: a span that moves on every render would never be found again.
  const [now] = useState(() => new Date())
  const asked = { measure, range, back, now }
  const { trend: found, error, retry } = useTrend(asked)
  const compared = useComparedTrend(asked, other, found)
  // What was there stays until what was asked for is.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  const trend = found ?? kept
  const onPull = useCallback((spans: number) => onBack((before) => Math.max(0, before + spans)), [onBack])
  const canMove = range !== 'all'
  const pull = useMemo(() => (canMove ? { later: back, onPull } : null), [canMove, back, onPull])
  const problem = error ?? compared.error
  if (problem) return <LoadProblem message={problem.message} onRetry={error ? retry : compared.retry} />
  return (
    <div className={classes.trend} data-stale={found ? undefined : true}>
      <div className={classes.span}>
        {canMove && (
          <IconButton label="Earlier" onClick={() => onPull(1)}>
            <IconChevronLeft size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        <span>{trend && spanText(trend.seen)}</span>
        {canMove && (
          <IconButton label="Later" disabled={back === 0} onClick={() => onPull(-1)}>
            <IconChevronRight size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {trend ? (
        <DrawnTrend
          trend={trend}
          other={other === null ? null : compared.trend}
          choice={choice}
          marks={marks}
          region={region}
          pull={pull}
        />
      ) : (
        <Skeleton height={280} aria-label="Loading" role="status" />
      )}
    </div>
  )
}

function spanText({ from, to }: Trend): string {
  const day = (time: number) => new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const [first, last] = [day(Date.parse(from)), day(Date.parse(to) - 1)]
  return first === last ? first : `${first} – ${last}`
}
