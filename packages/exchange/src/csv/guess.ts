import { encodingOf } from '../reading/collect.ts'
import { CSV_VITALS, type CsvVital, NOT_THE_DAY, OTHER_TITLES } from './csv-vitals.ts'
import { isDate, orderOf, splitTime } from './dates.ts'
import { foldTitle } from './fold-title.ts'
import { type ColumnRole, type CsvMatch, type CsvPreview, questionsOf } from './match.ts'
import { BEYOND, numberOf, PRESSURE, unitOfCell } from './numbers.ts'
import { rowReader } from './rows.ts'
import { isUnitOf, unitOfTitle, unitOfValues, writtenUnit } from './units.ts'

const SAMPLE_ROWS = 2000
const SHOWN_ROWS = 10

/** How the table in these first bytes (some 64 kB are enough) is most likely to be read, and what must be asked. */
export function previewCsv(first: Uint8Array): CsvPreview {
  const encoding = csvEncoding(first)
  const text = new TextDecoder(encoding).decode(first, { stream: true })
  const delimiter = delimiterOf(text)
  const reader = rowReader(delimiter)
  const all = reader.write(text)
  // The last row may be cut off.
  const rows = (all.length > 0 ? all : reader.end()).slice(0, SAMPLE_ROWS + 1)
  const hasHeader = !rows[0]?.some((cell) => isDate(cell) || /^-?\d+([.,]\d+)?$/.test(cell.trim()))
  const header = (hasHeader ? rows[0] : undefined)?.map((cell) => cell.trim()) ?? []
  const body = rows.slice(hasHeader ? 1 : 0)
  const cellsOf = (index: number) => body.flatMap((row) => row[index]?.trim() || [])
  const width = Math.max(header.length, ...body.slice(0, SHOWN_ROWS).map((row) => row.length), 0)
  const decimal = body.some((row) => row.some((cell) => /^\d+,\d{1,2}$/.test(cell.trim()))) ? ',' : '.'
  const columns = onceEach(
    Array.from({ length: width }, (_, index) => roleOf(header[index] ?? '', cellsOf(index), decimal)),
  )
  const dates = columns.flatMap(({ is }, index) => (is === 'date' || is === 'datetime' ? cellsOf(index) : []))
  const dateOrder = orderOf(dates)
  const units = unitsOfRows(columns, body, decimal)
  const match: CsvMatch = {
    encoding,
    delimiter,
    decimal,
    hasHeader,
    columns,
    ...(dateOrder && { dateOrder }),
    ...(units && { units }),
  }
  return { match, header, sample: body.slice(0, SHOWN_ROWS), questions: questionsOf(match) }
}

function csvEncoding(first: Uint8Array): CsvMatch['encoding'] {
  const encoding = encodingOf(first)
  if (encoding !== 'utf-8') return encoding
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(first, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The sign that most lines have equally often. */
function delimiterOf(text: string): CsvMatch['delimiter'] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20)
  const counts = ([';', '\t', '|', ','] as const).map((sign) => {
    const perLine = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1)
    return { sign, score: perLine[0] ? perLine.filter((count) => count === perLine[0]).length + perLine[0] / 1000 : 0 }
  })
  return counts.reduce((best, each) => (each.score > best.score ? each : best)).sign
}

function roleOf(title: string, cells: string[], decimal: CsvMatch['decimal']): ColumnRole {
  const folded = foldTitle(title)
  const areDates = mostly(cells, isDate)
  if (areDates) {
    if (NOT_THE_DAY.test(folded)) return { is: 'ignore' }
    return { is: mostly(cells, (cell) => splitTime(cell).time !== '') ? 'datetime' : 'date' }
  }
  const vital = vitalOf(folded)
  // A value that a meter could not tell speaks for no other column.
  const told = vital === 'glucose' ? cells.filter((cell) => !BEYOND.test(cell)) : cells
  const numbers = told.flatMap((cell) => numberOf(cell, decimal) ?? [])
  if (mostly(cells, (cell) => PRESSURE.test(cell))) return { is: 'vital', vital: 'blood-pressure', ucum: 'mm[Hg]' }
  if (vital && numbers.length >= told.length / 2) return vitalRole(vital, title, folded, cells, decimal)
  if (mostly(cells, (cell) => /^\d{1,2}[:h]\d{2}/.test(cell))) return { is: 'time' }
  for (const is of ['note', 'measure', 'unit', 'value'] as const) if (isTitle(folded, OTHER_TITLES[is])) return { is }
  return { is: 'ignore' }
}

/** The unit is known from the title, or each cell says it, or the values are possible in one unit alone; else it is asked. */
function vitalRole(
  vital: CsvVital,
  title: string,
  folded: string,
  cells: string[],
  decimal: CsvMatch['decimal'],
): ColumnRole {
  const said = unitOfTitle(title, vital)
  const bare = cells.filter((cell) => !unitOfCell(cell)).flatMap((cell) => numberOf(cell, decimal) ?? [])
  const unitInCells = cells.some((cell) => unitOfCell(cell)) && bare.length === 0
  // A unit that we cannot convert is left out, and the person is told.
  if (said && !isUnitOf(vital, said)) return { is: 'ignore' }
  const ucum = said ?? (unitInCells ? undefined : unitOfValues(vital, bare))
  const group = vital === 'systolic' || vital === 'diastolic' ? withoutTitle(folded, vital) : ''
  return { is: 'vital', vital, ...(ucum ? { ucum } : unitInCells && { unitInCells }), ...(group && { group }) }
}

/** Tells the unit of rows that name none, in a table with one measurement a row. */
function unitsOfRows(columns: ColumnRole[], body: string[][], decimal: CsvMatch['decimal']): CsvMatch['units'] {
  const at = (is: ColumnRole['is']) => columns.findIndex((column) => column.is === is)
  const [measure, value, unit] = [at('measure'), at('value'), at('unit')]
  if (measure < 0 || value < 0) return undefined
  const bare = body.flatMap((row) => {
    const [vital, cell] = [vitalOf(foldTitle(row[measure] ?? '')), row[value] ?? '']
    const saysUnit =
      unitOfCell(cell) ?? writtenUnit(row[unit] ?? '') ?? unitOfTitle(row[measure] ?? '', vital ?? 'pain')
    const number = numberOf(cell, decimal)
    return vital && !saysUnit && number !== undefined ? [{ vital, number }] : []
  })
  const units = [...Map.groupBy(bare, ({ vital }) => vital)].map(([vital, each]) => [
    vital,
    unitOfValues(
      vital,
      each.map(({ number }) => number),
    ) ?? null,
  ])
  return units.length > 0 ? Object.fromEntries(units) : undefined
}

/** The longest known title that stands in this one, or its beginning ("sbp 30"). */
export function vitalOf(folded: string): CsvVital | undefined {
  const found = (Object.keys(CSV_VITALS) as CsvVital[]).flatMap((vital) =>
    CSV_VITALS[vital].titles.flatMap((title) =>
      ` ${folded} `.includes(` ${title} `) ? [{ vital, length: title.length }] : [],
    ),
  )
  // "Blood pressure systolic" names both; the part is the more exact.
  const parts = found.filter(({ vital }) => vital === 'systolic' || vital === 'diastolic')
  return (parts.length > 0 ? parts : found).sort((a, b) => b.length - a.length)[0]?.vital
}

function withoutTitle(folded: string, vital: CsvVital): string {
  const titles = CSV_VITALS[vital].titles.toSorted((a, b) => b.length - a.length)
  const title = titles.find((each) => ` ${folded} `.includes(` ${each} `)) ?? ''
  return ` ${folded} `
    .replace(` ${title} `, ' ')
    .replace(/ (?:blood pressure|bp|mmhg|mm hg) /g, ' ')
    .trim()
}

const isTitle = (folded: string, titles: string) =>
  titles.split('|').some((title) => folded === title || folded.startsWith(`${title} `))
const mostly = (cells: string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length >= cells.length * 0.8

/** Keeps the first of several dates, and the first of several columns for one thing ("BMI", "BMI class"); the person may choose others. */
function onceEach(columns: ColumnRole[]): ColumnRole[] {
  const seen = new Set<string>()
  return columns.map((role) => {
    const what = role.is === 'vital' ? `${role.vital} ${role.group ?? ''}` : role.is === 'datetime' ? 'date' : role.is
    if (role.is !== 'ignore' && seen.has(what)) return { is: 'ignore' }
    seen.add(what)
    return role
  })
}
