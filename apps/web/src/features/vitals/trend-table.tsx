import { boundText, type Region, usualUnit } from '@salus/contract'
import { type Drawn, pointTime, type TrendPoint } from './trend-points.ts'
import classes from './vital-trend.module.css'
import { measureLabel } from './vital-words.ts'

interface TrendTableProps {
  main: Drawn
  other: Drawn | null
  hasAverage: boolean
  region: Region
}

/** The same numbers as the chart, for those who read them rather than see them. */
export function TrendTable({ main, other, hasAverage, region }: TrendTableProps) {
  const unit = usualUnit(main.trend.measure, region).label
  const cell = ({ first, second, bounds }: TrendPoint, part: 'min' | 'mean' | 'max') =>
    second ? `${first[part]}/${second[part]}` : boundText(bounds[part], first[part])
  return (
    <details className={classes.details}>
      <summary>Show as a table</summary>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Mean ({unit})</th>
              <th scope="col">Lowest</th>
              <th scope="col">Highest</th>
              <th scope="col">Readings</th>
              {hasAverage && <th scope="col">Moving average</th>}
              {other && (
                <th scope="col">
                  {measureLabel(other.trend.measure)}, mean ({usualUnit(other.trend.measure, region).label})
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {main.points.map((point) => {
              const beside = other?.points.find(({ begin }) => Math.abs(begin - point.begin) <= main.trend.bucketMs / 2)
              return (
                <tr key={point.begin}>
                  <th scope="row">{pointTime(point, main.trend.bucketMs)}</th>
                  <td>{cell(point, 'mean')}</td>
                  <td>{cell(point, 'min')}</td>
                  <td>{cell(point, 'max')}</td>
                  <td>{point.count.toLocaleString()}</td>
                  {hasAverage && <td>{averageText(point)}</td>}
                  {other && <td>{beside ? cell(beside, 'mean') : '–'}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** A dash where the readings do not reach back so far. */
export const averageText = ({ average, secondAverage, averageBound }: TrendPoint): string =>
  average === null ? '–' : boundText(averageBound, [average, secondAverage].flatMap((each) => each ?? []).join('/'))
