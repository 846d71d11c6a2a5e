import { expect, test } from 'vitest'
import type { Box } from './components.ts'
import { mend, mendNumber, shapesOf } from './mend-numbers.ts'

const digit = (left: number): Box => ({ left, right: left + 9, top: 0, bottom: 15 })
const point = (left: number): Box => ({ left, right: left + 1, top: 14, bottom: 15 })
const dash = (left: number): Box => ({ left, right: left + 4, top: 9, bottom: 10 })

test('a decimal point that the picture shows is put back', () => {
  const shapes = shapesOf([digit(0), point(11), digit(15), dash(28), digit(36), point(47), digit(51)])
  expect(shapes).toEqual(['digit', 'point', 'digit', 'dash', 'digit', 'point', 'digit'])
  expect(mend('35-51', shapes)).toBe('3.5-5.1')
  expect(mend('35:51', shapes)).toBe('3.5-5.1')
})

test('a number stays as it was read where the picture does not match it digit by digit', () => {
  expect(mend('351', ['digit', 'point', 'digit'])).toBe('351')
  expect(mend('3.5', ['digit', 'digit'])).toBe('3.5')
  expect(mend('12', undefined)).toBe('12')
  expect(mend('1203', ['digit', 'point', 'digit', 'point', 'digit', 'point', 'digit'])).toBe('1203')
})

test('what belongs to no number leaves it as it was read: a speck, the two points of a time', () => {
  const speck: Box = { left: 12, right: 13, top: 2, bottom: 3 }
  expect(shapesOf([digit(0), speck, digit(15)])).toBeUndefined()
  expect(shapesOf([digit(0), point(11), { left: 11, right: 12, top: 6, bottom: 7 }, digit(15)])).toBeUndefined()
})

test('the end of a stroke that came off its digit is no decimal point: 183 is not 18.3', () => {
  const ball: Box = { left: 15, right: 17, top: 13, bottom: 15 }
  expect(shapesOf([digit(0), ball, digit(15)])).toBeUndefined()
  expect(shapesOf([digit(0), { ...ball, left: 11, right: 13 }, digit(15)])).toEqual(['digit', 'point', 'digit'])
})

test('a comma below the line is a comma, and points are commas where the number writes them so', () => {
  const comma: Box = { left: 11, right: 13, top: 13, bottom: 17 }
  expect(mend('25', shapesOf([digit(0), comma, digit(15)]))).toBe('2,5')
  expect(mend('2,55-60', ['digit', 'comma', 'digit', 'digit', 'dash', 'digit', 'point', 'digit'])).toBe('2,55-6,0')
})

test('a number is mended from the grey picture itself', () => {
  const [width, height] = [40, 24]
  const data = new Uint8Array(width * height).fill(250)
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) data[y * width + x] = 20
  }
  fill(4, 11, 4, 19)
  fill(14, 15, 18, 19)
  fill(19, 26, 4, 19)
  const word = { text: '74', x0: 4, y0: 4, x1: 27, y1: 20, confidence: 80 }
  expect(mendNumber(word, { data, width, height })).toBe('7.4')
  expect(mendNumber({ ...word, text: 'HbA1c' }, { data, width, height })).toBe('HbA1c')
})
