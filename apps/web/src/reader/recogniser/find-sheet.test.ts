import { expect, test } from 'vitest'
import { type Corners, findSheet } from './find-sheet.ts'
import { placeIn } from './flatten.ts'
import type { Grey } from './grey.ts'

const [WIDE, TALL] = [480, 640]

/** A sheet with lines of letters on a desk; the light lessens from left to right by `shadow`. */
function photo(degrees: number, { desk = 90, shadow = 0, share = 0.8 } = {}): Grey {
  const data = new Uint8Array(WIDE * TALL)
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  for (let y = 0; y < TALL; y += 1) {
    for (let x = 0; x < WIDE; x += 1) {
      const [dx, dy] = [x - WIDE / 2, y - TALL / 2]
      const [u, v] = [(dx * cosine + dy * sine) / WIDE / share, (dy * cosine - dx * sine) / TALL / share]
      const isPaper = Math.abs(u) < 0.5 && Math.abs(v) < 0.5
      const isInk =
        isPaper && Math.abs(u) < 0.4 && Math.abs(v) < 0.4 && Math.floor((v + 1) * 100) % 4 === 0 && x % 4 < 2
      const light = 1 - (shadow * x) / WIDE
      data[y * WIDE + x] = (isInk ? 40 : isPaper ? 240 : desk + ((x * 7 + y * 13) % 9)) * light
    }
  }
  return { data, width: WIDE, height: TALL }
}

/** Where the corners of such a sheet lie. */
function cornersAt(degrees: number, share = 0.8): number[] {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].flatMap(([u = 0, v = 0]) => {
    const [x, y] = [(u * WIDE * share) / 2, (v * TALL * share) / 2]
    return [WIDE / 2 + x * cosine - y * sine, TALL / 2 + x * sine + y * cosine]
  })
}

test.each([
  [0, {}],
  [4, {}],
  [-8, { shadow: 0.5 }],
  [6, { desk: 180 }],
  [12, { desk: 30, shadow: 0.3 }],
])('a sheet that lies at %d° on a desk is found by its corners: %o', (degrees, how) => {
  const found = findSheet(photo(degrees, how))
  const wanted = cornersAt(degrees)
  expect(found).toBeDefined()
  for (const [at, { x, y }] of (found ?? []).entries()) {
    expect(Math.abs(x - (wanted[at * 2] ?? 0))).toBeLessThan(6)
    expect(Math.abs(y - (wanted[at * 2 + 1] ?? 0))).toBeLessThan(6)
  }
})

test('a page that fills its picture has no desk around it', () => {
  expect(findSheet(photo(0, { share: 1.2 }))).toBeUndefined()
  expect(findSheet(photo(3, { share: 1.2, shadow: 0.4 }))).toBeUndefined()
})

test('a panel on a page that is hardly darker is not taken for the sheet: the page may be written around it', () => {
  expect(findSheet(photo(0, { desk: 225 }))).toBeUndefined()
})

test('the corners of a square lie at the corners of the sheet, and its edges on the sides', () => {
  const corners: Corners = [
    { x: 10, y: 20 },
    { x: 110, y: 10 },
    { x: 120, y: 200 },
    { x: 5, y: 190 },
  ]
  const place = placeIn(corners)
  for (const [at, [u, v]] of (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).entries()) {
    expect(place(u, v).x).toBeCloseTo(corners[at]?.x ?? 0)
    expect(place(u, v).y).toBeCloseTo(corners[at]?.y ?? 0)
  }
  const { x, y } = place(0.5, 0)
  expect((y - 20) / (x - 10)).toBeCloseTo(-0.1)
})
