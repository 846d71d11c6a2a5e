import { BLOOD_HEADING, METHOD_WORDS, STOOL_HEADING, URINE_HEADING } from '../knowledge/plain-words.ts'
import type { Row } from '../layout/rows.ts'
import { textOf } from '../layout/spots.ts'
import type { DecimalMark } from '../reading/numbers.ts'
import type { DateOrder, LabValue } from '../types.ts'
import { isLabRow } from './accept.ts'
import { readAcross } from './across.ts'
import { inReadingOrder } from './blocks.ts'
import { widened } from './columns.ts'
import { type Column, continuesHeader, isHeader, joinHeaders, readHeader } from './header.ts'
import { isKnownName } from './match-analyte.ts'
import { type Draft, resolveRow } from './resolve.ts'
import { type Token, tokensOf } from './tokens.ts'
import { weighDraft } from './weigh.ts'
import { joinWrapped } from './wrapped.ts'

export interface LabContext {
  order: DateOrder
  mark: DecimalMark
  joinsThousands: boolean
}

/** One row of a table, and what it says. */
export interface Entry {
  row: Row
  tokens: Token[]
  draft?: Draft
}

/** The results of all pages, in reading order. A table goes on over the pages that have no header of their own. */
export function readLabs(pages: readonly Row[][], context: LabContext): LabValue[] {
  const labs: LabValue[] = []
  let columns: Column[] | undefined
  let specimen: 'urine' | 'stool' | undefined
  for (const page of pages) {
    const { drafts, used } = readAcross(page, context.order)
    labs.push(...drafts.flatMap((draft) => weighDraft(draft, { mark: context.mark, specimen })))
    const rows = used.size > 0 ? page.filter((row) => !used.has(row)) : page
    for (const table of tablesOf(inReadingOrder(rows, context.order), columns, context.order)) {
      const goesOn = table.columns !== undefined && table.columns === columns
      columns = table.columns
      const own = entriesOf(table, context)
      // A page of text behind a table, or a letter below it, is no part of it.
      const entries = goesOn && !own.some(isOfTable) ? entriesOf({ ...table, columns: undefined }, context) : own
      for (const { row, tokens, draft } of joinWrapped(entries, entries === own ? columns : undefined)) {
        if (!draft) specimen = specimenAfter(row, tokens, specimen)
        else if (isLabRow(draft)) labs.push(...weighDraft(draft, { mark: context.mark, specimen }))
      }
    }
  }
  return labs
}

const isOfTable = ({ draft }: Entry) =>
  draft?.inTable === true &&
  draft.values.some(({ token }) => token.startsCell) &&
  (draft.unit?.reading !== undefined || draft.range?.reading !== undefined || isKnownName(textOf(draft.name)))

interface Table {
  columns: Column[] | undefined
  rows: Row[]
}

/** Of the height of a row: how near the second row of a header stands. */
const HEADER_PITCH = 2.2

function tablesOf(rows: Row[], carried: Column[] | undefined, order: DateOrder): Table[] {
  const tables: Table[] = [{ columns: carried, rows: [] }]
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    let columns = readHeader(row, order)
    const next = rows[index + 1]
    const near = (a: Row, b: Row) => b.y - a.y > 0 && b.y - a.y < Math.max(a.height, b.height) * HEADER_PITCH
    if (next && near(row, next) && continuesHeader(next, order) && (columns || continuesHeader(row, order))) {
      const joined = joinHeaders(row, next, order)
      if (isHeader(joined)) {
        columns = joined
        index++
      }
    }
    if (columns) tables.push({ columns, rows: [] })
    else tables.at(-1)?.rows.push(row)
  }
  return tables
}

function entriesOf({ columns, rows }: Table, { order, joinsThousands }: LabContext): Entry[] {
  const read = rows.map((row) => ({ row, tokens: tokensOf(row, order, joinsThousands) }))
  const wide =
    columns &&
    widened(
      columns,
      read.map(({ tokens }) => tokens),
    )
  const rangeFirst = putsRangeFirst(read.map(({ tokens }) => tokens))
  return read.map(({ row, tokens }) => {
    const draft =
      resolveRow(tokens, wide, rangeFirst) ??
      (wide && !sharesColumns(tokens, wide) ? resolveRow(tokens, undefined, rangeFirst) : undefined)
    return draft ? { row, tokens, draft } : { row, tokens }
  })
}

/** Without a header, the order of the rows that leave no doubt tells which of two limits is the result. */
function putsRangeFirst(rows: Token[][]): boolean {
  let before = 0
  let behind = 0
  for (const tokens of rows) {
    const range = tokens.findIndex(({ kind }) => kind === 'range')
    const number = tokens.findIndex(({ kind }) => kind === 'number')
    if (range < 1 || number < 1) continue
    if (range < number) before++
    else behind++
  }
  return before > behind
}

/** A row that fills two columns belongs to the table, whatever it says; a line of text runs through them in one. */
function sharesColumns(tokens: Token[], columns: Column[]): boolean {
  if (tokens.every(({ cell }) => cell === tokens[0]?.cell)) return false
  const filled = columns.filter(
    ({ x0, x1, role }) => ['name', 'value'].includes(role) && tokens.some((token) => token.x0 < x1 && token.x1 > x0),
  )
  return filled.length > 1
}

const LONGEST_HEADING = 60

function specimenAfter(row: Row, tokens: Token[], before: 'urine' | 'stool' | undefined) {
  const text = textOf(row.spots)
  if (text.length > LONGEST_HEADING || METHOD_WORDS.test(text) || tokens.some(({ kind }) => kind === 'number'))
    return before
  if (URINE_HEADING.test(text)) return 'urine'
  if (STOOL_HEADING.test(text)) return 'stool'
  return BLOOD_HEADING.test(text) ? undefined : before
}
