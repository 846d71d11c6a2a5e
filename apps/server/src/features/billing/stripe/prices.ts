import { PAID_PLANS, type PaidPlan } from '@salus/contract'
import type Stripe from 'stripe'
import type { StripeClient } from './stripe-client.ts'
import type { StripeConfig } from './stripe-config.ts'

/** A monthly price. Amounts in the smallest unit of their currency. */
export interface PlanPrice {
  plan: PaidPlan
  id: string
  product: string
  currency: string
  amount: number
  /** In other currencies, by their code. */
  amounts: Record<string, number>
}

interface Deps {
  stripe: StripeClient
  wanted: StripeConfig['prices']
  now: () => Date
}

const FRESH_MS = 5 * 60_000

/** What the plans cost, as Stripe says it. What was read stays good for five minutes. */
export function priceBook({ stripe, wanted, now }: Deps) {
  let read: { at: number; prices: Promise<PlanPrice[]> } | undefined

  async function find(plan: PaidPlan): Promise<PlanPrice> {
    const expand = ['currency_options']
    const name = wanted[plan]
    const price = await stripe.ask(async ({ prices }) => {
      if (name.startsWith('price_')) return prices.retrieve(name, { expand })
      const { data } = await prices.list({ lookup_keys: [name], limit: 1, expand: ['data.currency_options'] })
      return data[0]
    })
    if (!price?.active || price.unit_amount === null || !isMonthly(price)) {
      throw new Error(`the price of ${plan} is not an active one by the month`)
    }
    const others = Object.entries(price.currency_options ?? {}).flatMap(([currency, { unit_amount }]) =>
      unit_amount === null ? [] : [[currency, unit_amount] as const],
    )
    const product = typeof price.product === 'string' ? price.product : price.product.id
    const { id, currency, unit_amount: amount } = price
    return { plan, id, product, currency, amount, amounts: Object.fromEntries([...others, [currency, amount]]) }
  }

  return async function prices(): Promise<PlanPrice[]> {
    const at = now().getTime()
    if (read && at - read.at < FRESH_MS) return read.prices
    const asked = { at, prices: Promise.all(PAID_PLANS.map(find)) }
    read = asked
    try {
      return await asked.prices
    } catch (error) {
      if (read === asked) read = undefined
      throw error
    }
  }
}

export type Prices = ReturnType<typeof priceBook>

const isMonthly = ({ recurring }: Stripe.Price): boolean =>
  recurring?.interval === 'month' && recurring.interval_count === 1
