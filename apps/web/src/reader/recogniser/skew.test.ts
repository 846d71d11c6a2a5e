import { expect, test } from 'vitest'
import { fullestBand } from './fullest-band.ts'
import { findLetterHeight } from './letter-height.ts'
import { findSlant } from './skew.ts'

const SIDE = 600
const TALL = 12

/** Words of upright strokes on level lines, then turned clockwise about the middle. */
function page(degrees: number, lines = 14): Uint8Array {
  const ink = new Uint8Array(SIDE * SIDE)
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const isInk = (x: number, y: number) => {
    const row = Math.floor((y - 100) / 28)
    if (row < 0 || row >= lines || x < 90 || x > 510) return false
    const inRow = y - 100 - row * 28
    const inWord = (x + row * 37) % 80
    return inRow < TALL && inWord < 62 && inWord % 9 < 4
  }
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [dx, dy] = [x - SIDE / 2, y - SIDE / 2]
      if (isInk(dx * cosine + dy * sine + SIDE / 2, -dx * sine + dy * cosine + SIDE / 2)) ink[y * SIDE + x] = 1
    }
  }
  return ink
}

test.each([0, 0.6, -2.3, 5, -8, 12])('a page turned by %d° is turned back by as much', (degrees) => {
  const slant = findSlant(page(degrees), SIDE, SIDE)
  expect(slant.sideways).toBe(false)
  expect(slant.degrees + degrees).toBeCloseTo(0, 0)
  expect(Math.abs(slant.degrees + degrees)).toBeLessThan(0.25)
})

test.each([
  [90, 0],
  [270, 0],
  [92, -2],
  [267, 3],
])('a page on its side by %d° is known to lie so', (degrees, rest) => {
  const slant = findSlant(page(degrees), SIDE, SIDE)
  expect(slant.sideways).toBe(true)
  expect(Math.abs(slant.degrees - rest)).toBeLessThan(0.4)
})

test('an empty page is level', () => {
  expect(findSlant(new Uint8Array(SIDE * SIDE), SIDE, SIDE)).toEqual({ degrees: 0, clarity: 0, sideways: false })
})

test('the height of letters is that of most connected ink', () => {
  expect(findLetterHeight(page(0), SIDE, SIDE)).toBe(TALL)
  expect(findLetterHeight(new Uint8Array(SIDE * SIDE), SIDE, SIDE)).toBeUndefined()
})

test('the fullest band is where the writing is, whichever way the page is turned', () => {
  const top = page(0, 5)
  for (const turn of [0, 90]) expect(fullestBand(top, SIDE, SIDE, turn).from).toBeLessThan(0.4)
  expect(fullestBand(top, SIDE, SIDE, 180).to).toBeGreaterThan(0.8)
})
