import type { ReadWord } from '../reading.ts'
import { type Cell, cellsOf } from './cells.ts'
import { wideOf } from './components.ts'
import { type Grey, medianOf } from './grey.ts'
import { insertWords, type Placed, placedWords, recognisedOf, replaceWords, wordsOfCells } from './placed-words.ts'
import { meanConfidence, type Recognised } from './table-words.ts'

/** A word that is surer than this is not read again. */
const SURE = 80
/** So sure a second reading must be to stand, or to throw doubt on the first. */
const LEAST = 50
/** A person looks at a cell that was read once and alone; a cell that was read in two ways is asked about wherever it stands. */
const READ_ONCE = 75
const READ_IN_TWO_WAYS = 45
/** The second reading goes first where it is surer by this much. */
const SURER_BY = 5
/** In letters: longer cells are lines of text, which the first reading reads well. */
const LONGEST_CELL = 18
const MOST_CELLS = 120
const MARGIN = 0.55
/** In letters: so near to each other the cells of a column begin. */
const ALIGNED = 0.8
const FEWEST_IN_COLUMN = 3

export type ReadLine = (line: Grey, how: { onlyNumbers: boolean }) => Recognised

/**
 * Reads single cells again, each alone: the recogniser passes over short cells of a table, or makes words of them. What it
 * reads in two ways is never sure.
 */
export function rereadCells(page: Recognised, grey: Grey, readLine: ReadLine): Recognised {
  if (page.words.length === 0) return page
  const paper = medianOf(grey)
  const words = placedWords(page)
  const cells = wordsOfCells(cellsOf(grey), words)
  const asked = cells
    .filter(({ cell }) => wideOf(cell) <= cell.letterHeight * LONGEST_CELL)
    .filter(({ own, cell }) => isDoubtful(own, cell) && (own.length > 0 || isInARow(cell, page.words)))
    .sort((a, b) => Math.min(1, a.own.length) - Math.min(1, b.own.length))
    .slice(0, MOST_CELLS)
  for (const { cell, own } of asked) {
    const line = cut(grey, cell, paper)
    let found = placed(readLine(line, { onlyNumbers: false }), cell)
    if (!isNumeric(found) && isInNumbers(cell, cells)) {
      const numbers = placed(readLine(line, { onlyNumbers: true }), cell, 0).map(doubted)
      if (isNumeric(numbers)) found = numbers
    }
    if (found.length === 0) continue
    if (own.length === 0) insertWords(words, found.map(readOnce))
    else settle(words, own, found)
  }
  return recognisedOf(words)
}

const isLetter = (text: string) => /[\p{L}\p{N}%]/u.test(text)

const isDoubtful = (own: Placed[], cell: Cell) => {
  const written = own.filter(({ word }) => isLetter(word.text))
  const covered = own.reduce((sum, { word }) => sum + word.x1 - word.x0, 0)
  return written.length === 0 || written.some(({ word }) => word.confidence < SURE) || covered < wideOf(cell) * 0.4
}

const NUMERIC = /^[<>]?\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?$/
const isNumeric = (words: readonly ReadWord[]) => NUMERIC.test(textOf(words))

/** Most of what stands right above and below it are numbers. */
function isInNumbers(cell: Cell, cells: readonly { cell: Cell; own: Placed[] }[]): boolean {
  const column = cells.filter(
    (each) =>
      each.own.length > 0 && each.cell !== cell && Math.abs(each.cell.left - cell.left) < cell.letterHeight * ALIGNED,
  )
  const numbers = column.filter(({ own }) => isNumeric(own.map(({ word }) => word)))
  return numbers.length >= FEWEST_IN_COLUMN && numbers.length > column.length * 0.6
}

/** Beside something that was read: ink by itself may be a stamp, or a logo. */
const isInARow = ({ top, bottom }: Cell, words: readonly ReadWord[]) => {
  const middle = (top + bottom) / 2
  return words.some(({ y0, y1, confidence }) => confidence >= LEAST && middle > y0 && middle < y1)
}

const marginOf = ({ letterHeight }: Cell) => Math.round(letterHeight * MARGIN)

/** The reading of a line, at its place on the page. */
function placed({ words }: Recognised, cell: Cell, least = LEAST): ReadWord[] {
  const [x, y] = [cell.left - marginOf(cell), cell.top - marginOf(cell)]
  return words
    .filter(({ text, confidence }) => confidence >= least && /[\p{L}\p{N}%<>-]/u.test(text))
    .map((word) => ({ ...word, x0: word.x0 + x, x1: word.x1 + x, y0: word.y0 + y, y1: word.y1 + y }))
}

/** The cell alone on white paper: rules and neighbours are left out. */
function cut(grey: Grey, cell: Cell, paper: number): Grey {
  const { left, right, top, bottom } = cell
  const margin = marginOf(cell)
  const [width, height] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin]
  const data = new Uint8Array(width * height).fill(paper)
  for (let y = Math.max(0, top - 2); y <= Math.min(grey.height - 1, bottom + 2); y += 1) {
    for (let x = Math.max(0, left - 2); x <= Math.min(grey.width - 1, right + 2); x += 1) {
      data[(y - top + margin) * width + x - left + margin] = grey.data[y * grey.width + x] ?? paper
    }
  }
  return { data, width, height }
}

const textOf = (words: readonly ReadWord[]) => words.map(({ text }) => text).join('')

const digitsIn = (words: readonly ReadWord[]) => textOf(words).replace(/\D/g, '').length
const readOnce = (word: ReadWord): ReadWord => ({ ...word, confidence: Math.min(READ_ONCE, word.confidence) })
const doubted = (word: ReadWord): ReadWord => ({ ...word, confidence: Math.min(READ_IN_TWO_WAYS, word.confidence) })

function settle(words: Placed[], own: Placed[], found: ReadWord[]) {
  const first = own.map(({ word }) => word)
  if (textOf(first).replaceAll(' ', '') === textOf(found).replaceAll(' ', '')) return
  const isSurer = meanConfidence(found) > meanConfidence(first) + SURER_BY
  const [before, now] = [digitsIn(first), digitsIn(found)]
  const isMended = !isNumeric(first) && isNumeric(found) && now >= before
  if (!isMended && (!isSurer || now < before)) {
    for (const placed of own) placed.word = doubted(placed.word)
    return
  }
  replaceWords(words, own, found.map(doubted))
}
