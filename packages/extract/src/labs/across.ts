import type { Row } from '../layout/rows.ts'
import { type Spot, textOf } from '../layout/spots.ts'
import { isoOf } from '../reading/dates.ts'
import { readUnit } from '../reading/units.ts'
import type { DateOrder } from '../types.ts'
import { columnOf } from './columns.ts'
import type { Column } from './header.ts'
import { analytesNamed } from './match-analyte.ts'
import type { Draft } from './resolve.ts'
import { type Token, tokensOf } from './tokens.ts'

interface Heading {
  name: Spot[]
  unit: Spot[]
  x0: number
  x1: number
}

const LEAST_NAMES = 2

/** A table whose analytes stand side by side, and its days under each other; and the rows that it fills. */
export function readAcross(rows: readonly Row[], order: DateOrder): { drafts: Draft[]; used: Set<Row> } {
  const drafts: Draft[] = []
  const used = new Set<Row>()
  for (let index = 0; index < rows.length - 1; index++) {
    const headings = headingsIn(rows[index] as Row, order)
    if (!headings) continue
    const first = rows[index + 1] as Row
    const units = tokensOf(first, order, false)
    const isUnits =
      units.filter(({ kind }) => kind === 'unit').length >= LEAST_NAMES && !units.some(({ kind }) => kind === 'number')
    if (isUnits) for (const token of units) unitBelow(token, headings)
    let at = index + (isUnits ? 2 : 1)
    for (let row = rows[at]; row; row = rows[++at]) {
      const found = resultsIn(tokensOf(row, order, false), headings)
      if (!found) break
      drafts.push(...found)
      used.add(row)
      used.add(rows[index] as Row)
      if (isUnits) used.add(first)
    }
    index = at - 1
  }
  return { drafts, used }
}

function headingsIn(row: Row, order: DateOrder): Heading[] | undefined {
  if (
    row.cells.length < LEAST_NAMES + 1 ||
    tokensOf(row, order, false).some(({ kind }) => kind === 'number' || kind === 'date')
  )
    return undefined
  const headings = row.cells.flatMap((cell): Heading[] => {
    const [name, unit] = withoutUnit(cell)
    return analytesNamed(textOf(name))?.exact ? [{ name, unit, x0: cell[0]?.x0 ?? 0, x1: cell.at(-1)?.x1 ?? 0 }] : []
  })
  return headings.length >= LEAST_NAMES && headings.length >= row.cells.length * 0.5 ? headings : undefined
}

function withoutUnit(cell: Spot[]): [Spot[], Spot[]] {
  for (let at = 1; at < cell.length; at++)
    if (readUnit(textOf(cell.slice(at)))) return [cell.slice(0, at), cell.slice(at)]
  return [cell, []]
}

function unitBelow(token: Token, headings: Heading[]) {
  const heading = token.kind === 'unit' ? headingOf(token, headings) : undefined
  if (heading) heading.unit = token.spots
}

const headingOf = (token: Token, headings: Heading[]) => {
  const columns = headings.map(({ x0, x1 }): Column => ({ role: 'value', title: '', x0, x1 }))
  const own = columnOf(token, columns)
  return own ? headings[columns.indexOf(own)] : undefined
}

/** A day, then numbers under the names. */
function resultsIn(tokens: Token[], headings: Heading[]): Draft[] | undefined {
  const [day, ...others] = tokens
  if (day?.kind !== 'date' || !day.date) return undefined
  const date = isoOf(day.date).slice(0, 10)
  const numbers = others.filter(({ kind }) => kind === 'number')
  if (numbers.length === 0) return undefined
  return numbers.flatMap((token) => {
    const heading = headingOf(token, headings)
    if (!heading) return []
    const reading = heading.unit.length > 0 ? readUnit(textOf(heading.unit)) : undefined
    return [
      {
        name: heading.name,
        values: [{ token, date }],
        inTable: true,
        ...(heading.unit.length > 0 ? { unit: { spots: heading.unit, ...(reading ? { reading } : {}) } } : {}),
      },
    ]
  })
}
