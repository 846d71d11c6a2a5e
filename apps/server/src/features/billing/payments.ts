import { isPageOfService } from '#server/platform/http/page-of-service.ts'
import type { BillingRepository } from './billing.repository.ts'
import { billingService } from './billing.service.ts'
import { checkout } from './checkout.ts'
import { looks } from './looks.ts'
import { planChanges } from './plan-changes.ts'
import { priceBook } from './stripe/prices.ts'
import { type CallOutcome, stripeClient } from './stripe/stripe-client.ts'
import type { StripeConfig } from './stripe/stripe-config.ts'

interface Deps {
  config: StripeConfig
  accounts: BillingRepository
  emailOf: (ownerId: string) => Promise<string | null>
  isClosing: (ownerId: string) => Promise<boolean>
  onCall: (outcome: CallOutcome) => void
  now: () => Date
}

/** Everything that is there where plans are sold. */
export async function openPayments({ config, accounts, emailOf, isClosing, onCall, now }: Deps) {
  const stripe = stripeClient({ ...config, onOutcome: onCall })
  const prices = priceBook({ stripe, wanted: config.prices, now })
  const isOwnPage = (url: string) => isPageOfService(config.api, url)
  const base = { accounts, stripe, prices, isOwnPage, emailOf, isClosing, now }
  const look = looks(base)
  return {
    stripe,
    looks: look,
    service: billingService({ ...base, soldSince: await accounts.soldSince(now().toISOString()) }),
    startCheckout: checkout({ ...base, looks: look, tax: config.tax }),
    changes: planChanges({ ...base, looks: look }),
  }
}

export type Payments = Awaited<ReturnType<typeof openPayments>>
