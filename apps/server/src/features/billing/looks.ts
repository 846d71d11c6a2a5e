import { AppError } from '#server/platform/errors/app-error.ts'
import type { BillingRepository } from './billing.repository.ts'
import type { Prices } from './stripe/prices.ts'
import { isMissing, type StripeClient } from './stripe/stripe-client.ts'
import { HELD, NOT_HELD, readSubscriptions, type SubscriptionFacts } from './stripe/subscription-facts.ts'

interface Deps {
  accounts: BillingRepository
  stripe: StripeClient
  prices: Prices
  /** Where receipts go; null for who has no e-mail address. */
  emailOf: (ownerId: string) => Promise<string | null>
  isClosing: (ownerId: string) => Promise<boolean>
  now: () => Date
}

const RETRY_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1_000
/** UTC. */
const NIGHT_HOUR = 3
/** Customers looked at in one round. */
const AT_ONCE = 500

/**
 * The state is what Stripe says when it is asked, and never what an event says: an event only says that there is
 * something to see. So it does not matter in which order events come, how late, or how often.
 */
export function looks({ accounts, stripe, prices, emailOf, isClosing, now }: Deps) {
  const retryAt = () => new Date(now().getTime() + RETRY_MS).toISOString()

  /** While an account is closing nothing is renewed. That we did it stands at Stripe: what the person cancelled stays so. */
  async function holdOrRelease(ownerId: string, facts: SubscriptionFacts): Promise<SubscriptionFacts> {
    const isClosingNow = await isClosing(ownerId)
    if (isClosingNow ? facts.endsAt !== null : !facts.isHeld) return facts
    const metadata = isClosingNow ? HELD : NOT_HELD
    await stripe.ask(({ subscriptions }) =>
      subscriptions.update(facts.id, { cancel_at_period_end: isClosingNow, metadata }),
    )
    return { ...facts, endsAt: isClosingNow ? facts.periodEnd : null, isHeld: isClosingNow }
  }

  /** Receipts go to the address that the account has now. Answers whether Stripe has to be told again soon. */
  async function tellEmail(ownerId: string, customerId: string, told: string | null): Promise<boolean> {
    const email = await emailOf(ownerId)
    if (email === null || email === told) return false
    try {
      await ifThere(stripe.ask(({ customers }) => customers.update(customerId, { email })))
      await accounts.keepEmail(ownerId, customerId, email)
      return false
    } catch (error) {
      // An address that Stripe does not take holds nothing up; it is tried again at night.
      return error instanceof AppError && error.code === 'payments_unreachable'
    }
  }

  /** Asks Stripe what this person has, and keeps it. Null for who was never a customer, and for who has nothing. */
  async function look(ownerId: string): Promise<SubscriptionFacts | null> {
    const begun = await accounts.beginLook(ownerId, retryAt())
    if (!begun) return null
    const { customerId } = begun
    const known = await prices()
    const found = await ifThere(
      stripe.ask(({ subscriptions }) =>
        subscriptions.list({ customer: customerId, limit: 100, expand: ['data.latest_invoice'] }),
      ),
    )
    if (!found) {
      await accounts.forgetCustomer(ownerId, customerId)
      return null
    }
    const isUntold = await tellEmail(ownerId, customerId, begun.email)
    const { facts: read, extra } = readSubscriptions(found.data, known)
    const facts = read && (await holdOrRelease(ownerId, read))
    await accounts.keepLook(ownerId, begun.look, facts, isUntold ? retryAt() : nextNight(now()).toISOString())
    // Nobody pays twice: what is left of the second one is credited. Another look may have ended it just now.
    for (const id of extra) {
      await ifThere(stripe.ask(({ subscriptions }) => subscriptions.cancel(id, { prorate: true, invoice_now: true })))
    }
    return facts
  }

  return {
    look,

    /** What is due: events that could not be followed up, and everybody once a night. Ends when Stripe does not answer. */
    async lookAtDue(): Promise<void> {
      for (let count = 0; count < AT_ONCE; count++) {
        const ownerId = await accounts.unscopedTakeDue(now().toISOString(), retryAt())
        if (ownerId === null) return
        await look(ownerId)
      }
    },

    /** Customers whose account here has ended go at Stripe too, and their subscriptions with them. */
    async endCustomers(): Promise<void> {
      for (let count = 0; count < AT_ONCE; count++) {
        const customerId = await accounts.unscopedTakeEnding(now().toISOString(), retryAt())
        if (customerId === null) return
        await ifThere(stripe.ask(({ customers }) => customers.del(customerId)))
        await accounts.unscopedEnded(customerId)
      }
    },
  }
}

export type Looks = ReturnType<typeof looks>

/** Undefined when what it names is not at Stripe, or no longer. */
function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return undefined
  })
}

function nextNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0)
  return night > now ? night : new Date(night.getTime() + DAY_MS)
}
