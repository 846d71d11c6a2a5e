import { expect, test } from 'vitest'
import { MIDDLE, moved, squareOf } from './crop.ts'

const landscape = { width: 400, height: 200 }

test('at first the square is the middle of the picture, as large as it can be', () => {
  expect(squareOf(landscape, MIDDLE)).toEqual({ left: 100, top: 0, side: 200 })
})

test('the square never leaves the picture, however far it is pulled', () => {
  expect(squareOf(landscape, moved(landscape, MIDDLE, 9, 9))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(landscape, moved(landscape, MIDDLE, -9, -9))).toEqual({ left: 200, top: 0, side: 200 })
  expect(squareOf(landscape, { zoom: 99, x: 2, y: 2 })).toEqual({ left: 360, top: 160, side: 40 })
})

test('a picture that was pulled too far comes back with the first step the other way', () => {
  const atTheEdge = moved(landscape, MIDDLE, 9, 0)
  expect(squareOf(landscape, moved(landscape, atTheEdge, -0.1, 0)).left).toBeCloseTo(20)
})
