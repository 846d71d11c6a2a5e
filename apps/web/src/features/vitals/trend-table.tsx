import { type Region, usualUnit, type VitalTrend } from '@salus/contract'
import { bucketTime, type TrendPoint } from './trend-points.ts'
import classes from './vital-trend.module.css'

/** The same numbers as the chart, for those who read them rather than see them. */
export function TrendTable({
  points,
  trend,
  region,
}: {
  points: readonly TrendPoint[]
  trend: VitalTrend
  region: Region
}) {
  const unit = usualUnit(trend.measure, region).label
  const cell = ({ first, second }: TrendPoint, part: 'min' | 'mean' | 'max') =>
    second ? `${first[part]}/${second[part]}` : first[part]
  return (
    <details className={classes.details}>
      <summary>Show as a table</summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Mean ({unit})</th>
            <th scope="col">Lowest</th>
            <th scope="col">Highest</th>
            <th scope="col">Readings</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.time}>
              <th scope="row">{bucketTime(point.time, trend.bucketMs)}</th>
              <td>{cell(point, 'mean')}</td>
              <td>{cell(point, 'min')}</td>
              <td>{cell(point, 'max')}</td>
              <td>{point.count.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
