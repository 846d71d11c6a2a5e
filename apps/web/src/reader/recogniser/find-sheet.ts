import { countAt, type Grey } from './grey.ts'

export interface Point {
  x: number
  y: number
}

/** Clockwise from the top left. */
export type Corners = [Point, Point, Point, Point]

/** A line x = slope · y + offset along a side that runs down, y = slope · x + offset along one that runs across. */
interface Side {
  slope: number
  offset: number
}

/** Writing disappears, on a picture of this size, when each pixel takes the lightest around it. */
const REACH = 4
/** Light changes by more than this between near pixels where paper ends; a shadow's edge is softer. */
const STEP = 0.09
const STEP_OVER = 2
/** The sheet is looked for from where it must lie: the middle of the picture. */
const MIDDLE = { from: 0.3, to: 0.7 }
const STEEPEST = 0.36
const SLOPES = 145
const NEAR_PX = 1.6
/** Share of a side that is seen straight. */
const LEAST_SEEN = 0.5
const LEAST_AREA = 0.2
/** Share of the paper's light: anything lighter around it is no desk. */
const DESK_BELOW = 0.9
/** So near to the edge of the picture the paper goes on beyond it. */
const EDGE = 0.006

/** The four corners of a sheet on a darker desk; nothing where the picture is the page, or a side of it is not seen. */
export function findSheet(grey: Grey): Corners | undefined {
  const { width, height } = grey
  const paper = paperFrom(lightest(grey), width, height)
  if (!paper) return undefined
  const rows: [number, number][] = []
  const columns: [number, number][] = []
  for (let y = 0; y < height; y += 1) rows.push([width, -1])
  for (let x = 0; x < width; x += 1) columns.push([height, -1])
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!paper[y * width + x]) continue
      widen(rows[y], x)
      widen(columns[x], y)
    }
  }
  const left = sideOf(
    rows.map(([first]) => first),
    width,
  )
  const right = sideOf(
    rows.map(([, last]) => last),
    width,
  )
  const top = sideOf(
    columns.map(([first]) => first),
    height,
  )
  const bottom = sideOf(
    columns.map(([, last]) => last),
    height,
  )
  if (!left || !right || !top || !bottom) return undefined
  const corners: Corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)]
  return isSheet(corners, grey) ? corners : undefined
}

function widen(span: [number, number] | undefined, at: number) {
  if (!span) return
  if (at < span[0]) span[0] = at
  if (at > span[1]) span[1] = at
}

/** Each pixel as light as the lightest near it: letters and rules go, paper and desk stay. */
function lightest({ data, width, height }: Grey): Uint8Array {
  const across = new Uint8Array(data.length)
  const both = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let most = 0
      for (let near = Math.max(0, x - REACH); near <= Math.min(width - 1, x + REACH); near += 1) {
        most = Math.max(most, data[y * width + near] ?? 0)
      }
      across[y * width + x] = most
    }
  }
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) {
      let most = 0
      for (let near = Math.max(0, y - REACH); near <= Math.min(height - 1, y + REACH); near += 1) {
        most = Math.max(most, across[near * width + x] ?? 0)
      }
      both[y * width + x] = most
    }
  }
  return both
}

/** Finds the area that can be reached from the lightest place in the middle without a step in the light. */
function paperFrom(light: Uint8Array, width: number, height: number): Uint8Array | undefined {
  let start = -1
  for (let y = Math.floor(height * MIDDLE.from); y < height * MIDDLE.to; y += 1) {
    for (let x = Math.floor(width * MIDDLE.from); x < width * MIDDLE.to; x += 1) {
      if (start < 0 || (light[y * width + x] ?? 0) > (light[start] ?? 0)) start = y * width + x
    }
  }
  if (start < 0) return undefined
  const paper = new Uint8Array(light.length)
  const ahead = [start]
  paper[start] = 1
  const isStep = (x: number, y: number) => {
    const at = (dx: number, dy: number) =>
      light[Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))] ?? 0
    const [over, down] = [at(STEP_OVER, 0) - at(-STEP_OVER, 0), at(0, STEP_OVER) - at(0, -STEP_OVER)]
    return Math.hypot(over, down) > STEP * Math.max(30, at(0, 0))
  }
  for (let place = ahead.pop(); place !== undefined; place = ahead.pop()) {
    const [x, y] = [place % width, Math.floor(place / width)]
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nextX, nextY] = [x + dx, y + dy]
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue
      const next = nextY * width + nextX
      if (paper[next] || isStep(nextX, nextY)) continue
      paper[next] = 1
      ahead.push(next)
    }
  }
  return paper
}

/** The line on which most of these places lie, one a row; nothing where too few do, or they are the picture's own edge. */
function sideOf(places: number[], wide: number): Side | undefined {
  const seen = places.flatMap((place, row) => (place >= 0 && place < wide ? [{ place, row }] : []))
  let best = { slope: 0, offset: 0, votes: 0 }
  for (let step = 0; step < SLOPES; step += 1) {
    const slope = (step / (SLOPES - 1) - 0.5) * 2 * STEEPEST
    const reach = places.length * STEEPEST
    const counts = new Uint32Array(Math.ceil(wide + 2 * reach) + 2)
    for (const { place, row } of seen) countAt(counts, Math.round(place - slope * row + reach))
    for (let at = 1; at + 1 < counts.length; at += 1) {
      const votes = (counts[at - 1] ?? 0) + (counts[at] ?? 0) + (counts[at + 1] ?? 0)
      if (votes > best.votes) best = { slope, offset: at - reach, votes }
    }
  }
  const near = seen.filter(({ place, row }) => Math.abs(place - best.slope * row - best.offset) <= NEAR_PX)
  const inside = near.filter(({ place }) => place > wide * EDGE && place < wide * (1 - EDGE) - 1)
  if (near.length < seen.length * LEAST_SEEN || inside.length < near.length * LEAST_SEEN) return undefined
  return lineThrough(inside)
}

/** By least squares. */
function lineThrough(points: { place: number; row: number }[]): Side {
  const mean = (pick: (point: { place: number; row: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [row, place] = [mean((point) => point.row), mean((point) => point.place)]
  const spread = mean((point) => (point.row - row) ** 2)
  const slope = spread === 0 ? 0 : mean((point) => (point.row - row) * (point.place - place)) / spread
  return { slope, offset: place - slope * row }
}

/** Where a side that runs down meets one that runs across. */
function meet(down: Side, across: Side): Point {
  const y = (across.slope * down.offset + across.offset) / (1 - across.slope * down.slope)
  return { x: down.slope * y + down.offset, y }
}

/** Large enough, and lighter than what lies around it. */
function isSheet(corners: Corners, { data, width, height }: Grey): boolean {
  const [a, b, c, d] = corners
  const area = Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2
  if (area < width * height * LEAST_AREA) return false
  if (Math.min(b.x - a.x, c.x - d.x) < width * 0.2 || Math.min(d.y - a.y, c.y - b.y) < height * 0.2) return false
  const out = 0.02 * Math.min(width, height) + REACH
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const [nx, ny] = [(to.y - from.y) / long, -(to.x - from.x) / long]
    let [paper, desk, count] = [0, 0, 0]
    for (let step = 1; step < 40; step += 1) {
      const [x, y] = [from.x + ((to.x - from.x) * step) / 40, from.y + ((to.y - from.y) * step) / 40]
      const [inner, outer] = [levelAt(x - nx * out, y - ny * out), levelAt(x + nx * out, y + ny * out)]
      if (inner === undefined || outer === undefined) continue
      paper += inner
      desk += outer
      count += 1
    }
    return count === 0 || desk < paper * DESK_BELOW
  })

  function levelAt(x: number, y: number): number | undefined {
    const [column, row] = [Math.round(x), Math.round(y)]
    return column < 0 || row < 0 || column >= width || row >= height ? undefined : data[row * width + column]
  }
}
