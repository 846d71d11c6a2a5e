import { PAID_PLANS } from '@salus/contract'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { PlanPrice } from './prices.ts'

/** What is kept of a subscription. Times in seconds since 1970. */
export const FactsSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  priceId: z.string(),
  plan: z.enum(PAID_PLANS),
  amount: z.number(),
  currency: z.string(),
  periodEnd: z.number(),
  /** When it stops; null while it renews. */
  endsAt: z.number().nullable(),
  /** Since when a payment is missing. */
  unpaidSince: z.number().nullable(),
  /** A change of plan that waits for its payment: confirmed at the bank, or with another card. */
  pending: z
    .object({ plan: z.enum(PAID_PLANS), url: z.string(), until: z.number() })
    .nullable()
    .default(null),
  /** That it stops is our doing, because the account is closing. */
  isHeld: z.boolean().default(false),
})
export type SubscriptionFacts = z.infer<typeof FactsSchema>

/** What Stripe keeps with a subscription that stops because its account is closing. */
export const HELD = { heldFor: 'closing' } as const
export const NOT_HELD = { heldFor: '' } as const

/** One that was paid for once, and has not ended. */
const LIVE = new Set(['active', 'trialing', 'past_due', 'unpaid'])
const UNPAID = new Set(['past_due', 'unpaid'])

/**
 * From all subscriptions of one customer, with their latest invoices: the one that counts, and those that are one too
 * many. Depends on nothing else, so that the same answer of Stripe always leaves the same state.
 */
export function readSubscriptions(
  all: readonly Stripe.Subscription[],
  prices: readonly PlanPrice[],
): { facts: SubscriptionFacts | null; extra: string[] } {
  const live = all
    .filter(({ status }) => LIVE.has(status))
    .map((subscription) => ({ subscription, facts: factsOf(subscription, prices) }))
    .filter((each): each is typeof each & { facts: SubscriptionFacts } => each.facts !== null)
    .sort(
      (one, other) =>
        rank(other.facts) - rank(one.facts) ||
        other.subscription.created - one.subscription.created ||
        (one.facts.id < other.facts.id ? -1 : 1),
    )
  const [first, ...rest] = live
  return { facts: first?.facts ?? null, extra: rest.map(({ facts }) => facts.id) }
}

/** Paid before unpaid, then the larger plan. */
const rank = ({ plan, unpaidSince }: SubscriptionFacts): number =>
  (unpaidSince === null ? PAID_PLANS.length : 0) + PAID_PLANS.indexOf(plan)

function factsOf(subscription: Stripe.Subscription, prices: readonly PlanPrice[]): SubscriptionFacts | null {
  const item = subscription.items.data[0]
  if (!item) return null
  const { price } = item
  const known = prices.find(({ id }) => id === price.id)
  // A subscription is not listed with what its price is in other currencies: of an older price, its own has to do.
  const amount = known?.amounts[subscription.currency]
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, latest_invoice: invoice, status } = subscription
  const invoicedAt = typeof invoice === 'object' ? invoice?.created : undefined
  return {
    id: subscription.id,
    itemId: item.id,
    priceId: price.id,
    plan: planOf(price, prices),
    amount: amount ?? price.unit_amount ?? 0,
    currency: amount === undefined ? price.currency : subscription.currency,
    periodEnd: item.current_period_end,
    endsAt: cancelAt ?? (atPeriodEnd ? item.current_period_end : null),
    unpaidSince: UNPAID.has(status) ? (invoicedAt ?? item.current_period_start) : null,
    pending: pendingOf(subscription, prices),
    isHeld: subscription.metadata.heldFor === HELD.heldFor,
  }
}

/** Who pays an older price of ours has that plan; who pays one that nobody knows any more, the smaller one. */
function planOf({ id, product: of }: Stripe.Price, prices: readonly PlanPrice[]): SubscriptionFacts['plan'] {
  const product = typeof of === 'string' ? of : of.id
  const known = prices.find((each) => each.id === id) ?? prices.find((each) => each.product === product)
  return known?.plan ?? 'basic'
}

/** The newest invoice is that of the change, as long as it waits. */
function pendingOf(
  { pending_update: update, latest_invoice: invoice }: Stripe.Subscription,
  prices: readonly PlanPrice[],
): SubscriptionFacts['pending'] {
  const price = update?.subscription_items?.[0]?.price
  const url = typeof invoice === 'object' && invoice?.status === 'open' ? invoice.hosted_invoice_url : null
  return update && price && url ? { plan: planOf(price, prices), url, until: update.expires_at } : null
}
