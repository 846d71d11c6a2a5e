import { labName } from '@salus/contract'
import type { Chart, Point } from './chart-points.ts'
import { dayText, flagText, isOutside, valueText } from './result-words.ts'
import classes from './value-chart.module.css'

const [WIDTH, HEIGHT] = [640, 220]
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 16, 16, 32]
const TARGET_RADIUS = 18

interface ValueChartProps {
  chart: Chart
  onOpen: (id: string) => void
}

/** One test over time with each result's own range behind it. The list under it says the same in words. */
export function ValueChart({ chart, onOpen }: ValueChartProps) {
  const { points, unit, converted } = chart
  const scales = scalesOf(points)
  const line = points.map(({ at, value }, index) => `${index ? 'L' : 'M'}${scales.x(at)} ${scales.y(value)}`).join('')
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        {unit ? `In ${unit}` : 'Without a unit'}, {points.length} results. The band is the lab’s own range.
        {converted.length > 0 && ` Results in ${converted.join(' and ')} are drawn in ${unit}.`}
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${labName(last.result)} over time`}
      >
        {points.map((point, index) => (
          <Band key={point.id} point={point} points={points} index={index} scales={scales} />
        ))}
        {scales.ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={scales.y(tick)} y2={scales.y(tick)} />
            <text className={classes.label} x={LEFT - 8} y={scales.y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <text className={classes.label} x={scales.x(first.at)} y={HEIGHT - 8}>
          {dayText(first.result.takenAt.slice(0, 10))}
        </text>
        <text className={classes.label} x={scales.x(last.at)} y={HEIGHT - 8} textAnchor="end">
          {dayText(last.result.takenAt.slice(0, 10))}
        </text>
        <path className={classes.line} d={line} />
        {points.map(({ id, at, value, result }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list under the chart opens the same by keyboard.
          <g
            key={id}
            className={classes.point}
            data-outside={isOutside(result.flag) || undefined}
            onClick={() => onOpen(id)}
          >
            <title>
              {[dayText(result.takenAt), valueText(result), flagText(result.flag)].filter(Boolean).join(', ')}
            </title>
            <circle className={classes.target} cx={scales.x(at)} cy={scales.y(value)} r={TARGET_RADIUS} />
            {isOutside(result.flag) ? (
              <rect className={classes.dot} x={scales.x(at) - 5} y={scales.y(value) - 5} width={10} height={10} />
            ) : (
              <circle className={classes.dot} cx={scales.x(at)} cy={scales.y(value)} r={5} />
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}

interface Scales {
  x: (at: number) => number
  y: (value: number) => number
  ticks: number[]
  bottom: number
  top: number
}

interface BandProps {
  point: Point
  points: Point[]
  index: number
  scales: Scales
}

/** The range that was printed beside this result, half way to its neighbours. */
function Band({ point, points, index, scales }: BandProps) {
  const { low, high } = point
  if (low === undefined && high === undefined) return null
  const [before, after] = [points[index - 1], points[index + 1]]
  const from = before ? (scales.x(before.at) + scales.x(point.at)) / 2 : LEFT
  const to = after ? (scales.x(after.at) + scales.x(point.at)) / 2 : WIDTH - RIGHT
  const top = Math.max(TOP, scales.y(high ?? scales.top))
  const bottom = Math.min(HEIGHT - BOTTOM, scales.y(low ?? scales.bottom))
  return (
    <rect className={classes.band} x={from} y={top} width={Math.max(0, to - from)} height={Math.max(0, bottom - top)} />
  )
}

function scalesOf(points: readonly Point[]): Scales {
  const values = points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = niceStep((most - least || Math.abs(most) || 1) / 3)
  const bottom = Math.floor(least / step) * step
  const top = Math.max(bottom + step, Math.ceil(most / step) * step)
  const [start, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const count = Math.round((top - bottom) / step)
  return {
    x: (at) =>
      end === start
        ? (LEFT + WIDTH - RIGHT) / 2
        : LEFT + 12 + ((at - start) / (end - start)) * (WIDTH - LEFT - RIGHT - 24),
    y: (value) => HEIGHT - BOTTOM - ((value - bottom) / (top - bottom)) * (HEIGHT - TOP - BOTTOM),
    ticks: Array.from({ length: count + 1 }, (_, at) => Number((bottom + at * step).toPrecision(8))),
    bottom,
    top,
  }
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const digit = rough / power
  return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power
}
