import { expect, test } from 'vitest'
import { evenOut, paperOf, unevennessOf } from './even-out.ts'
import { type Grey, inkOf } from './grey.ts'

const SIDE = 384

/** Rows of ink on paper whose lightness falls from left to right. */
function photo(from: number, to: number): Grey {
  const data = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const paper = from + ((to - from) * x) / SIDE
      data[y * SIDE + x] = y % 24 < 6 && x % 16 < 8 ? paper * 0.3 : paper
    }
  }
  return { data, width: SIDE, height: SIDE }
}

test('a shadow is seen as uneven paper, a scan is not', () => {
  expect(unevennessOf(paperOf(photo(245, 245)))).toBeLessThan(5)
  expect(unevennessOf(paperOf(photo(245, 90)))).toBeGreaterThan(60)
})

test('evened out, the paper is white and the ink dark from one side to the other', () => {
  const shadowed = photo(245, 150)
  const even = evenOut(shadowed, paperOf(shadowed))
  for (const x of [12, 204, 380]) {
    expect(even.data[10 * SIDE + x]).toBeGreaterThan(200)
    expect(even.data[2 * SIDE + x - 8]).toBeLessThan(110)
  }
})

test('ink is what is darker than its surroundings, in the light and in the shadow', () => {
  const ink = inkOf(photo(245, 90))
  for (const x of [4, 196, 372]) {
    expect(ink[2 * SIDE + x]).toBe(1)
    expect(ink[12 * SIDE + x]).toBe(0)
  }
})
