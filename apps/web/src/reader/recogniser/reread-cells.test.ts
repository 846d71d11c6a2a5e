import { expect, test } from 'vitest'
import type { ReadWord } from '../reading.ts'
import { cellsOf } from './cells.ts'
import type { Grey } from './grey.ts'
import { rereadCells } from './reread-cells.ts'
import type { Recognised } from './table-words.ts'

const [WIDTH, HEIGHT] = [900, 400]
const LETTER = { wide: 10, pitch: 14, high: 24 }
const endOf = (x: number, text: string) => x + (text.length - 1) * LETTER.pitch + LETTER.wide

interface Written {
  text: string
  x: number
  y: number
}

/** White paper with a box for each letter, a dash for a dash, and nothing for a space. */
function paperWith(...cells: Written[]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(245)
  for (const { text, x, y } of cells) {
    for (const [at, letter] of [...text].entries()) {
      if (letter === ' ') continue
      const [from, to] = letter === '-' ? [y + 9, y + 12] : [y, y + LETTER.high]
      const left = x + at * LETTER.pitch
      for (let row = from; row < to; row += 1) data.fill(30, row * WIDTH + left, row * WIDTH + left + LETTER.wide)
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}

const wordAt = ({ text, x, y }: Written, confidence = 95): ReadWord => ({
  ...{ text, x0: x, y0: y, x1: endOf(x, text), y1: y + LETTER.high, confidence },
})
const read = (words: ReadWord[]): Recognised => ({
  ...{ words, gaps: words.map((_, at) => (at === 0 ? '' : ' ')), text: '', confidence: 90 },
})
/** As the recogniser reads a line alone: at its own place. */
const lineOf =
  (text: string, confidence = 95) =>
  () =>
    read([{ text, x0: 13, y0: 13, x1: 13 + text.length * LETTER.pitch, y1: 37, confidence }])

const rows = [40, 80, 120, 160].map((y, at): [Written, Written, Written] => [
  { text: ['Sodium', 'Potassium', 'Chloride', 'Calcium'][at] ?? '', x: 40, y },
  { text: ['139', '4.1', '101', '9.3'][at] ?? '', x: 400, y },
  { text: '3 - 5', x: 600, y },
])
const paper = paperWith(...rows.flat())
const sure = rows.flat().map((cell) => wordAt(cell))
const without = (text: string) => sure.filter((word) => word.text !== text)

test('the cells of a table are found by their ink: words of one stand near each other, a dash joins its numbers', () => {
  const cells = cellsOf(paper)
  expect(cells).toHaveLength(12)
  const ranges = cells.filter(({ left }) => left === 600)
  expect(ranges.map(({ right }) => right + 1)).toEqual(Array(4).fill(endOf(600, '3 - 5')))
})

test('a rule beside a cell is no part of it, and grain alone makes none', () => {
  const ruled = { ...paper, data: paper.data.slice() }
  for (let x = 20; x < 880; x += 1) ruled.data.fill(40, 70 * WIDTH + x, 70 * WIDTH + x + 1)
  for (let at = 0; at < 60; at += 1) ruled.data[300 * WIDTH + 20 + at * 14] = 40
  expect(cellsOf(ruled)).toHaveLength(12)
})

test('a cell that was passed over is read alone and stands in its row, never so sure that nobody looks at it', () => {
  const { words } = rereadCells(read(without('4.1')), paper, lineOf('4.1'))
  const at = words.findIndex(({ text }) => text === '4.1')
  expect(words[at - 1]?.text).toBe('Potassium')
  expect(words[at]).toMatchObject({ x0: 400, y0: 80, confidence: 75 })
})

test('the name of a row that was passed over comes before what the row says', () => {
  const { words, text } = rereadCells(read(without('Potassium')), paper, lineOf('Potassium'))
  expect(words.findIndex((word) => word.text === 'Potassium')).toBe(words.findIndex((word) => word.text === '4.1') - 1)
  expect(text).toContain('Potassium 4.1')
})

test('what is sure is not read again', () => {
  let asked = 0
  const page = read(sure)
  const again = rereadCells(page, paper, () => {
    asked += 1
    return read([])
  })
  expect(asked).toBe(0)
  expect(again.words).toEqual(page.words)
})

const doubtful = (text: string, confidence: number) =>
  read(sure.map((word) => (word.text === '139' ? { ...word, text, confidence } : word)))

test('of two readings the surer one stands, and is asked about wherever it stands', () => {
  const better = rereadCells(doubtful('159', 55), paper, lineOf('139')).words
  expect(better.find(({ x0, y0 }) => x0 === 400 && y0 === 40)).toMatchObject({ text: '139', confidence: 45 })
  const worse = rereadCells(doubtful('139', 75), paper, lineOf('159', 60)).words
  expect(worse.find(({ x0, y0 }) => x0 === 400 && y0 === 40)).toMatchObject({ text: '139', confidence: 45 })
})

test('two readings that agree leave the first as sure as it was', () => {
  expect(rereadCells(doubtful('139', 70), paper, lineOf('139')).words).toContainEqual(
    expect.objectContaining({ text: '139', confidence: 70 }),
  )
})

test('a second reading that has lost a digit does not stand', () => {
  expect(rereadCells(doubtful('139', 60), paper, lineOf('13')).words.map(({ text }) => text)).toContain('139')
})

test('in a column of numbers a cell that reads as letters is read for its digits', () => {
  const { words } = rereadCells(doubtful('lag', 55), paper, (_, { onlyNumbers }) =>
    onlyNumbers ? lineOf('139', 30)() : lineOf('Jag', 90)(),
  )
  expect(words.find(({ x0, y0 }) => x0 === 400 && y0 === 40)).toMatchObject({ text: '139', confidence: 30 })
})

test('a word that reaches over two cells is one cell: half of a range never takes the place of the whole', () => {
  const wide = { text: '3', x: 600, y: 40 }
  const torn = paperWith(...rows.slice(1).flat(), ...(rows[0]?.slice(0, 2) ?? []), wide, { text: '5', x: 660, y: 40 })
  const whole = { text: '3-5', x0: 600, y0: 40, x1: 670, y1: 64, confidence: 50 }
  const page = read([...sure.filter(({ x0, y0 }) => x0 !== 600 || y0 !== 40), whole])
  const { words } = rereadCells(page, torn, lineOf('3', 96))
  expect(words.filter(({ x0, y0 }) => x0 >= 600 && y0 === 40).map(({ text }) => text)).toEqual(['3-5'])
})
