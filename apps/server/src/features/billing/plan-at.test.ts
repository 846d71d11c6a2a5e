import { expect, test } from 'vitest'
import { planAt, trialEnd } from './plan-at.ts'
import type { SubscriptionFacts } from './stripe/subscription-facts.ts'

const DAY_S = 24 * 60 * 60
const NOW = new Date('2030-06-15T12:00:00Z')
const NOW_S = NOW.getTime() / 1_000
const later = new Date('2030-07-01T00:00:00Z')
const earlier = new Date('2030-06-01T00:00:00Z')

const facts = (changes: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  id: 'sub_1',
  itemId: 'si_1',
  priceId: 'price_pro',
  plan: 'pro',
  amount: 999,
  currency: 'usd',
  periodEnd: NOW_S + 10 * DAY_S,
  endsAt: null,
  unpaidSince: null,
  pending: null,
  isHeld: false,
  ...changes,
})

test.each([
  ['the trial goes on', null, later, 'free'],
  ['the trial is over', null, earlier, 'ended'],
  ['who pays has the plan, whatever became of the trial', facts({}), earlier, 'pro'],
  ['a cancelled plan is there to the end of the month', facts({ endsAt: NOW_S + 1 }), earlier, 'pro'],
  ['and not a second longer', facts({ endsAt: NOW_S }), earlier, 'ended'],
  ['then what is left of the trial is', facts({ endsAt: NOW_S }), later, 'free'],
  ['a failed payment takes nothing for fourteen days', facts({ unpaidSince: NOW_S - 14 * DAY_S + 1 }), earlier, 'pro'],
  ['after which the plan rests', facts({ unpaidSince: NOW_S - 14 * DAY_S }), earlier, 'ended'],
] as const)('%s', (_name, held, trialEndsAt, plan) => {
  expect(planAt(held, trialEndsAt, NOW)).toBe(plan)
})

test('the trial of an account from before plans were sold begins with the selling', () => {
  const soldSince = new Date('2030-01-01T00:00:00Z')
  expect(trialEnd(new Date('2026-01-01T00:00:00Z'), soldSince)).toEqual(new Date('2030-01-31T00:00:00Z'))
  expect(trialEnd(new Date('2030-02-01T00:00:00Z'), soldSince)).toEqual(new Date('2030-03-03T00:00:00Z'))
})
