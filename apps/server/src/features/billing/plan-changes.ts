import type { PlanChange, PlanPreview } from '@salus/contract'
import type Stripe from 'stripe'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { BillingRepository } from './billing.repository.ts'
import type { Looks } from './looks.ts'
import type { Prices } from './stripe/prices.ts'
import type { StripeClient } from './stripe/stripe-client.ts'
import { NOT_HELD, type SubscriptionFacts } from './stripe/subscription-facts.ts'

interface Deps {
  accounts: BillingRepository
  stripe: StripeClient
  prices: Prices
  looks: Looks
  isClosing: (ownerId: string) => Promise<boolean>
  now: () => Date
}

/** For so long the amounts of a preview are good. */
const PREVIEW_S = 30 * 60

/** What who has a paid plan may do with it. Each looks first, and keeps what came of it. */
export function planChanges({ accounts, stripe, prices, looks, isClosing, now }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1_000)

  async function subscriptionOf(ownerId: string): Promise<SubscriptionFacts> {
    const facts = await looks.look(ownerId)
    if (!facts) throw new AppError('not_subscribed')
    return facts
  }

  async function priceNamed(id: string) {
    const price = (await prices()).find((each) => each.id === id)
    if (!price) throw new AppError('plan_invalid')
    return price
  }

  async function update(ownerId: string, id: string, params: Stripe.SubscriptionUpdateParams, key?: string) {
    await stripe.ask(({ subscriptions }) => subscriptions.update(id, params, key ? { idempotencyKey: key } : {}))
    return looks.look(ownerId)
  }

  async function refuseWhileClosing(ownerId: string): Promise<void> {
    if (await isClosing(ownerId)) throw new AppError('account_closing')
  }

  return {
    /** What it would cost to change at this moment. */
    async preview(ownerId: string, priceId: string): Promise<PlanPreview> {
      const price = await priceNamed(priceId)
      const facts = await subscriptionOf(ownerId)
      if (facts.priceId === price.id) throw new AppError('subscribed_already')
      const at = seconds()
      const customer = (await accounts.accountOf(ownerId))?.customerId ?? ''
      const { amount_due, total, currency } = await stripe.ask(({ invoices }) =>
        invoices.createPreview({
          customer,
          subscription: facts.id,
          subscription_details: {
            items: [{ id: facts.itemId, price: price.id }],
            proration_behavior: 'always_invoice',
            proration_date: at,
          },
        }),
      )
      return {
        plan: price.plan,
        dueNow: { amount: amount_due, currency },
        credit: { amount: Math.max(0, -total), currency },
        price: { amount: price.amounts[currency] ?? price.amount, currency },
        at,
      }
    },

    /**
     * As the preview showed it, and only once it is paid: where a bank wants to be asked, or the card does not work, the
     * change waits at Stripe for whoever pays on its page, for a day at most.
     */
    async change(ownerId: string, { priceId, at }: PlanChange): Promise<void> {
      await refuseWhileClosing(ownerId)
      const price = await priceNamed(priceId)
      if (at > seconds() || at < seconds() - PREVIEW_S) throw new AppError('plan_preview_old')
      const facts = await subscriptionOf(ownerId)
      // The second of two clicks.
      if (facts.priceId === price.id) return
      // What is due comes first: the newest invoice says since when.
      if (facts.unpaidSince !== null) throw new AppError('payment_declined')
      const changed = await update(
        ownerId,
        facts.id,
        {
          items: [{ id: facts.itemId, price: price.id }],
          proration_behavior: 'always_invoice',
          proration_date: at,
          payment_behavior: 'pending_if_incomplete',
        },
        `change/${facts.id}/${facts.priceId}/${price.id}/${at}`,
      )
      if (changed?.priceId !== price.id && !changed?.pending) throw new AppError('payment_declined')
    },

    /** It goes on to the end of the month that is paid. */
    async cancel(ownerId: string): Promise<void> {
      const { id, endsAt, isHeld } = await subscriptionOf(ownerId)
      // One that is held stays cancelled when the account is kept after all.
      const note = isHeld ? { metadata: NOT_HELD } : {}
      if (endsAt === null || isHeld) await update(ownerId, id, { cancel_at_period_end: true, ...note })
    },

    async resume(ownerId: string): Promise<void> {
      await refuseWhileClosing(ownerId)
      const { id, endsAt } = await subscriptionOf(ownerId)
      if (endsAt !== null) await update(ownerId, id, { cancel_at_period_end: false })
    },
  }
}

export type PlanChanges = ReturnType<typeof planChanges>
