import { type NewestReading, SPARK_DAYS } from '@salus/contract'
import classes from './spark-line.module.css'

const WIDTH = 100
const HEIGHT = 28
/** Room for the last point. */
const EDGE = 3
/** The line spans at least this part of the mean: a hair's breadth is not drawn as a mountain. */
const LEAST_SPAN = 0.1

/** How a measure went over the last month: one point a day, today at the right edge. Nothing for a single day. */
export function SparkLine({ spark }: { spark: NewestReading['spark'] }) {
  const last = spark.at(-1)
  if (!last || spark.length < 2) return <div className={classes.spark} />
  const means = spark.map(({ mean }) => mean)
  const [least, most] = [Math.min(...means), Math.max(...means)]
  const middle = (least + most) / 2
  const span = Math.max(most - least, Math.abs(middle) * LEAST_SPAN) || 1
  const high = middle + span / 2
  const points = spark.map(({ day, mean }) => {
    const x = WIDTH - EDGE - ((last.day - day) / (SPARK_DAYS - 1)) * (WIDTH - 2 * EDGE)
    const y = EDGE + ((high - mean) / span) * (HEIGHT - 2 * EDGE)
    return [x.toFixed(1), y.toFixed(1)] as const
  })
  const [endX, endY] = points.at(-1) ?? ['0', '0']
  return (
    <svg className={classes.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
      <path d={`M${endX} ${endY}h0`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
