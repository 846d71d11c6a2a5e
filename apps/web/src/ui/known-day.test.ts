import { expect, test } from 'vitest'
import { knownDayText } from './known-day.ts'

test.each([
  ['2024', '2024'],
  ['2024-03', 'March 2024'],
  ['2024-03-09', 'Mar 9, 2024'],
  ['2024-03-09T23:30', 'Mar 9, 2024'],
])('%s reads “%s”', (day, text) => {
  expect(knownDayText(day)).toBe(text)
})
