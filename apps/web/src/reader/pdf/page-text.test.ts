import { expect, test } from 'vitest'
import { textOfRuns } from './page-text.ts'

const run = (text: string, x: number, y: number, width = text.length * 6) => ({ text, x, y, width, height: 12 })

test('runs on one line are one line, with a space where there is a gap', () => {
  const { text, words } = textOfRuns([run('Blood', 10, 100), run('pres', 46, 100), run('sure', 70, 100)])
  expect(text).toBe('Blood pressure')
  expect(words.map((word) => word.text)).toEqual(['Blood', 'pressure'])
  expect(words[1]).toMatchObject({ x0: 46, x1: 94, confidence: 100 })
})

test('cells of a table share a line, in the order that they stand in, whatever order the file has', () => {
  const { text } = textOfRuns([
    run('Sodium', 10, 100),
    run('Potassium', 10, 120),
    run('139', 200, 100),
    run('4.3', 200, 121),
    run('mmol/L', 260, 100),
    run('mmol/L', 260, 120),
  ])
  expect(text).toBe('Sodium 139 mmol/L\nPotassium 4.3 mmol/L')
})

test('columns of running text are not read across', () => {
  const left = ['The patient came with pain in the chest since', 'yesterday; it does not change when breathing in']
  const right = ['The electrocardiogram shows no sign of damage', 'and the second troponin is as low as the first.']
  const column = (lines: string[], x: number) => lines.map((line, index) => run(line, x, 100 + index * 14, 280))
  expect(textOfRuns([...column(left, 20), ...column(right, 320)]).text).toBe([...left, ...right].join('\n'))
})

test('a wide step down begins a paragraph', () => {
  expect(textOfRuns([run('One', 10, 100), run('two', 10, 114), run('three', 10, 150)]).text).toBe('One\ntwo\n\nthree')
})

test('each word has its place in its run', () => {
  const { words } = textOfRuns([run('take 5 mg', 0, 20, 90)])
  expect(words.map(({ text, x0, x1 }) => [text, x0, x1])).toEqual([
    ['take', 0, 40],
    ['5', 50, 60],
    ['mg', 70, 90],
  ])
})
