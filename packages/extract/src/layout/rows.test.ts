import { expect, test } from 'vitest'
import { pageOf } from '../testing/page.ts'
import { pageFromText } from './page-from-text.ts'
import { rowsOf, straighten } from './rows.ts'
import { spotsOf, textOf } from './spots.ts'

const linesOf = (page: Parameters<typeof spotsOf>[0]) =>
  rowsOf(straighten(spotsOf(page))).map(({ cells }) => cells.map(textOf))
const TABLE: [number, string][][] = Array.from({ length: 12 }, (_, index) => [
  [40, `Analyte ${index}`],
  [250, `${index}.5`],
  [320, 'mg/dL'],
  [420, '1.0 - 9.0'],
])

test('words at one height are a row, and a wide gap parts its cells', () => {
  expect(linesOf(pageOf(TABLE))[3]).toEqual(['Analyte 3', '3.5', 'mg/dL', '1.0 - 9.0'])
})

test('a crooked page is straightened before its rows are made', () => {
  const crooked = pageOf(TABLE, { slope: 0.02, pitch: 12 })
  expect(linesOf(crooked)).toHaveLength(12)
  expect(linesOf(crooked)[3]).toEqual(['Analyte 3', '3.5', 'mg/dL', '1.0 - 9.0'])
})

test('ruling lines and leader dots part cells, and are no text', () => {
  expect(linesOf(pageFromText('Glucose .......... 5.6 | mmol/L |_ 3.9-5.6 |'))).toEqual([
    ['Glucose', '5.6', 'mmol/L', '3.9-5.6'],
  ])
})

test('the cells of lines with tabs stand under each other', () => {
  const spots = spotsOf(pageFromText('Name\tValue\nA very long name\t5'))
  const [value, five] = [spots.find(({ text }) => text === 'Value'), spots.find(({ text }) => text === '5')]
  expect(value?.x0).toBe(five?.x0)
})

test('the pieces of a word that a text layer has apart are joined', () => {
  const page = {
    number: 1,
    width: 100,
    height: 100,
    words: [
      { text: 'Wegmülle', x0: 0, y0: 0, x1: 40, y1: 10 },
      { text: 'r', x0: 40.1, y0: 0, x1: 44, y1: 10 },
    ],
  }
  expect(linesOf(page)).toEqual([['Wegmüller']])
})

test('words without a sound place are left out', () => {
  const words = [
    { text: 'a', x0: Number.NaN, y0: 0, x1: 1, y1: 1 },
    { text: ' ', x0: 0, y0: 0, x1: 1, y1: 1 },
    null as never,
  ]
  expect(spotsOf({ number: 1, width: 1, height: 1, words })).toEqual([])
})
