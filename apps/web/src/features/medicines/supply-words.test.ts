import type { SupplyState } from '@salus/contract'
import { expect, test } from 'vitest'
import { leftText } from './supply-words.ts'

const supply: SupplyState = {
  medicineId: 'm1',
  left: 20,
  runsOutOn: '2026-12-15',
  refillOn: '2026-12-08',
  state: 'enough',
  isExpired: false,
}

test('a person sees by when to ask for more in the week before, and then that it is time', () => {
  const left = '20 tablets left, enough until Dec 15, 2026.'
  expect(leftText(supply, '{tablet}', '2026-11-30')).toBe(left)
  expect(leftText(supply, '{tablet}', '2026-12-01')).toBe(`${left} Ask for more by Tue, Dec 8.`)
  expect(leftText({ ...supply, state: 'refill' }, '{tablet}', '2026-12-08')).toBe(`${left} Time to get more.`)
  expect(leftText({ ...supply, state: 'out', left: 0 }, '{tablet}', '2026-12-15')).toBe('None left.')
})

test('of what is taken when needed nothing tells by when to ask', () => {
  const asNeeded = { ...supply, runsOutOn: null, refillOn: null }
  expect(leftText(asNeeded, '{tablet}', '2026-12-08')).toBe('20 tablets left.')
})
