import { type ColumnRole, HEADER_TITLES } from '../knowledge/header-names.ts'
import type { Row } from '../layout/rows.ts'
import { type Spot, textOf } from '../layout/spots.ts'
import { datesIn, isoOf } from '../reading/dates.ts'
import { fold, foldLookalikes } from '../reading/fold.ts'
import { readUnit } from '../reading/units.ts'
import type { DateOrder } from '../types.ts'

export interface Column {
  role: ColumnRole
  x0: number
  x1: number
  title: string
  /** ISO, of a column that has its own day. */
  date?: string
  /** As written, of a column whose unit stands in its title. */
  unit?: string
}

const roles = new Map<string, ColumnRole>()
const titleWords = new Set<string>()
/** As an OCR could have misread them. */
const looks = new Map<string, ColumnRole>()
const lookWords = new Set<string>()
for (const [role, titles] of HEADER_TITLES) {
  for (const title of titles) {
    const folded = fold(title)
    if (!roles.has(folded)) roles.set(folded, role)
    if (folded.length >= 4 && !looks.has(foldLookalikes(folded))) looks.set(foldLookalikes(folded), role)
    for (const word of folded.split(' ')) {
      titleWords.add(word)
      if (word.length >= 4) lookWords.add(foldLookalikes(word))
    }
  }
}

const LONGEST_TITLE = 5
const MOST_SPOTS = 60

/** The columns that a row names, if it is a header. */
export function readHeader(row: Row, order: DateOrder): Column[] | undefined {
  if (row.spots.length > MOST_SPOTS) return undefined
  const { columns, matched } = titlesIn(row, order)
  if (!isHeader(columns) || matched < row.spots.length * 0.6) return undefined
  return columns
}

export function isHeader(columns: readonly Column[]): boolean {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role)
  const others = ['unit', 'range', 'flag', 'previous'].filter((role) => has(role as ColumnRole)).length
  const limits = has('low') && has('high')
  const values = columns.filter(({ role }) => role === 'value').length
  // One day is a day; several over columns are a table.
  if (values === 1 && columns.some(({ role, title }) => role === 'value' && /\d/.test(title))) return others > 0
  if (values > 0) return has('name') || others > 0 || limits
  return has('name') && (limits || others > 1)
}

/** What of a row is a title of a column, or a day over one. */
export function titlesIn(row: Row, order: DateOrder): { columns: Column[]; matched: number } {
  const columns: Column[] = []
  let matched = 0
  for (const cell of row.cells) {
    let at = 0
    while (at < cell.length) {
      const read = titleAt(cell, at, order) ?? dateAt(cell, at, order)
      if (!read) {
        at++
        continue
      }
      matched += read.length
      const spots = cell.slice(at, at + read.length)
      at += read.length
      const last = columns.at(-1)
      // "Result 12/03/2024" and "Result (mmol/L)" are one column.
      const unit = unitBehind(cell, at)
      if (unit) {
        matched += unit.length
        at += unit.length
      }
      const x1 = cell[at - 1]?.x1 ?? 0
      if (
        last &&
        read.date &&
        last.date === undefined &&
        cell.includes(spots[0] as Spot) &&
        spots[0] !== cell[0] &&
        ['value', 'previous'].includes(last.role)
      ) {
        last.date = read.date
        last.x1 = x1
        continue
      }
      columns.push({
        role: read.role,
        x0: spots[0]?.x0 ?? 0,
        x1,
        title: textOf(spots),
        ...(read.date ? { date: read.date } : {}),
        ...(unit ? { unit: unit.text } : {}),
      })
    }
  }
  return { columns: withLimits(columns), matched }
}

const isTitleWord = (word: string) =>
  titleWords.has(word) || (word.length >= 4 && !/\d{2}/.test(word) && lookWords.has(foldLookalikes(word)))

interface Title {
  role: ColumnRole
  length: number
  date?: string
}

function titleAt(cell: Spot[], at: number, order: DateOrder): Title | undefined {
  const [word = ''] = fold(cell[at]?.text ?? '').split(' ')
  if (!isTitleWord(word)) return undefined
  for (let length = Math.min(LONGEST_TITLE, cell.length - at); length >= 1; length--) {
    const text = textOf(cell.slice(at, at + length))
    if (text.length > 60) continue
    const folded = fold(text)
    const role =
      roles.get(folded) ?? (folded.length >= 4 && !/\d{2}/.test(folded) ? looks.get(foldLookalikes(folded)) : undefined)
    if (!role) continue
    const dated = dateAt(cell, at + length, order)
    if (dated && (role === 'value' || role === 'previous'))
      return { role, length: length + dated.length, ...(dated.date ? { date: dated.date } : {}) }
    return { role, length }
  }
  return undefined
}

function dateAt(cell: Spot[], at: number, order: DateOrder): Title | undefined {
  const first = cell[at]?.text ?? ''
  if (!/\d/.test(first) && !/\d/.test(cell[at + 1]?.text ?? '')) return undefined
  for (let length = Math.min(5, cell.length - at); length >= 1; length--) {
    const text = textOf(cell.slice(at, at + length))
    if (text.length > 40) continue
    if (!/\d/.test(text)) return undefined
    const inside = text
      .replace(/^\((.*)\)$/, '$1')
      .replace(/(?<=[\d/.-])[OoIl](?=[\d/.-])/g, (letter) => (/o/i.test(letter) ? '0' : '1'))
    const [date] = datesIn(inside, order)
    if (date && date.start === 0 && date.end === inside.length) return { role: 'value', length, date: isoOf(date) }
  }
  return undefined
}

function unitBehind(cell: Spot[], at: number): { length: number; text: string } | undefined {
  for (let length = Math.min(3, cell.length - at); length >= 1; length--) {
    const text = textOf(cell.slice(at, at + length))
    if (/^[([].*[)\]]$/.test(text) ? readUnit(text.slice(1, -1)) : /[/%]/.test(text) && readUnit(text)) {
      return { length, text: text.replace(/^[([]|[)\]]$/g, '') }
    }
  }
  return undefined
}

/** "High" alone marks a result; "Low" and "High" together are the limits of the range. */
function withLimits(columns: Column[]): Column[] {
  const low = columns.some(({ role }) => role === 'low')
  const high = columns.some(({ role }) => role === 'high')
  return low === high
    ? columns
    : columns.map((column) => (column.role === 'low' || column.role === 'high' ? { ...column, role: 'other' } : column))
}

/** Whether a row only goes on with the titles of the one above: "Reference" over "Range", days below "Results". */
export function continuesHeader(row: Row, order: DateOrder): boolean {
  if (row.spots.length > MOST_SPOTS) return false
  let known = 0
  for (const cell of row.cells) {
    let at = 0
    while (at < cell.length) {
      const dated = dateAt(cell, at, order)
      const unit = unitBehind(cell, at)
      const word = fold(cell[at]?.text ?? '')
      if (dated) {
        known += dated.length
        at += dated.length
      } else if (unit) {
        known += unit.length
        at += unit.length
      } else {
        if (word !== '' && !word.split(' ').every(isTitleWord)) return false
        known++
        at++
      }
    }
  }
  return known >= row.spots.length * 0.99
}

/** The columns of a header of two rows. */
export function joinHeaders(upper: Row, lower: Row, order: DateOrder): Column[] {
  const cells = [...upper.cells, ...lower.cells]
  const groups: { spots: Spot[]; x0: number; x1: number }[] = []
  for (const cell of cells) {
    const x0 = cell[0]?.x0 ?? 0
    const x1 = cell.at(-1)?.x1 ?? 0
    const group = groups.find(
      (other) => Math.min(x1, other.x1) - Math.max(x0, other.x0) > Math.min(x1 - x0, other.x1 - other.x0) * 0.2,
    )
    if (!group) groups.push({ spots: [...cell], x0, x1 })
    else {
      group.spots.push(...cell)
      group.x0 = Math.min(group.x0, x0)
      group.x1 = Math.max(group.x1, x1)
    }
  }
  const row: Row = {
    ...lower,
    spots: groups.flatMap(({ spots }) => spots),
    cells: groups.sort((a, b) => a.x0 - b.x0).map(({ spots }) => spots),
  }
  return titlesIn(row, order).columns.map((column) => {
    // A title of two rows is as wide as its wider row.
    const group = groups.find(({ spots }) =>
      spots.some((spot) => spot.x0 === column.x0 && column.title.startsWith(spot.text)),
    )
    const alone = group && groups.every((other) => other === group || other.x0 > group.x1 || other.x1 < group.x0)
    return alone && group.spots.length <= LONGEST_TITLE ? { ...column, x0: group.x0, x1: group.x1 } : column
  })
}
