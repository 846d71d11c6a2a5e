import type { ReadWord } from '../reading.ts'
import { componentsOf } from './components.ts'
import { type Grey, inkOf, medianOf } from './grey.ts'
import { meanConfidence, type Recognised } from './table-words.ts'

/** So many letters that stand in the rows of what was read, and were not read, are a column that was passed over. */
const FEWEST_LETTERS = 8
/** Letters are looked for at half the size: in pixels of that. */
const LETTER = { low: 4, high: 32, wide: 64 }
const LEAST_CONFIDENCE = 50
/** What a second look has found is never so sure that nobody looks at it. */
const MOST_CONFIDENCE = 75
const MARGIN = 3

/** The picture without what was read, where whole cells were passed over; else nothing. */
export function unreadPart(grey: Grey, { words }: Recognised): Grey | undefined {
  const small = halved(grey)
  const ink = inkOf(small)
  let letters = 0
  for (const { top, bottom, left, right } of componentsOf(ink, small.width, small.height)) {
    const [high, wide] = [bottom - top + 1, right - left + 1]
    if (high < LETTER.low || high > LETTER.high || wide > LETTER.wide) continue
    const [x, y] = [left + right, top + bottom]
    const isRead = words.some((word) => holds(word, x, y))
    if (!isRead && words.some((word) => y > word.y0 && y < word.y1)) letters += 1
  }
  if (letters < FEWEST_LETTERS) return undefined
  const data = grey.data.slice()
  const paper = medianOf(grey)
  for (const { x0, y0, x1, y1 } of words) {
    const [from, to] = [Math.max(0, x0 - MARGIN), Math.min(grey.width, x1 + MARGIN)]
    for (let y = Math.max(0, y0 - MARGIN); y < Math.min(grey.height, y1 + MARGIN); y += 1) {
      data.fill(paper, y * grey.width + from, y * grey.width + to)
    }
  }
  return { ...grey, data }
}

/** With the words of the second look, each behind the one that stands before it in its row. */
export function withUnread(first: Recognised, second: Recognised): Recognised {
  const words = [...first.words]
  const gaps = [...first.gaps]
  for (const found of second.words) {
    if (found.confidence < LEAST_CONFIDENCE || !/[\p{L}\p{N}]/u.test(found.text)) continue
    const middle = (found.y0 + found.y1) / 2
    if (words.some((word) => holds(word, (found.x0 + found.x1) / 2, middle))) continue
    const before = lastBefore(words, found, middle)
    if (before < 0) continue
    words.splice(before + 1, 0, { ...found, confidence: Math.min(MOST_CONFIDENCE, found.confidence) })
    gaps.splice(before + 1, 0, ' ')
  }
  return {
    words,
    gaps,
    text: words.map(({ text }, at) => `${gaps[at]}${text}`).join(''),
    confidence: meanConfidence(words),
  }
}

const holds = ({ x0, y0, x1, y1 }: ReadWord, x: number, y: number) =>
  x >= x0 - MARGIN && x <= x1 + MARGIN && y >= y0 - MARGIN && y <= y1 + MARGIN

/** The nearest to its left in the row; -1 where nothing stands there. */
function lastBefore(words: readonly ReadWord[], { x0 }: ReadWord, middle: number): number {
  let before = -1
  for (const [at, word] of words.entries()) {
    if (word.x1 > x0 + MARGIN || middle < word.y0 || middle > word.y1) continue
    if (before < 0 || word.x1 >= (words[before]?.x1 ?? 0)) before = at
  }
  return before
}

function halved({ data, width, height }: Grey): Grey {
  const [wide, high] = [width >> 1, height >> 1]
  const half = new Uint8Array(wide * high)
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = 2 * y * width + 2 * x
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0)
      half[y * wide + x] = sum >> 2
    }
  }
  return { data: half, width: wide, height: high }
}
