import { expect, test } from 'vitest'
import { readableMoney } from './money.ts'

test.each([
  [0, 'usd', '$0'],
  [499, 'usd', '$4.99'],
  [999, 'eur', '€9.99'],
  [500, 'usd', '$5.00'],
  [39_900, 'inr', '₹399.00'],
  [500, 'jpy', '¥500'],
  [-250, 'usd', '-$2.50'],
])('%d of %s read %s', (amount, currency, text) => {
  expect(readableMoney({ amount, currency })).toBe(text)
})
