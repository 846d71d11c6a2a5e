import { describe, expect, test } from 'vitest'
import { limitsOf, readRange } from './ranges.ts'

const limits = (text: string, mark: '.' | ',' = '.') => {
  const reading = readRange(text)
  return reading && limitsOf(reading, mark)
}

describe('a range', () => {
  test.each([
    ['3.5 - 5.1', 3.5, 5.1],
    ['3.5-5.1', 3.5, 5.1],
    ['(3.5 - 5.1)', 3.5, 5.1],
    ['[3,5-5,1]', 3.5, 5.1],
    ['3,5 a 5,1', 3.5, 5.1],
    ['3,5 à 5,1', 3.5, 5.1],
    ['3.5 to 5.1', 3.5, 5.1],
    ['von 3,5 bis 5,1', 3.5, 5.1],
    ['Normal: 3.5 - 5.1', 3.5, 5.1],
    ['1,50,000 - 4,50,000', 150_000, 450_000],
    ['-2.0 - 3.0', -2, 3],
    ['< 5.0', undefined, 5],
    ['<=5.0', undefined, 5],
    ['up to 40', undefined, 40],
    ['bis 40', undefined, 40],
    ['hasta 40', undefined, 40],
    ["jusqu'à 40", undefined, 40],
    ['inférieur à 40', undefined, 40],
    ['40 तक', undefined, 40],
    ['40 కంటే తక్కువ', undefined, 40],
    ['≥ 60', 60, undefined],
    ['mayor de 60', 60, undefined],
    ['über 60', 60, undefined],
  ])('%s is from %s to %s', (text, low, high) => {
    const found = limits(text.normalize('NFC'))
    expect([found?.low, found?.high]).toEqual([low, high])
  })

  test.each(['5.6', '12 March', 'Glucose 3 - 5', '3 - 5 - 7', '-', 'up to', '1-'.repeat(40)])('%s is none', (text) => {
    expect(readRange(text)).toBeUndefined()
  })

  test('whose lower limit lost its point is put right, and said to be repaired', () => {
    expect(limits('35 - 5.1')).toEqual({ low: 3.5, high: 5.1, repaired: true })
  })

  test('whose first bracket was read as a 1 is put right', () => {
    expect(limits('130.0 - 100.0]')).toEqual({ low: 30, high: 100, repaired: true })
    expect(limits('10.0 - 35.0]')).toMatchObject({ low: 10, high: 35 })
  })

  test('whose limits make no sense keeps none', () => {
    expect(limits('9 - 5')).toEqual({ repaired: true })
  })

  test('of one limit may be a result as well', () => {
    expect(readRange('< 5')?.bare).toBe(true)
    expect(readRange('up to 5')?.bare).toBe(false)
    expect(readRange('(< 5)')?.bare).toBe(false)
  })
})
