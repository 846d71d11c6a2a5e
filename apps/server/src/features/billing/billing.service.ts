import type { Billing, Invoices, PlanId, PlanList, Region } from '@salus/contract'
import { PAGES } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { BillingRepository } from './billing.repository.ts'
import { graceEnd, planAt, trialEnd } from './plan-at.ts'
import { plansForSale } from './plan-list.ts'
import type { Prices } from './stripe/prices.ts'
import { isMissing, type StripeClient } from './stripe/stripe-client.ts'
import type { SubscriptionFacts } from './stripe/subscription-facts.ts'

interface Deps {
  accounts: BillingRepository
  stripe: StripeClient
  prices: Prices
  /** Whether a page is the payment service's. */
  isOwnPage: (url: string) => boolean
  soldSince: Date
  now: () => Date
}

const INVOICES_A_PAGE = 24

/** What a person has, from what is kept: Stripe is asked for invoices and pages alone. */
export function billingService({ accounts, stripe, prices, isOwnPage, soldSince, now }: Deps) {
  async function find(ownerId: string) {
    const account = await accounts.accountOf(ownerId)
    if (!account) throw new AppError('session_required')
    return { ...account, trialEndsAt: trialEnd(account.memberSince, soldSince) }
  }

  return {
    plans: (region: Region | undefined): Promise<PlanList> => plansForSale(prices, region),

    async planOf(ownerId: string): Promise<PlanId> {
      const { facts, trialEndsAt } = await find(ownerId)
      return planAt(facts, trialEndsAt, now())
    },

    async show(ownerId: string): Promise<Billing> {
      const { facts, trialEndsAt, customerId } = await find(ownerId)
      const plan = planAt(facts, trialEndsAt, now())
      return {
        plan,
        trialEndsAt: plan === 'free' || plan === 'ended' ? trialEndsAt.toISOString() : null,
        stripeCustomerId: customerId,
        subscription: facts && {
          plan: facts.plan,
          price: { amount: facts.amount, currency: facts.currency },
          periodEndsAt: moment(facts.periodEnd),
          endsAt: facts.endsAt === null ? null : moment(facts.endsAt),
          graceEndsAt: graceEnd(facts)?.toISOString() ?? null,
          pendingChange: pendingAt(facts, isOwnPage, now()),
        },
      }
    },

    /** Of the customer that this person is: another one's, and none, are one answer. */
    async invoices(ownerId: string, customerId: string, after: string | undefined): Promise<Invoices> {
      const { customerId: own } = await find(ownerId)
      if (own === null || own !== customerId) throw new AppError('not_found')
      const { data, has_more } = await stripe
        .ask(({ invoices }) =>
          invoices.list({ customer: own, limit: INVOICES_A_PAGE, ...(after ? { starting_after: after } : {}) }),
        )
        .catch((error: unknown) => {
          throw isMissing(error) ? new AppError('not_found') : error
        })
      const shown = data.flatMap(({ id, created, amount_paid, amount_due, currency, status, number, invoice_pdf }) =>
        id && isStatus(status)
          ? [{ id, created, amount_paid, amount_due, currency, status, number, invoice_pdf: invoice_pdf ?? null }]
          : [],
      )
      return { data: shown, has_more }
    },

    /** Stripe's own page for cards, addresses and receipts. */
    async portal(ownerId: string, origin: string): Promise<{ url: string }> {
      const { customerId } = await find(ownerId)
      if (customerId === null) throw new AppError('not_subscribed')
      const { url } = await stripe.ask(({ billingPortal }) =>
        billingPortal.sessions.create({ customer: customerId, return_url: `${origin}${PAGES.billingHistory}` }),
      )
      if (!isOwnPage(url)) throw new AppError('payments_refused')
      return { url }
    },
  }
}

/** Stripe forgets one that is not paid in time; no event needs to have told it. */
function pendingAt({ pending }: SubscriptionFacts, isOwnPage: Deps['isOwnPage'], now: Date) {
  return pending && isOwnPage(pending.url) && now.getTime() < pending.until * 1_000
    ? { plan: pending.plan, url: pending.url, until: moment(pending.until) }
    : null
}

const moment = (seconds: number): string => new Date(seconds * 1_000).toISOString()

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
const isStatus = (status: string | null): status is (typeof STATUSES)[number] =>
  STATUSES.some((each) => each === status)

export type BillingService = ReturnType<typeof billingService>
