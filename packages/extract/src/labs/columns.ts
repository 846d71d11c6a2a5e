import type { Column } from './header.ts'
import type { Token } from './tokens.ts'

/** The column that a token stands in: by overlap, else the nearest. */
export function columnOf(token: Pick<Token, 'x0' | 'x1'>, columns: readonly Column[]): Column | undefined {
  let best: Column | undefined
  let least = Number.POSITIVE_INFINITY
  for (const column of columns) {
    const overlap = Math.min(token.x1, column.x1) - Math.max(token.x0, column.x0)
    const distance = overlap > 0 ? -overlap : Math.max(column.x0 - token.x1, token.x0 - column.x1)
    if (distance < least) {
      least = distance
      best = column
    }
  }
  return best
}

const NUMERIC: readonly string[] = ['value', 'previous', 'low', 'high']
const FITS: Record<Token['kind'], readonly string[]> = {
  number: NUMERIC,
  range: ['range'],
  unit: ['unit'],
  flag: ['flag'],
  result: ['value', 'previous'],
  date: [],
  word: ['name'],
}

/** Titles are narrower than what stands below them: makes each column as wide as its own entries. */
export function widened(columns: readonly Column[], rows: readonly Token[][]): Column[] {
  const wide = columns.map((column) => ({ ...column }))
  for (const tokens of rows) {
    for (const token of tokens) {
      const touched = columns.filter((column) => Math.min(token.x1, column.x1) > Math.max(token.x0, column.x0))
      const [only] = touched
      if (!only || touched.length > 1 || !FITS[token.kind].includes(only.role)) continue
      const target = wide[columns.indexOf(only)]
      if (!target) continue
      const others = columns.filter((column) => column !== only)
      target.x0 = Math.min(
        target.x0,
        Math.max(token.x0, ...others.filter(({ x1 }) => x1 <= only.x0).map(({ x1 }) => x1)),
      )
      target.x1 = Math.max(
        target.x1,
        Math.min(token.x1, ...others.filter(({ x0 }) => x0 >= only.x1).map(({ x0 }) => x0)),
      )
    }
  }
  return wide
}
