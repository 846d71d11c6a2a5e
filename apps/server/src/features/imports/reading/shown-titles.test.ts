import { expect, test } from 'vitest'
import { shownTitles } from './shown-titles.ts'

test('the name of a column is whole, however long a lab makes it', () => {
  const long = `Blood pressure, ${'as measured at home, '.repeat(60)}systolic`
  expect(shownTitles(['Date', long])).toEqual(['Date', long])
})

test('hundreds of endless names are cut, and say so', () => {
  const shown = shownTitles(Array.from({ length: 500 }, () => 'x'.repeat(5_000)))
  expect(shown.every((title) => title.length === 200 && title.endsWith('…'))).toBe(true)
})
