import { expect, test } from 'vitest'
import type { ReadWord } from '../reading.ts'
import { turnOfWords } from './on-end.ts'

/** Three lines of four words on a page 400 wide and high. */
const level: ReadWord[] = [0, 1, 2].flatMap((line) =>
  [0, 1, 2, 3].map((at) => {
    const [x0, y0] = [20 + at * 90, 40 + line * 30]
    return { text: 'Sodium', x0, y0, x1: x0 + 70, y1: y0 + 20, confidence: 95 }
  }),
)
const clockwise = level.map((word) => ({ ...word, x0: 400 - word.y1, x1: 400 - word.y0, y0: word.x0, y1: word.x1 }))
const counter = level.map((word) => ({ ...word, x0: word.y0, x1: word.y1, y0: 400 - word.x1, y1: 400 - word.x0 }))

test('words that the recogniser has read on their side tell the turn that brings them upright', () => {
  expect(turnOfWords(level)).toBe(0)
  expect(turnOfWords(clockwise)).toBe(270)
  expect(turnOfWords(counter)).toBe(90)
  expect(turnOfWords(clockwise.slice(0, 3))).toBe(0)
})
