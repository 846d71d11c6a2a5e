import { type Box, componentsOf, highOf, wideOf } from './components.ts'
import { type Grey, inkOf } from './grey.ts'

/** Marks that stand together in one row: a cell of a table, or a line of text. */
export interface Cell extends Box {
  /** Its connected ink, from left to right. */
  shapes: Box[]
  /** Height of the page's letters. */
  letterHeight: number
}

/** In pixels: grain is lower, pictures are higher. */
const LETTER = { low: 7, high: 70 }
/** All that follows is in letters. What is wider or higher is a rule or a picture. */
const WIDEST = 14
const HIGHEST = 2.4
/** Anything lower than this is a point, a dash, or a speck. */
const SMALL = 0.3
const DASH_WIDE = { from: 0.24, to: 1 }
/** Words of a cell stand nearer to each other than columns do. */
const GAP = 0.85
const LEAST_OVERLAP = 0.3
const REACH = 0.25
const MOST_SHAPES = 6000

/** The cells of a straight page, found by their ink. */
export function cellsOf(grey: Grey): Cell[] {
  const boxes = componentsOf(inkOf(grey), grey.width, grey.height)
  const letterHeight = usualHeight(boxes)
  if (letterHeight === undefined || boxes.length > MOST_SHAPES) return []
  const fitting = boxes.filter(
    (box) =>
      highOf(box) <= letterHeight * HIGHEST && wideOf(box) <= letterHeight * WIDEST && !isRule(box, letterHeight),
  )
  const small = fitting.filter((box) => highOf(box) < letterHeight * SMALL)
  const letters = fitting.filter((box) => highOf(box) >= letterHeight * SMALL)
  const dashes = small.filter(({ left, right }) => {
    const wide = (right - left + 1) / letterHeight
    return wide >= DASH_WIDE.from && wide <= DASH_WIDE.to
  })
  const cells = joined([...letters, ...dashes], letterHeight)
    .filter((shapes) => shapes.some((box) => highOf(box) >= letterHeight * 0.6))
    .map((shapes) => cellOf(shapes, letterHeight))
  for (const speck of small) {
    if (dashes.includes(speck)) continue
    const cell = cells.find((each) => isBeside(speck, each, letterHeight * REACH))
    cell?.shapes.push(speck)
  }
  return cells.map(({ shapes }) => cellOf(shapes, letterHeight))
}

export const cellOf = (shapes: Box[], letterHeight: number): Cell => ({
  ...around(shapes),
  shapes: shapes.toSorted((a, b) => a.left - b.left),
  letterHeight,
})

const isRule = (box: Box, letter: number) => wideOf(box) > letter * 3 && highOf(box) < letter * 0.4

function usualHeight(boxes: readonly Box[]): number | undefined {
  const heights = boxes
    .filter((box) => highOf(box) >= LETTER.low && highOf(box) <= LETTER.high && wideOf(box) < highOf(box) * 3)
    .map(highOf)
    .sort((a, b) => a - b)
  // Small letters are more than capitals and digits, by whose height a row is measured.
  return heights.length < 20 ? undefined : heights[Math.floor(heights.length * 0.7)]
}

/** Groups of what stands near each other in one row. */
function joined(boxes: Box[], letterHeight: number): Box[][] {
  const sorted = boxes.toSorted((a, b) => a.left - b.left)
  const groups = sorted.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (groups[root] !== root) root = groups[root] ?? root
    groups[at] = root
    return root
  }
  // Groups grow to the right: a box that starts further on than the widest reach has no more partners.
  const reach = letterHeight * (WIDEST + GAP)
  for (const [at, box] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.left > box.left + reach) break
      if (other.left - box.right > letterHeight * GAP) continue
      const overlap = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) + 1
      const isDash = Math.min(highOf(box), highOf(other)) < letterHeight * SMALL
      if (overlap >= (isDash ? 1 : Math.min(highOf(box), highOf(other)) * LEAST_OVERLAP)) {
        groups[rootOf(next)] = rootOf(at)
      }
    }
  }
  return [...Map.groupBy(sorted, (_, at) => rootOf(at)).values()]
}

function around(boxes: readonly Box[]): Box {
  const edge = (pick: (box: Box) => number, of: (...values: number[]) => number) =>
    boxes.map(pick).reduce((a, b) => of(a, b))
  return {
    top: edge(({ top }) => top, Math.min),
    bottom: edge(({ bottom }) => bottom, Math.max),
    left: edge(({ left }) => left, Math.min),
    right: edge(({ right }) => right, Math.max),
  }
}

const isBeside = (speck: Box, cell: Box, reach: number) =>
  speck.left >= cell.left - reach &&
  speck.right <= cell.right + reach &&
  speck.top >= cell.top - reach / 2 &&
  speck.bottom <= cell.bottom + reach
