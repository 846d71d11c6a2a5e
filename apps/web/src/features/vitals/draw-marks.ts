import type uPlot from 'uplot'
import { MOST_LANES, type PlacedMark } from './trend-marks.ts'

/** In CSS pixels, as all sizes here. */
export const LANE_HEIGHT = 24
const BAR_HEIGHT = 20
const ROOM = 6

interface Look {
  fill: string
  ink: string
  font: string
}

/** Medicines and what happened, as bars above the chart: each as long as it lasted. */
export function drawMarks(chart: uPlot, marks: readonly PlacedMark[], { fill, ink, font }: Look): void {
  const { ctx, bbox } = chart
  const ratio = devicePixelRatio
  const lanes = Math.min(MOST_LANES, Math.max(0, ...marks.map(({ lane }) => lane + 1)))
  const right = bbox.left + bbox.width
  ctx.save()
  ctx.font = font.replace(/^(\d+)px/, (_, size: string) => `${Number(size) * ratio}px`)
  ctx.textBaseline = 'middle'
  for (const { lane, from, to, label, kind } of marks) {
    if (lane >= MOST_LANES) continue
    const begin = Math.max(bbox.left, chart.valToPos(from / 1000, 'x', true))
    const end = to === null ? right : Math.min(right, chart.valToPos(to / 1000, 'x', true))
    if (end <= bbox.left || begin >= right) continue
    const top = bbox.top - (lanes - lane) * LANE_HEIGHT * ratio
    const height = BAR_HEIGHT * ratio
    ctx.fillStyle = fill
    ctx.fillRect(begin, top, Math.max(end - begin, 3 * ratio), height)
    ctx.fillStyle = ink
    // Where it begins, down through the chart.
    if (chart.valToPos(from / 1000, 'x', true) >= bbox.left)
      ctx.fillRect(begin, top, ratio, bbox.top + bbox.height - top)
    ctx.save()
    ctx.beginPath()
    // A bar is written on; what is short has its name beside it.
    ctx.rect(begin, top, kind === 'medicine' ? Math.max(end, begin) - begin : right - begin, height)
    ctx.clip()
    ctx.fillText(label, begin + ROOM * ratio, top + height / 2)
    ctx.restore()
  }
  ctx.restore()
}
