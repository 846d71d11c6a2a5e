import type { TrendBucket, VitalTrend } from '@salus/contract'
import classes from './trend-drawing.module.css'

const [WIDTH, HEIGHT, EDGE] = [240, 54, 3]
const LONE_WIDTH = 4

type Times = Pick<TrendBucket, 'first' | 'last'>

/** A measure over the period: what is usual as a band, lowest to highest as a shade, the average as a line. The numbers stand beside it. */
export function TrendDrawing({ trend }: { trend: VitalTrend }) {
  const [from, to] = [Date.parse(trend.from), Date.parse(trend.to)]
  const spreads = trend.buckets.flatMap(({ diastolic, ...systolic }) =>
    diastolic ? [systolic, diastolic] : [systolic],
  )
  const low = Math.min(...spreads.map(({ min }) => min))
  const high = Math.max(...spreads.map(({ max }) => max))
  const room = (high - low || Math.abs(high) * 0.1 || 1) * 0.12
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - (low - room)) / (high - low + 2 * room || 1)) * (HEIGHT - 2 * EDGE)
  const x = ({ first, last }: Times) =>
    EDGE + (((Date.parse(first) + Date.parse(last)) / 2 - from) / (to - from || 1)) * (WIDTH - 2 * EDGE)
  const within = (value: number) => Math.min(HEIGHT, Math.max(0, y(value)))
  const band = (range: { low: number; high: number }) => (
    <rect
      className={classes.band}
      x={0}
      width={WIDTH}
      y={within(range.high)}
      height={Math.max(0, within(range.low) - within(range.high))}
    />
  )
  const line = (points: (Times & { min: number; mean: number; max: number })[]) => {
    // One period alone has no other to which a shade could reach: it gets the width of a stroke.
    const half = points.length === 1 ? LONE_WIDTH / 2 : 0
    return (
      <>
        <polygon
          className={classes.spread}
          points={[
            ...points.flatMap((each) => [`${x(each) - half},${y(each.max)}`, `${x(each) + half},${y(each.max)}`]),
            ...points
              .toReversed()
              .flatMap((each) => [`${x(each) + half},${y(each.min)}`, `${x(each) - half},${y(each.min)}`]),
          ].join(' ')}
        />
        <polyline className={classes.mean} points={points.map((each) => `${x(each)},${y(each.mean)}`).join(' ')} />
        {points.length < 25 &&
          points.map((each) => (
            <circle key={each.first} className={classes.point} cx={x(each)} cy={y(each.mean)} r={1.6} />
          ))}
      </>
    )
  }
  const lower = trend.buckets.flatMap(({ first, last, diastolic }) =>
    diastolic ? [{ first, last, ...diastolic }] : [],
  )
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {trend.normal && band(trend.normal)}
      {trend.normal?.diastolic && band(trend.normal.diastolic)}
      {line(trend.buckets)}
      {lower.length > 0 && line(lower)}
    </svg>
  )
}
