import type uPlot from 'uplot'
import type { TrendPoint } from './trend-points.ts'

/** In CSS pixels. */
const BAR_WIDTH = 12

/** From the lowest to the highest of one period alone: a band needs two, and would show nothing between one and itself. */
export function drawLoneSpread(chart: uPlot, points: readonly TrendPoint[], fill: string): void {
  const [point, next] = points
  if (!point || next) return
  const { ctx, bbox } = chart
  const width = BAR_WIDTH * devicePixelRatio
  const left = chart.valToPos(point.time / 1000, 'x', true) - width / 2
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.fillStyle = fill
  for (const { min, max } of [point.first, ...(point.second ? [point.second] : [])]) {
    const top = chart.valToPos(max, 'y', true)
    if (max > min) ctx.fillRect(left, top, width, chart.valToPos(min, 'y', true) - top)
  }
  ctx.restore()
}
