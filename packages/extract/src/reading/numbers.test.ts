import { describe, expect, test } from 'vitest'
import { decimalMarkOf, readingsOf, repairNumber } from './numbers.ts'

describe('a written number', () => {
  test.each([
    ['5.6', '.', 5.6],
    ['5,6', ',', 5.6],
    ['5,6', '.', 5.6],
    ['1,234.5', '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ['2,50,000', '.', 250_000],
    ['250 000', ',', 250_000],
    ["250'000", '.', 250_000],
    ['0,123', '.', 0.123],
    ['.5', '.', 0.5],
    ['-2.1', '.', -2.1],
  ] as const)('%s in a document that writes %s is %d', (text, mark, value) => {
    expect(readingsOf(text, mark)[0]).toBe(value)
  })

  test('with three digits behind its only mark can mean two things, the likelier first', () => {
    expect(readingsOf('1.234', '.')).toEqual([1.234, 1234])
    expect(readingsOf('1.234', ',')).toEqual([1234, 1.234])
  })

  test.each(['', '5.', '1-2', 'abc', '5.6.7', '9'.repeat(30), '1,2,3'])('%s is none', (text) => {
    expect(readingsOf(text, '.')).toEqual([])
  })

  test('is repaired where letters stand for digits, and left alone where it holds no digit', () => {
    expect(repairNumber('1O.5')).toBe('10.5')
    expect(repairNumber('l2')).toBe('12')
    expect(repairNumber('SOS')).toBeUndefined()
    expect(repairNumber('B12x')).toBeUndefined()
    expect(repairNumber('12')).toBeUndefined()
  })
})

test('the decimal mark of a document is the one that most of its numbers leave no doubt about', () => {
  expect(decimalMarkOf(['5,6', '7,25', '1.200'], '.')).toBe(',')
  expect(decimalMarkOf(['5.6', '11,200'], ',')).toBe('.')
  expect(decimalMarkOf(['12', 'abc'], ',')).toBe(',')
})
