import { expect, test } from 'vitest'
import type { ReadWord } from '../reading.ts'
import type { Grey } from './grey.ts'
import { unreadPart, withUnread } from './second-look.ts'
import type { Recognised } from './table-words.ts'

const WIDTH = 600
const HEIGHT = 200
const word = (text: string, x0: number, y0: number, confidence = 90): ReadWord => ({
  ...{ text, x0, y0, x1: x0 + text.length * 12, y1: y0 + 20, confidence },
})
const read = (...words: ReadWord[]): Recognised => ({
  text: words.map(({ text }) => text).join('\n'),
  words,
  gaps: words.map((_, at) => (at === 0 ? '' : '\n')),
  confidence: 90,
})

/** White paper with a dark stroke for each letter of these words. */
function paperWith(...words: ReadWord[]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240)
  for (const { text, x0, y0 } of words) {
    for (let letter = 0; letter < text.length; letter += 1) {
      for (let y = y0 + 2; y < y0 + 18; y += 1)
        data.fill(30, y * WIDTH + x0 + letter * 12, y * WIDTH + x0 + letter * 12 + 6)
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}

const names = [word('Potassium', 20, 40), word('Sodium', 20, 120)]
const values = [word('4.11', 300, 42), word('140.5', 300, 118)]

test('a column that was passed over is looked at again, without what was read already', () => {
  const unread = unreadPart(paperWith(...names, ...values), read(...names))
  const at = (x: number, y: number) => unread?.data[y * WIDTH + x]
  expect([at(22, 50), at(302, 52)]).toEqual([240, 30])
  expect(unreadPart(paperWith(...names, ...values), read(...names, ...values))).toBeUndefined()
})

test('its words stand behind those of their rows, and none is so sure that nobody looks at it', () => {
  const both = withUnread(
    read(...names),
    read(...values, word('~', 400, 42), word('Stamp', 300, 170), word('8', 420, 120, 30)),
  )
  expect(both.text).toBe('Potassium 4.11\nSodium 140.5')
  expect(both.words.map(({ confidence }) => confidence)).toEqual([90, 75, 90, 75])
})
