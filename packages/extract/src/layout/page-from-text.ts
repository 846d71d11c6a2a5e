import type { Page, Word } from '../types.ts'

/** Letters are as wide as this, so that two spaces part two cells, and one space does not. */
const LETTER = 6
const LINE = 14
const HEIGHT = 10
/** Between the columns of a table whose cells are parted by tabs or bars, in letters. */
const GUTTER = 3
const LONGEST_LINE = 2000
const MOST_LINES = 100_000

/** A page for text that has no positions: a place for each word by its line and column. */
export function pageFromText(text: string, number = 1): Page {
  const lines = String(text)
    .split(/\r\n|[\n\r\f]/, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE))
  const words: Word[] = []
  let width = 0
  let columns: number[] = []
  for (const [index, line] of lines.entries()) {
    const y0 = index * LINE
    const cells = partsOf(line)
    if (cells.length < 2) columns = []
    else if (columns.length === 0) columns = columnsFrom(lines, index)
    let column = 0
    for (const [at, cell] of cells.entries()) {
      column = Math.max(column, columns[at] ?? 0)
      for (const [piece] of cell.matchAll(/\s+|\S+/g)) {
        const x0 = column * LETTER
        column += piece.length
        if (piece.trim()) words.push({ text: piece, x0, y0, x1: column * LETTER, y1: y0 + HEIGHT })
      }
      column += GUTTER
    }
    width = Math.max(width, column * LETTER)
  }
  return { number, width, height: lines.length * LINE, words }
}

function partsOf(line: string): string[] {
  return line.includes('\t') ? line.split('\t') : line.includes('|') ? line.replace(/^\s*\|/, '').split('|') : [line]
}

/** Where the columns of the table that starts at this line stand, wide enough for its widest cells. */
function columnsFrom(lines: string[], start: number): number[] {
  const widths: number[] = []
  for (let index = start; index < lines.length; index++) {
    const cells = partsOf(lines[index] ?? '')
    if (cells.length < 2) break
    for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  }
  let sum = 0
  return widths.map((width) => {
    const column = sum
    sum += width + GUTTER
    return column
  })
}
