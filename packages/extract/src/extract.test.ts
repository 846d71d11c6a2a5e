import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../scripts/cpu-time.ts'
import { extract } from './extract.ts'
import { pageFromText } from './layout/page-from-text.ts'
import { pageOf } from './testing/page.ts'
import type { Page } from './types.ts'

const NOTHING = { labs: [], medicines: [], vitals: [], dates: [] }

describe('whatever is handed over', () => {
  test.each([
    ['no page', []],
    ['a page without words', [{ number: 1, width: 0, height: 0, words: [] }]],
    ['what is no page', [null, {}, { words: 'none' }] as unknown as Page[]],
    ['an empty text', [pageFromText('')]],
  ])('%s gives nothing', (_what, pages) => {
    expect(extract(pages)).toEqual(NOTHING)
  })

  test.each([
    '.',
    '1',
    '1,',
    '1-',
    '(',
    '<',
    'x10^',
    '\0\u202e',
    '👩‍⚕️',
    'up to ',
    'Glucose ',
    '5.6 ',
    '/',
    '|',
    "'",
    '\\',
  ])('much of %j is passed in time', { timeout: 60_000 }, (piece) => {
    const words = Array.from({ length: 2000 }, (_, index) => {
      const [x, y] = [(index % 10) * 60, Math.floor(index / 10) * 12]
      return { text: piece.repeat(1 + (index % 20) * 2), x0: x, x1: x + 50, y0: y, y1: y + 10 }
    })
    const start = cpuMs()
    extract([{ number: 1, width: 600, height: 4000, words }])
    expect(cpuMs() - start).toBeLessThan(20_000)
  })

  // Loose, for a busy machine: a time that grew with the square would be a hundred times as long.
  test('ten times the pages take about ten times the time', { timeout: 60_000 }, () => {
    const rows = Array.from({ length: 15 }, (_, index): [number, string][] => [
      [40, `Analyte ${index}`],
      [220, `${index}.5`],
      [300, 'mg/dL'],
      [380, '1.0 - 9.0'],
    ])
    const time = (count: number) => {
      const start = cpuMs()
      extract(Array.from({ length: count }, (_, number) => ({ ...pageOf(rows), number })))
      return cpuMs() - start
    }
    time(10)
    expect(time(100)).toBeLessThan(60 * Math.max(time(10), 50))
  })
})

test('a result without a column of its own day has the day of collection', () => {
  const { labs } = extract([pageFromText('Collected: 14/05/2024 08:15   DOB: 22/06/1979\nUrea 30 mg/dL 15 - 45')])
  expect(labs[0]?.date).toBe('2024-05-14')
})

test('a row is a result or a medicine, not both', () => {
  expect(extract([pageFromText('Thyroxine 0.1 MG Oral Tablet, 1 daily')])).toMatchObject({
    labs: [],
    medicines: [{ name: 'Thyroxine' }],
  })
  const found = extract([pageFromText('Urea 30 mg/dL 15 - 45\nTab. Metformin 500 mg 1 tab BD')])
  expect(found.labs.map(({ name }) => name)).toEqual(['Urea'])
  expect(found.medicines.map(({ name }) => name)).toEqual(['Metformin'])
})
