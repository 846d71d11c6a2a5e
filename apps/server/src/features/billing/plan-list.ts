import type { ListedPlan, PaidPlan, PlanList, Region } from '@salus/contract'
import { REGIONS } from '@salus/contract'
import type { PlanPrice, Prices } from './stripe/prices.ts'

/** The plans. Their prices stand at Stripe, and nowhere else. */
const LISTED: (Omit<ListedPlan, 'stripePriceId' | 'price' | 'id'> & { id: 'free' | PaidPlan })[] = [
  {
    id: 'free',
    name: 'Free Trial',
    description: 'To get to know Salus.',
    features: ['30 days', '100MB storage', '100 queries/day', 'No video uploads'],
  },
  {
    id: 'basic',
    name: 'Basic',
    description: 'For looking after yourself.',
    features: ['1GB storage', '500 queries/day', 'Basic video uploads'],
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For a family and its records.',
    features: ['10GB storage', 'Unlimited queries', 'HD video uploads'],
  },
]

/** While Stripe cannot be asked. */
export const WITHOUT_PRICES: PlanList = {
  payments: 'unreachable',
  plans: LISTED.map((plan) => ({
    ...plan,
    price: plan.id === 'free' ? { amount: 0, currency: 'usd' } : null,
    stripePriceId: null,
  })),
}

/** With the prices that Stripe has, in the currency of the region where it can. */
export async function plansForSale(prices: Prices, region: Region | undefined): Promise<PlanList> {
  const known = await prices()
  const wanted = region && REGIONS[region].currency.toLowerCase()
  const isEverywhere = wanted !== undefined && known.every(({ amounts }) => amounts[wanted] !== undefined)
  const plans = LISTED.map((plan) => {
    const price = known.find((each) => each.plan === plan.id)
    return price
      ? { ...plan, price: moneyOf(price, isEverywhere ? wanted : price.currency), stripePriceId: price.id }
      : { ...plan, price: { amount: 0, currency: isEverywhere ? wanted : 'usd' }, stripePriceId: null }
  })
  return { payments: 'on', plans }
}

const moneyOf = ({ amounts, amount }: PlanPrice, currency: string) => ({
  amount: amounts[currency] ?? amount,
  currency,
})
