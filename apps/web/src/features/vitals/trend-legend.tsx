import type { VitalName, VitalTrend } from '@salus/contract'
import { ofWhom } from '#web/ui/of-whom.ts'
import type { PlacedMark } from './trend-marks.ts'
import classes from './vital-trend.module.css'
import { measureLabel } from './vital-words.ts'

interface TrendLegendProps {
  trend: VitalTrend
  other: VitalName | null
  /** "7 days", where a moving average is drawn. */
  average: string | null
}

/** What each line of the chart is. */
export function TrendLegend({ trend, other, average }: TrendLegendProps) {
  const hasSecond = trend.buckets.some(({ diastolic }) => diastolic)
  return (
    <ul className={classes.legend}>
      <li data-line="mean">{hasSecond ? 'Mean, systolic' : 'Mean'}</li>
      {hasSecond && <li data-line="second">Mean, diastolic</li>}
      <li data-line="spread">Lowest to highest</li>
      {average && <li data-line="average">Moving average, {average}</li>}
      {trend.normal && <li data-line="normal">{ofWhom('Normal for {your} age')}</li>}
      {other && <li data-line="other">{measureLabel(other)}, right axis</li>}
    </ul>
  )
}

/** The bars above the chart, in words. */
export function MarkList({ marks }: { marks: readonly PlacedMark[] }) {
  if (marks.length === 0) return null
  return (
    <div className={classes.marks}>
      <h3 className={classes.marksTitle}>{ofWhom('In this time, from {your} record')}</h3>
      <ul>
        {marks.map(({ key, label, said }) => (
          <li key={key}>
            {label}, {said}
          </li>
        ))}
      </ul>
    </div>
  )
}
