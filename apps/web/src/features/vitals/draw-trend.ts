import { type NormalBand, type Region, usualUnit, type VitalTrend } from '@salus/contract'
import uPlot from 'uplot'
import { drawMarks, LANE_HEIGHT } from './draw-marks.ts'
import { drawLoneSpread } from './draw-spread.ts'
import { MOST_LANES, type PlacedMark } from './trend-marks.ts'
import type { Drawn, TrendPoint } from './trend-points.ts'
import { rounded } from './vital-words.ts'

export const HEIGHT = 280
const MANY = 70

interface Drawing {
  element: HTMLElement
  /** The measure, and another one that it is compared with. */
  measures: readonly Drawn[]
  marks: readonly PlacedMark[]
  hasAverage: boolean
  region: Region
  /** Which moment is looked at, or null. */
  onLook: (time: number | null) => void
}

interface Line {
  scale: string
  stroke: string
  dash?: number[]
  width?: number
  hasPoints?: boolean
  pick: (point: TrendPoint) => number | null | undefined
}

/** Draws the spread of each bucket as a band, its mean as a line, and behind them what is normal. */
export function drawTrend({ element, measures, marks, hasAverage, region, onLook }: Drawing): uPlot {
  const [first, other] = measures
  if (!first) throw new Error('There is nothing to draw.')
  const colour = coloursOf(element)
  const hasSecond = first.points.some(({ second }) => second)
  const edge = { scale: 'y', stroke: 'transparent' }
  const line = { scale: 'y', stroke: colour.line, width: 2, hasPoints: true }
  const average = { scale: 'y', stroke: colour.ink, width: 2, dash: [2, 4] }
  const compared = { scale: 'other', stroke: colour.other, width: 2, dash: [10, 5] }
  const lines: Line[] = [
    { ...edge, pick: (point) => point.first.max },
    { ...edge, pick: (point) => point.first.min },
    { ...line, pick: (point) => point.first.mean },
    ...(hasSecond
      ? [
          { ...edge, pick: (point: TrendPoint) => point.second?.max },
          { ...edge, pick: (point: TrendPoint) => point.second?.min },
          { ...line, dash: [6, 4], pick: (point: TrendPoint) => point.second?.mean },
        ]
      : []),
    ...(hasAverage ? [{ ...average, pick: (point: TrendPoint) => point.average }] : []),
    ...(hasAverage && hasSecond ? [{ ...average, pick: (point: TrendPoint) => point.secondAverage }] : []),
  ]
  const otherLines: Line[] = other
    ? [
        { ...compared, hasPoints: true, pick: (point) => point.first.mean },
        ...(other.points.some(({ second }) => second)
          ? [{ ...compared, pick: (point: TrendPoint) => point.second?.mean }]
          : []),
      ]
    : []
  const count = Math.max(first.points.length, other?.points.length ?? 0)
  const font = `14px ${colour.font}`
  const axis = { stroke: colour.soft, font, grid: { stroke: colour.grid, width: 1 }, ticks: { show: false } }
  const range: uPlot.Scale.Range = (_, low, high) => uPlot.rangeNum(low, high, 0.15, true)
  const lanes = Math.min(MOST_LANES, Math.max(0, ...marks.map(({ lane }) => lane + 1)))
  const { from, to } = first.trend
  return new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT + lanes * LANE_HEIGHT,
      padding: [10 + lanes * LANE_HEIGHT, null, null, null],
      legend: { show: false },
      scales: {
        x: { auto: false, min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 },
        y: { range },
        ...(other ? { other: { range } } : {}),
      },
      series: [{}, ...[...lines, ...otherLines].map((each) => seriesOf(each, count))],
      bands: [
        { series: [1, 2], fill: colour.spread },
        ...(hasSecond ? [{ series: [4, 5] as [number, number], fill: colour.spread }] : []),
      ],
      axes: [
        { ...axis, space: 70 },
        { ...axis, size: 56 },
        ...(other
          ? [{ ...axis, scale: 'other', side: 1 as const, size: 56, stroke: colour.other, grid: { show: false } }]
          : []),
      ],
      cursor: { drag: { x: false, y: false }, points: { size: 10 }, y: false },
      hooks: {
        drawClear: [(chart) => drawNormal(chart, bandsOf(first.trend, region), colour.normal)],
        drawAxes: [(chart) => drawLoneSpread(chart, first.points, colour.spread)],
        draw: [(chart) => drawMarks(chart, marks, { fill: colour.mark, ink: colour.ink, font })],
        setCursor: [(chart) => onLook(timeAt(chart))],
      },
    },
    uPlot.join([columnsOf(first.points, lines), ...(other ? [columnsOf(other.points, otherLines)] : [])]),
    element,
  )
}

function seriesOf({ scale, stroke, dash, width, hasPoints }: Line, count: number): uPlot.Series {
  const shown = hasPoints === true && count < MANY
  return {
    scale,
    stroke,
    spanGaps: true,
    points: { show: shown, size: 7, fill: stroke },
    ...(dash ? { dash } : {}),
    ...(width ? { width } : {}),
  }
}

function timeAt(chart: uPlot): number | null {
  const seconds =
    chart.cursor.idx === null || chart.cursor.idx === undefined ? undefined : chart.data[0][chart.cursor.idx]
  return seconds === undefined ? null : seconds * 1000
}

function columnsOf(points: readonly TrendPoint[], lines: readonly Line[]): uPlot.AlignedData {
  return [points.map(({ time }) => time / 1000), ...lines.map(({ pick }) => points.map((point) => pick(point) ?? null))]
}

function bandsOf({ measure, normal }: VitalTrend, region: Region): { low: number; high: number }[] {
  if (!normal) return []
  const unit = usualUnit(measure, region)
  const inOwn = ({ low, high }: Pick<NormalBand, 'low' | 'high'>) => ({
    low: rounded(low, unit),
    high: rounded(high, unit),
  })
  return normal.diastolic ? [inOwn(normal), inOwn(normal.diastolic)] : [inOwn(normal)]
}

function drawNormal(chart: uPlot, bands: readonly { low: number; high: number }[], colour: string) {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.fillStyle = colour
  for (const { low, high } of bands) {
    const top = chart.valToPos(high, 'y', true)
    ctx.fillRect(bbox.left, top, bbox.width, chart.valToPos(low, 'y', true) - top)
  }
  ctx.restore()
}

/** A canvas knows no variables of CSS. */
function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    line: token('--primary'),
    other: token('--chart-other'),
    ink: token('--ink'),
    spread: `${token('--primary')}38`,
    normal: token('--primary-wash'),
    mark: token('--line'),
    soft: token('--ink-soft'),
    grid: token('--line'),
    font: style.fontFamily,
  }
}
