import { PLAN_LIMITS, type PlanId, type PlanLimits } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { billingRepository } from './billing.repository.ts'
import { registerBillingRoutes } from './billing.routes.ts'
import { type PaymentCalls, paymentCalls } from './payment-calls.ts'
import { openPayments } from './payments.ts'
import { bestPlan } from './plan-at.ts'
import type { CallOutcome } from './stripe/stripe-client.ts'
import type { StripeConfig } from './stripe/stripe-config.ts'
import { type EventOutcome, registerStripeEvents } from './stripe-events.routes.ts'

interface Deps {
  database: Database
  stripe: StripeConfig | undefined
  /** The host's limits for everybody; they count where nothing is sold. */
  limits: Pick<PlanLimits, 'queriesADay' | 'storageBytes'>
  publicOrigin: string | undefined
  emailOf: (ownerId: string) => Promise<string | null>
  /** The parents of a child: nobody can pay in its name. None of anybody else. */
  guardiansOf: (ownerId: string) => Promise<string[]>
  /** Whether the account is to end in some days. */
  isClosing: (ownerId: string) => Promise<boolean>
  onCall: (outcome: CallOutcome) => void
  onEvent: (outcome: EventOutcome) => void
  rateLimitFactor: number
  now: () => Date
}

/** What a person has, for those who show or count it. `renewalDate`: null when nothing is renewed. */
export interface Subscription {
  plan: PlanId
  renewalDate: string | null
}

export interface PaymentState extends PaymentCalls {
  lastEventAt: string | null
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** Stripe sends an event again for three days, and its list of them goes back thirty. */
const EVENTS_KEPT_MS = 90 * DAY_MS

/** Plans and payments. Without a payment service everybody has everything, within what the host has set. */
export async function registerBilling(app: App, deps: Deps) {
  const { stripe: config, now, rateLimitFactor } = deps
  const accounts = billingRepository(deps.database.db)
  const calls = paymentCalls(now)
  const onCall = (outcome: CallOutcome) => {
    calls.note(outcome)
    deps.onCall(outcome)
  }
  const payments = config && (await openPayments({ ...deps, config, accounts, onCall }))
  registerBillingRoutes(app, { ...deps, payments })
  if (payments && config) {
    registerStripeEvents(app, { ...deps, ...payments, accounts, secret: config.webhookSecret, rateLimitFactor })
  }

  return {
    /** By which a record is kept: of a child the best that its parents have. */
    async limitsOf(ownerId: string): Promise<PlanLimits> {
      if (!payments) return { ...PLAN_LIMITS.open, ...deps.limits }
      const payers = [ownerId, ...(await deps.guardiansOf(ownerId))]
      return PLAN_LIMITS[bestPlan(await Promise.all(payers.map(payments.service.planOf)))]
    },

    async subscriptionOf(ownerId: string): Promise<Subscription> {
      if (!payments) return { plan: 'open', renewalDate: null }
      const { plan, subscription } = await payments.service.show(ownerId)
      const renews = subscription && subscription.plan === plan && subscription.endsAt === null
      return { plan, renewalDate: renews ? subscription.periodEndsAt.slice(0, 10) : null }
    },

    /** Its account began to close, or is kept after all. What fails now is done in a minute, by `settle`. */
    async closingChanged(ownerId: string): Promise<void> {
      await payments?.looks.look(ownerId).catch((error: unknown) => {
        app.log.warn({ code: error instanceof AppError ? error.code : 'unknown' }, 'a plan could not be held just now')
      })
    },

    /** Its account has another e-mail address: `settle` tells it, within a minute. */
    emailChanged: (ownerId: string): Promise<void> => accounts.askAgain(ownerId, now().toISOString()),

    /** Before the account goes: its customer goes too, as soon as Stripe answers. */
    end: (ownerId: string): Promise<void> => accounts.end(ownerId, now().toISOString()),

    /** For the host. Null where nothing is sold. */
    async state(): Promise<PaymentState | null> {
      return payments ? { ...calls.read(), lastEventAt: await accounts.unscopedLastEventAt() } : null
    },

    /** One round of what has to be asked of Stripe: called every minute. */
    async settle(): Promise<void> {
      if (!payments) return
      // What fails in one holds up nothing of the other.
      const ended = await Promise.allSettled([payments.looks.endCustomers(), payments.looks.lookAtDue()])
      for (const one of ended) if (one.status === 'rejected') throw one.reason
    },

    purge: (): Promise<void> => accounts.unscopedPurgeEvents(new Date(now().getTime() - EVENTS_KEPT_MS).toISOString()),
  }
}
