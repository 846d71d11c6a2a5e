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

/** As `page`, some of its letters rise above the others. */
function risingPage(degrees: 0 | 90 | 180 | 270): Uint8Array {
  const ink = page(0)
  for (let row = 0; row < 14; row += 1) {
    for (let x = 90; x < 510; x += 1) {
      for (let y = 94 + row * 28; y < 100 + row * 28; y += 1) {
        const inWord = (x + row * 37) % 80
        if (inWord < 62 && inWord % 9 < 4 && Math.floor(inWord / 9) % 3 === 0) ink[y * SIDE + x] = 1
      }
    }
  }
  return degrees === 0 ? ink : quarterTurned(ink, degrees / 90)
}

function quarterTurned(ink: Uint8Array, times: number): Uint8Array {
  const turned = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) turned[x * SIDE + SIDE - 1 - y] = ink[y * SIDE + x] ?? 0
  }
  return times === 1 ? turned : quarterTurned(turned, times - 1)
}

// Turned clockwise by a quarter, what was below is to the left.
test.each([
  [0, true],
  [90, false],
  [180, false],
  [270, true],
] as const)('of a page turned by %d° it is seen which way its letters stand', (degrees, isAsDrawn) => {
  const { standing } = findSlant(risingPage(degrees), SIDE, SIDE)
  expect(isAsDrawn ? standing : 1 / standing).toBeGreaterThan(1.15)
})

test('an empty page is level', () => {
  expect(findSlant(new Uint8Array(SIDE * SIDE), SIDE, SIDE)).toEqual({
    degrees: 0,
    clarity: 0,
    sideways: false,
    standing: 1,
  })
})

test('the height of letters is that of most connected ink', () => {
  expect(findLetterHeight(page(0), SIDE, SIDE)).toBe(TALL)
  expect(findLetterHeight(quarterTurned(page(0), 1), SIDE, SIDE, true)).toBe(TALL)
  expect(findLetterHeight(new Uint8Array(SIDE * SIDE), SIDE, SIDE)).toBeUndefined()
})

test('the fullest band is where the writing is, whichever way the page is turned', () => {
  const whole = { ink: page(0, 5), width: SIDE, height: SIDE, letterHeight: TALL }
  for (const turn of [0, 90]) expect(fullestBand(whole, turn).from).toBeLessThan(0.4)
  expect(fullestBand(whole, 180).to).toBeGreaterThan(0.8)
})
