import type { Spot } from './spots.ts'

export interface Row {
  spots: Spot[]
  /** Runs of spots without a wide gap or a ruling line between them. */
  cells: Spot[][]
  y: number
  height: number
}

/** Sheets are laid crooked by little; the steps are tangents. */
const STEEPEST = 0.05
const STEP = 0.0025
/** A page is left as it is, unless turning makes its lines sharper by this. */
const LEVEL_ENOUGH = 1.08
/** Of the height of a word: how far a row's words may stand from its middle, and where a cell ends. */
const ROW_TOLERANCE = 0.5
const CELL_GAP = 1

/** Turns the words so that their lines run level. */
export function straighten(spots: Spot[]): Spot[] {
  const slope = slopeOf(spots)
  if (slope === 0) return spots
  return spots.map((spot) => {
    const x = (spot.x0 + spot.x1) / 2
    const y = (spot.y0 + spot.y1) / 2
    const dx = y * slope
    const dy = -x * slope
    return { ...spot, x0: spot.x0 + dx, x1: spot.x1 + dx, y0: spot.y0 + dy, y1: spot.y1 + dy }
  })
}

/** The slope at which the words fall into the sharpest lines. */
function slopeOf(spots: Spot[]): number {
  if (spots.length < 8) return 0
  const bin = Math.max(1e-6, heightOf(spots) / 3)
  const xs = Float64Array.from(spots, ({ x0, x1 }) => (x0 + x1) / 2 / bin)
  const ys = Float64Array.from(spots, ({ y0, y1 }) => (y0 + y1) / 2 / bin)
  let best = 0
  let most = sharpness(xs, ys, 0) * LEVEL_ENOUGH
  for (let slope = -STEEPEST; slope <= STEEPEST + 1e-9; slope += STEP) {
    const sharp = sharpness(xs, ys, slope)
    if (sharp > most) {
      most = sharp
      best = slope
    }
  }
  return best
}

/** Lines are counted into this many bins; those of a page that is higher share them. */
const BINS = 2048

function sharpness(xs: Float64Array, ys: Float64Array, slope: number): number {
  const counts = new Uint32Array(BINS)
  for (let at = 0; at < xs.length; at++) {
    const line = Math.floor((ys[at] ?? 0) - (xs[at] ?? 0) * slope) & (BINS - 1)
    counts[line] = (counts[line] ?? 0) + 1
  }
  let sum = 0
  // Neighbouring bins count as one line, so that a line on an edge is not worth less.
  for (let line = 0; line < BINS; line++) sum += ((counts[line] ?? 0) + (counts[(line + 1) & (BINS - 1)] ?? 0)) ** 2
  return sum
}

export function heightOf(spots: readonly Spot[]): number {
  const heights = spots.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b)
  return Math.max(1e-3, heights[Math.floor(heights.length / 2)] ?? 1)
}

/** Rows from the top, their words from the left. */
export function rowsOf(spots: Spot[]): Row[] {
  const usual = heightOf(spots)
  const sorted = spots.map((spot) => ({ spot, y: (spot.y0 + spot.y1) / 2 })).sort((a, b) => a.y - b.y)
  const rows: { spots: Spot[]; sum: number; y: number }[] = []
  for (const { spot, y } of sorted) {
    const height = Math.min(usual * 1.6, Math.max(usual * 0.6, spot.y1 - spot.y0))
    const row = rows.at(-1)
    if (row && Math.abs(y - row.y) <= height * ROW_TOLERANCE) {
      row.spots.push(spot)
      row.sum += y
      row.y = row.sum / row.spots.length
    } else rows.push({ spots: [spot], sum: y, y })
  }
  return rows.map((row) => {
    const inOrder = joinTouching(
      row.spots.sort((a, b) => a.x0 - b.x0),
      usual,
    )
    const height = heightOf(inOrder)
    return { spots: inOrder, cells: cellsOf(inOrder, Math.min(height, usual * 1.5)), y: row.y, height }
  })
}

/** Of the height: what stands nearer than this is one word that a text layer has in pieces. */
const TOUCHING = 0.05

function joinTouching(spots: Spot[], height: number): Spot[] {
  const out: Spot[] = []
  for (const spot of spots) {
    const last = out.at(-1)
    const touches = last !== undefined && !spot.ruled && Math.abs(spot.x0 - last.x1) < height * TOUCHING
    if (!touches || !/\p{L}\n\p{Ll}|\d\n\d/u.test(`${last.text.slice(-2)}\n${spot.text.slice(0, 2)}`)) {
      out.push(spot)
      continue
    }
    const source = { ...last.source, x1: Math.max(last.source.x1, spot.source.x1) }
    const text = last.text + spot.text
    out[out.length - 1] = { ...last, text, written: last.written + spot.written, x1: spot.x1, source }
  }
  return out
}

export function cellsOf(spots: Spot[], height: number): Spot[][] {
  const cells: Spot[][] = []
  let last: Spot | undefined
  for (const spot of spots) {
    const cell = cells.at(-1)
    if (cell && last && !spot.ruled && spot.x0 - last.x1 <= height * CELL_GAP) cell.push(spot)
    else cells.push([spot])
    last = spot
  }
  return cells
}
