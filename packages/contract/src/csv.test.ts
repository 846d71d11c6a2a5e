import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('what a person typed stays in its cell, quotes, commas and lines included', () => {
  expect(csvLine(['a', 'b, c', 'so "called"', 'two\nlines'])).toBe('a,"b, c","so ""called""","two\nlines"\r\n')
})

test('a cell that begins like a formula is computed by no spreadsheet', () => {
  expect(csvLine(['=1+1', '@a', '-2', '+49 "7"', '2024-03-09'])).toBe(`'=1+1,'@a,'-2,"'+49 ""7""",2024-03-09\r\n`)
})
