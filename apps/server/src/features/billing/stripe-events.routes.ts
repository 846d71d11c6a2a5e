import { API } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { BillingRepository, StripeEvent } from './billing.repository.ts'
import type { Looks } from './looks.ts'
import type { StripeClient } from './stripe/stripe-client.ts'

export type EventOutcome = 'new' | 'repeated' | 'refused'

interface Deps {
  accounts: BillingRepository
  stripe: StripeClient
  looks: Looks
  secret: string
  now: () => Date
  onEvent: (outcome: EventOutcome) => void
  rateLimitFactor: number
}

/** How old a signature may be. */
const TOLERANCE_S = 300
const EVENTS_A_MINUTE = 6_000

/** What Stripe tells. The signature is over the body as it came, so nothing parses it before. */
export function registerStripeEvents(app: App, deps: Deps): void {
  const { accounts, stripe, looks, secret, now, onEvent, rateLimitFactor } = deps

  async function read(body: unknown, signature: unknown): Promise<StripeEvent> {
    const { webhooks } = await stripe.client()
    try {
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('not signed')
      return Event.parse(webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now().getTime()))
    } catch (cause) {
      onEvent('refused')
      throw new AppError('event_refused', { cause })
    }
  }

  app.register((scope: App, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.post(
      API.stripeEvents,
      {
        config: { rateLimit: { max: EVENTS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
        schema: { tags: ['billing'], response: { 200: z.object({ received: z.literal(true) }) } },
      },
      async (request) => {
        const event = await read(request.body, request.headers['stripe-signature'])
        const taken = await accounts.unscopedTakeEvent(event, now().toISOString())
        onEvent(taken ? 'new' : 'repeated')
        // Kept already, with the look that it asks for: one that fails now is made again in a minute.
        if (taken?.ownerId) await looks.look(taken.ownerId).catch((error: unknown) => warn(request.log, error))
        return { received: true as const }
      },
    )
    done()
  })
}

function warn(log: { warn(details: object, message: string): void }, error: unknown): void {
  const code = error instanceof AppError ? error.code : (error as Error).name
  log.warn({ code }, 'an event of Stripe could not be followed up just now')
}

const Customer = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** An event holds names and addresses: what it is and whom it is about is enough. */
const Event = z
  .object({
    id: z.string().min(1).max(255),
    type: z.string().max(255),
    created: z.number().int().nonnegative().max(1e11),
    data: z.object({
      object: z.object({
        object: z.unknown(),
        id: z.string().optional().catch(undefined),
        customer: Customer.optional().catch(undefined),
      }),
    }),
  })
  .transform(({ id, type, created, data: { object: about } }): StripeEvent => {
    const customerId = (about.object === 'customer' ? about.id : about.customer) ?? null
    return { id, type, createdAt: new Date(created * 1_000).toISOString(), customerId }
  })
