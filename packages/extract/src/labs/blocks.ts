import { heightOf, type Row, rowsOf } from '../layout/rows.ts'
import type { Spot } from '../layout/spots.ts'
import type { DateOrder } from '../types.ts'
import { continuesHeader, joinHeaders, readHeader } from './header.ts'
import { type Token, tokensOf } from './tokens.ts'

const LEAST_ROWS = 3

/** Rows in reading order: where two tables stand side by side, the left one before the right one. */
export function inReadingOrder(rows: Row[], order: DateOrder): Row[] {
  const split = splitByHeader(rows, order) ?? splitByPattern(rows, order)
  if (!split) return rows
  const above = rows.slice(0, split.from)
  const below = rows.slice(split.from)
  const left: Spot[] = []
  const right: Spot[] = []
  for (const row of below) {
    for (const cell of row.cells) {
      const crosses = (cell[0]?.x0 ?? 0) < split.x - row.height && (cell.at(-1)?.x1 ?? 0) > split.x + row.height
      // A line of text over both tables stays whole; two cells that only touch do not.
      const gap = crosses ? cell.findIndex((spot) => Math.abs(spot.x0 - split.x) < row.height * 0.8) : -1
      if (crosses && gap > 0) {
        left.push(...cell.slice(0, gap))
        right.push(...cell.slice(gap))
      } else (crosses || (cell[0]?.x0 ?? 0) < split.x - row.height * 0.3 ? left : right).push(...cell)
    }
  }
  return [...above, ...rowsOf(left), ...rowsOf(right)]
}

interface Split {
  x: number
  /** The first row that is split. */
  from: number
}

function splitByHeader(rows: Row[], order: DateOrder): Split | undefined {
  for (const [from, row] of rows.entries()) {
    const next = rows[from + 1]
    const near = next !== undefined && next.y - row.y < row.height * 2.2
    const joined =
      near && continuesHeader(next, order) && continuesHeader(row, order) ? joinHeaders(row, next, order) : undefined
    const columns = joined ?? readHeader(row, order)
    const names = columns?.filter(({ role }) => role === 'name') ?? []
    const second = names.at(-1)
    if (names.length > 2 || !second || !columns) continue
    const before = columns.filter(({ x1 }) => x1 <= second.x0)
    const after = columns.filter(({ x0 }) => x0 > second.x0)
    const hasValue = (some: typeof columns) => some.some(({ role }) => role === 'value')
    if (!hasValue(before) || !hasValue(after)) continue
    return { x: gutter(rows.slice(from), before.at(-1)?.x1 ?? 0, second.x0), from }
  }
  return undefined
}

/** The place between two titles that the fewest words cross; of equal ones, the nearest to the right table. */
function gutter(rows: Row[], left: number, right: number): number {
  const step = Math.max(1e-3, (right - left) / 24)
  const spots = rows.flatMap((row) => row.spots.filter((spot) => spot.x1 > left && spot.x0 < right))
  let best = right
  let fewest = Number.POSITIVE_INFINITY
  for (let x = right; x >= left; x -= step) {
    const crossing = spots.filter((spot) => spot.x0 < x - 1e-6 && spot.x1 > x).length
    if (crossing < fewest) {
      fewest = crossing
      best = x
    }
  }
  return best
}

/** Name, value, name, value in several rows, the second names under each other. */
function splitByPattern(rows: Row[], order: DateOrder): Split | undefined {
  const starts: { x: number; row: number }[] = []
  let withNumber = 0
  for (const [index, row] of rows.entries()) {
    const tokens = tokensOf(row, order, false)
    const second = secondName(tokens)
    if (tokens.some(({ kind }) => kind === 'number')) withNumber++
    if (second) starts.push({ x: second.x0, row: index })
  }
  if (starts.length < LEAST_ROWS) return undefined
  const height = heightOf(rows.flatMap(({ spots }) => spots))
  const sorted = starts.toSorted((a, b) => a.x - b.x)
  let best: typeof sorted = []
  let from = 0
  for (const [to, start] of sorted.entries()) {
    while (start.x - (sorted[from]?.x ?? 0) > height * 1.5) from++
    if (to - from + 1 > best.length) best = sorted.slice(from, to + 1)
  }
  if (best.length < Math.max(LEAST_ROWS, withNumber * 0.4)) return undefined
  return { x: Math.min(...best.map(({ x }) => x)), from: Math.min(...best.map(({ row }) => row)) }
}

function secondName(tokens: Token[]): Token | undefined {
  const first = tokens.findIndex(({ kind }) => kind === 'word')
  const number = tokens.findIndex(({ kind }, index) => index > first && (kind === 'number' || kind === 'result'))
  if (first !== 0 || number < 0) return undefined
  const second = tokens.findIndex(
    ({ kind, startsCell, text }, index) => index > number && kind === 'word' && startsCell && text.length > 1,
  )
  const after = tokens[second + 1]
  if (second < 0 || !after || !['number', 'result'].includes(after.kind)) return undefined
  return tokens[second]
}
