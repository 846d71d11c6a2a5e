import { type CheckoutRequest, PAGES, REGIONS } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { BillingRepository } from './billing.repository.ts'
import type { Looks } from './looks.ts'
import type { PlanPrice, Prices } from './stripe/prices.ts'
import { type StripeClient, stripeReason } from './stripe/stripe-client.ts'

interface Deps {
  accounts: BillingRepository
  stripe: StripeClient
  prices: Prices
  /** Whether a page is the payment service's. */
  isOwnPage: (url: string) => boolean
  looks: Looks
  /** Where receipts go; null for who has no e-mail address. */
  emailOf: (ownerId: string) => Promise<string | null>
  isClosing: (ownerId: string) => Promise<boolean>
  tax: boolean
  now: () => Date
}

/** Each is a race that another tab has won. */
const TRIES = 4

/** The way to the payment page: one customer for each person, and one open page for each customer. */
export function checkout({ accounts, stripe, prices, isOwnPage, looks, emailOf, isClosing, tax, now }: Deps) {
  async function customerOf(ownerId: string): Promise<string> {
    const account = await accounts.accountOf(ownerId)
    if (account?.customerId) return account.customerId
    const email = await emailOf(ownerId)
    const made = await stripe.ask(({ customers }) =>
      customers.create(
        { ...(email ? { email } : {}), metadata: { userId: ownerId } },
        { idempotencyKey: `customer/${ownerId}` },
      ),
    )
    return accounts.keepCustomer(ownerId, { customerId: made.id, email }, now().toISOString())
  }

  function openPage(
    customer: string,
    ownerId: string,
    price: PlanPrice,
    currency: string,
    origin: string,
    key: string,
  ) {
    return stripe.ask(({ checkout: { sessions } }) =>
      sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: ownerId,
          line_items: [{ price: price.id, quantity: 1 }],
          ...(currency === price.currency ? {} : { currency }),
          allow_promotion_codes: true,
          automatic_tax: { enabled: tax },
          billing_address_collection: 'auto',
          customer_update: { address: 'auto', name: 'auto' },
          metadata: { price: price.id, currency },
          subscription_data: { metadata: { userId: ownerId } },
          success_url: `${origin}${PAGES.billingHistory}?checkout=done`,
          cancel_url: `${origin}${PAGES.pricing}?checkout=cancelled`,
        },
        { idempotencyKey: key },
      ),
    )
  }

  return async function start(
    ownerId: string,
    { priceId, userId, email, region }: CheckoutRequest,
    origin: string,
  ): Promise<{ url: string }> {
    if (userId !== undefined && userId !== ownerId) throw new AppError('checkout_not_yours')
    if (email !== undefined && email.toLowerCase() !== (await emailOf(ownerId))?.toLowerCase()) {
      throw new AppError('checkout_not_yours')
    }
    if (await isClosing(ownerId)) throw new AppError('account_closing')
    const price = (await prices()).find(({ id }) => id === priceId)
    if (!price) throw new AppError('plan_invalid')
    const customer = await customerOf(ownerId)
    if (await looks.look(ownerId)) throw new AppError('subscribed_already')
    const currency = currencyFor(price, region)
    for (let tries = 0; tries < TRIES; tries++) {
      const { data } = await stripe.ask(({ checkout: { sessions } }) => sessions.list({ customer, limit: 10 }))
      const open = data.filter(({ status }) => status === 'open')
      const same = open.find(({ metadata }) => metadata?.price === price.id && metadata.currency === currency)
      for (const { id } of open.filter((each) => each !== same)) {
        await stripe.ask(({ checkout: { sessions } }) => sessions.expire(id))
      }
      if (same?.url && isOwnPage(same.url)) return { url: same.url }
      // The newest page names the next: two calls at once ask for the same one, and cannot both be given one of their own.
      const key = `checkout/${customer}/${data[0]?.id ?? 'first'}`
      try {
        const { url } = await openPage(customer, ownerId, price, currency, origin, key)
        if (!url || !isOwnPage(url)) throw new AppError('payments_refused')
        return { url }
      } catch (error) {
        if (stripeReason(error).type !== 'StripeIdempotencyError') throw error
      }
    }
    throw new AppError('payments_unreachable')
  }
}

/** That of the region, where the price has it. */
function currencyFor(price: PlanPrice, region: CheckoutRequest['region']): string {
  const wanted = region && REGIONS[region].currency.toLowerCase()
  return wanted && price.amounts[wanted] !== undefined ? wanted : price.currency
}
