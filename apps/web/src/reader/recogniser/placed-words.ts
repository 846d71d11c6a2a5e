import type { ReadWord } from '../reading.ts'
import { type Cell, cellOf } from './cells.ts'
import { meanConfidence, type Recognised } from './table-words.ts'

/** A word, and what stands before it in the text. */
export interface Placed {
  word: ReadWord
  gap: string
}

export const placedWords = ({ words, gaps }: Recognised): Placed[] =>
  words.map((word, at) => ({ word, gap: gaps[at] ?? ' ' }))

export function recognisedOf(placed: readonly Placed[]): Recognised {
  const words = placed.map(({ word }) => word)
  const gaps = placed.map(({ gap }, at) => (at === 0 ? '' : gap))
  const text = words.map((word, at) => `${gaps[at]}${word.text}`).join('')
  return { words, gaps, text, confidence: meanConfidence(words) }
}

/** The words of each cell; a word that reaches over several cells makes one of them. */
export function wordsOfCells(cells: readonly Cell[], words: readonly Placed[]): { cell: Cell; own: Placed[] }[] {
  const found = new Map(cells.map((cell) => [cell, new Set<Placed>()]))
  for (const placed of words) {
    const touched = [...found.keys()].filter((cell) => isOn(placed.word, cell))
    const [first, ...others] = touched
    if (!first) continue
    const own = new Set([placed, ...touched.flatMap((cell) => [...(found.get(cell) ?? [])])])
    for (const cell of touched) found.delete(cell)
    const shapes = touched.flatMap((cell) => cell.shapes)
    found.set(others.length === 0 ? first : cellOf(shapes, first.letterHeight), own)
  }
  return [...found].map(([cell, own]) => ({ cell, own: words.filter((each) => own.has(each)) }))
}

/** More than a little of it, so that a box that is too large takes no neighbour. */
const isOn = ({ x0, y0, x1, y1 }: ReadWord, { left, right, top, bottom }: Cell) => {
  const [across, down] = [Math.min(x1, right) - Math.max(x0, left), Math.min(y1, bottom) - Math.max(y0, top)]
  return across > 0.4 * Math.min(x1 - x0, right - left) && down > 0.5 * Math.min(y1 - y0, bottom - top)
}

/** In the place of those that stood there. */
export function replaceWords(words: Placed[], own: readonly Placed[], found: readonly ReadWord[]) {
  const [first] = own
  if (!first) return insertWords(words, found)
  const placed = found.map((word, at): Placed => ({ word, gap: at === 0 ? first.gap : ' ' }))
  const kept = words.flatMap((each) => (each === first ? placed : own.includes(each) ? [] : [each]))
  words.splice(0, words.length, ...kept)
}

/** Behind what stands before them in their row, or in front of the row's first word. */
export function insertWords(words: Placed[], found: readonly ReadWord[]) {
  const [first] = found
  if (!first) return
  const middle = (first.y0 + first.y1) / 2
  const row = words.filter(({ word }) => middle > word.y0 && middle < word.y1)
  const before = row.filter(({ word }) => word.x1 <= first.x0 + 2).toSorted((a, b) => b.word.x1 - a.word.x1)[0]
  const after = row.toSorted((a, b) => a.word.x0 - b.word.x0)[0]
  const next = before ? words.indexOf(before) + 1 : after ? words.indexOf(after) : words.length
  const gap = before ? ' ' : (after?.gap ?? '\n')
  if (!before && after) after.gap = ' '
  words.splice(next, 0, ...found.map((word, at): Placed => ({ word, gap: at === 0 ? gap : ' ' })))
}
