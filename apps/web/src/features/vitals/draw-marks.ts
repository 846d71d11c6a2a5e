import type uPlot from 'uplot'
import { MOST_LANES, type PlacedMark } from './trend-marks.ts'

/** In CSS pixels, as all sizes here. */
export const LANE_HEIGHT = 24
const BAR_HEIGHT = 20
const ROOM = 6
const DAY_MS = 24 * 60 * 60 * 1_000

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
  // The numbers of an axis leave it at the right.
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  for (const { lane, from, to, label, kind } of marks) {
    if (lane >= MOST_LANES) continue
    const begin = Math.max(bbox.left, chart.valToPos(from / 1000, 'x', true))
    const end = to === null ? right : Math.min(right, chart.valToPos(to / 1000, 'x', true))
    if (end <= bbox.left || begin >= right) continue
    const top = bbox.top - (lanes - lane) * LANE_HEIGHT * ratio
    const height = BAR_HEIGHT * ratio
    const width = Math.max(end - begin, 3 * ratio)
    ctx.fillStyle = fill
    ctx.strokeStyle = fill
    ctx.lineWidth = ratio
    if (kind === 'medicine') ctx.fillRect(begin, top, width, height)
    else ctx.strokeRect(begin, top, width, height)
    ctx.fillStyle = ink
    // The day is known: it is shown down through the chart.
    if (to !== null && to - from <= DAY_MS) ctx.fillRect(begin, top, ratio, bbox.top + bbox.height - top)
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
