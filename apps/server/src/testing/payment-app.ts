import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { LedgerEvent } from './stripe/ledger.ts'
import { startStripe } from './stripe/stripe-server.ts'
import { makeTestApp } from './test-app.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'
const { webhooks } = new Stripe('sk_test_signer')

/** The server with a payment service beside it. Events wait in `events` until a test hands them over. */
export async function makePaymentApp(database: Database, { env = {}, at = new Date() } = {}) {
  const clock = { now: at }
  const seconds = () => Math.floor(clock.now.getTime() / 1_000)
  const events: LedgerEvent[] = []
  const stripe = await startStripe({ clock: seconds, onEvent: (event) => events.push(event) })
  onTestFinished(stripe.close)
  const app = await makeTestApp(database, {
    now: () => clock.now,
    env: {
      SALUS_STRIPE_SECRET_KEY: 'sk_test_salus',
      SALUS_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SALUS_STRIPE_BASIC_PRICE: 'price_basic',
      SALUS_STRIPE_PRO_PRICE: 'salus_pro',
      SALUS_STRIPE_API: stripe.base,
      SALUS_RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  })
  const sign = (payload: string, { secret = WEBHOOK_SECRET, timestamp = seconds() } = {}) =>
    webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const send = (payload: string, signature: string | undefined) =>
    app.call({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
      payload,
    })
  return {
    ...app,
    clock,
    stripe,
    events,
    sign,
    send,
    /** Hands an event over as Stripe does. */
    tell: (event: object) => send(JSON.stringify(event), sign(JSON.stringify(event))),
    /** Everything that happened, in its order. */
    tellAll: async () => {
      for (const event of events.splice(0)) {
        const payload = JSON.stringify(event)
        await send(payload, sign(payload))
      }
    },
  }
}

export type PaymentApp = Awaited<ReturnType<typeof makePaymentApp>>
