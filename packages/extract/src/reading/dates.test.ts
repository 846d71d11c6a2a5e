import { describe, expect, test } from 'vitest'
import { datesIn, isoOf, orderIn } from './dates.ts'

describe('a date', () => {
  test.each([
    ['14/05/2024', '2024-05-14'],
    ['14.05.2024', '2024-05-14'],
    ['14-05-24', '2024-05-14'],
    ['2024-05-14', '2024-05-14'],
    ['14/05/2024 08:15', '2024-05-14T08:15'],
    ['05/24/2024 2:10 PM', '2024-05-24T14:10'],
    ['14 May 2024', '2024-05-14'],
    ['May 14, 2024', '2024-05-14'],
    ['14-Mar-2024', '2024-03-14'],
    ['14 de mayo de 2024', '2024-05-14'],
    ['14 février 2024', '2024-02-14'],
    ['4. März 2024', '2024-03-04'],
    ['14 मार्च 2024', '2024-03-14'],
    ['14 మార్చి 2024', '2024-03-14'],
  ])('%s is %s', (text, iso) => {
    expect(datesIn(text, 'dmy').map(isoOf)).toEqual([iso])
  })

  test('with strokes follows the order that is given, and could be swapped', () => {
    expect(datesIn('03/04/2024', 'dmy').map((date) => [isoOf(date), date.swappable])).toEqual([['2024-04-03', true]])
    expect(datesIn('03/04/2024', 'mdy').map(isoOf)).toEqual(['2024-03-04'])
  })

  test.each(['31/02/2024', '45/45/2024', '1.2.3', '10/2024', '200.424.187.927', '3.5 - 5.1', '5/6'])(
    '%s is none',
    (text) => {
      expect(datesIn(text, 'dmy')).toEqual([])
    },
  )
})

test('dates over twelve tell the order of a document', () => {
  expect(orderIn('14/05/2024 03/04/2024')).toBe('dmy')
  expect(orderIn('05/14/2024')).toBe('mdy')
  expect(orderIn('03/04/2024')).toBeUndefined()
})
