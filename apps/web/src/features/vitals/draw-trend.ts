import { type NormalBand, type Region, usualUnit, type VitalTrend } from '@salus/contract'
import uPlot from 'uplot'
import { pointsOf, type TrendPoint } from './trend-points.ts'
import { rounded } from './vital-words.ts'

const HEIGHT = 280
const MANY = 70

interface Drawing {
  element: HTMLElement
  trend: VitalTrend
  region: Region
  /** Which point is looked at, or null. */
  onLook: (index: number | null) => void
}

/** Draws the spread of each bucket as a band, its mean as a line, and behind them what is normal. */
export function drawTrend({ element, trend, region, onLook }: Drawing): uPlot {
  const points = pointsOf(trend, region)
  const colour = coloursOf(element)
  const hasSecond = points.some(({ second }) => second)
  const edge = { stroke: 'transparent', points: { show: false } }
  const mean = { stroke: colour.line, width: 2, points: { show: points.length < MANY, size: 7, fill: colour.line } }
  const font = `14px ${colour.font}`
  const axis = { stroke: colour.soft, font, grid: { stroke: colour.grid, width: 1 }, ticks: { show: false } }
  return new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      scales: {
        x: { range: [Date.parse(trend.from) / 1000, Date.parse(trend.to) / 1000] },
        y: { range: (_, low, high) => uPlot.rangeNum(low, high, 0.15, true) },
      },
      series: [{}, edge, edge, mean, ...(hasSecond ? [edge, edge, { ...mean, dash: [6, 4] }] : [])],
      bands: [
        { series: [1, 2], fill: colour.spread },
        ...(hasSecond ? [{ series: [4, 5] as [number, number], fill: colour.spread }] : []),
      ],
      axes: [
        { ...axis, space: 70 },
        { ...axis, size: 56 },
      ],
      cursor: { drag: { x: false, y: false }, points: { size: 10 }, y: false },
      hooks: {
        drawClear: [(chart) => drawNormal(chart, bandsOf(trend, region), colour.normal)],
        setCursor: [(chart) => onLook(chart.cursor.idx ?? null)],
      },
    },
    columnsOf(points, hasSecond),
    element,
  )
}

function columnsOf(points: readonly TrendPoint[], hasSecond: boolean): uPlot.AlignedData {
  const column = (pick: (point: TrendPoint) => number | undefined) => points.map((point) => pick(point) ?? null)
  return [
    points.map(({ time }) => time / 1000),
    column(({ first }) => first.max),
    column(({ first }) => first.min),
    column(({ first }) => first.mean),
    ...(hasSecond
      ? [column(({ second }) => second?.max), column(({ second }) => second?.min), column(({ second }) => second?.mean)]
      : []),
  ]
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
    spread: `${token('--primary')}38`,
    normal: token('--primary-wash'),
    soft: token('--ink-soft'),
    grid: token('--line'),
    font: style.fontFamily,
  }
}
