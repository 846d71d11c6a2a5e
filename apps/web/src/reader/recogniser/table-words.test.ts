import { expect, test } from 'vitest'
import { wordsOfTable } from './table-words.ts'

const row = (block: number, paragraph: number, line: number, text: string, confidence = 90) =>
  ['5', '1', block, paragraph, line, '1', '10', '20', '30', '12', confidence, text].join('\t')

test('words become lines and paragraphs, each with its place', () => {
  const table = [
    '1\t1\t0\t0\t0\t0\t0\t0\t600\t800\t-1\t',
    row(1, 1, 1, 'Blood'),
    row(1, 1, 1, 'pressure'),
    row(1, 1, 2, '120/80'),
    row(1, 2, 1, 'Pulse', 40),
    row(2, 1, 1, ' '),
  ].join('\n')
  const { text, words } = wordsOfTable(table)
  expect(text).toBe('Blood pressure\n120/80\n\nPulse')
  expect(words[0]).toEqual({ text: 'Blood', x0: 10, y0: 20, x1: 40, y1: 32, confidence: 90 })
})

test('confidence is that of the letters, and none for an empty page', () => {
  expect(wordsOfTable([row(1, 1, 1, 'abcdefghi', 90), row(1, 1, 1, 'x', 10)].join('\n')).confidence).toBe(82)
  expect(wordsOfTable('').confidence).toBe(0)
})
