import type Stripe from 'stripe'
import { AppError } from '#server/platform/errors/app-error.ts'
import { carefulFetch } from '#server/platform/http/careful-fetch.ts'
import type { StripeConfig } from './stripe-config.ts'

export type CallOutcome = 'ok' | 'declined' | 'refused' | 'unreachable'

interface Deps extends Pick<StripeConfig, 'secretKey' | 'api'> {
  /** What ended how, for the metrics. */
  onOutcome: (outcome: CallOutcome) => void
  /** Milliseconds for one try; there is a second one. */
  timeoutMs?: number
}

const TIMEOUT_MS = 4_000
/** A hundred subscriptions with all their lines are a tenth of it. */
const MOST_BYTES = 5_000_000

/** Stripe's own client, loaded when it is first needed. Every failure comes out as one of the catalogue. */
export function stripeClient({ secretKey, api, onOutcome, timeoutMs = TIMEOUT_MS }: Deps) {
  let opened: Promise<Stripe> | undefined

  async function open(): Promise<Stripe> {
    const { default: Client } = await import('stripe')
    const { hostname, port, protocol } = new URL(api)
    return new Client(secretKey, {
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      protocol: protocol === 'http:' ? 'http' : 'https',
      // Limits the whole answer: Stripe's other client counts anew with every byte.
      timeout: timeoutMs,
      httpClient: Client.createFetchHttpClient(carefulFetch(MOST_BYTES)),
      maxNetworkRetries: 1,
      telemetry: false,
    })
  }

  const client = (): Promise<Stripe> => {
    opened ??= open()
    return opened
  }

  return {
    client,

    async ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
      const stripe = await client()
      try {
        const answer = await call(stripe)
        onOutcome('ok')
        return answer
      } catch (cause) {
        const outcome = outcomeOf(cause)
        if (!outcome) throw cause
        onOutcome(outcome)
        throw new AppError(CODES[outcome], { cause })
      }
    },
  }
}

export type StripeClient = ReturnType<typeof stripeClient>

const CODES = {
  declined: 'payment_declined',
  refused: 'payments_refused',
  unreachable: 'payments_unreachable',
} as const

/** By name and status: the classes are not loaded where nothing was asked. */
function outcomeOf(cause: unknown): keyof typeof CODES | undefined {
  const { type, statusCode = 0 } = cause as Partial<Stripe.errors.StripeError>
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return undefined
  // An answer that could not be read to its end comes as `StripeAPIError`, without a status.
  if (['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(type) || statusCode >= 500)
    return 'unreachable'
  return type === 'StripeCardError' ? 'declined' : 'refused'
}

/** What Stripe says of a call that it refused. */
export function stripeReason(error: unknown): { type: string | undefined; code: string | undefined } {
  const { type, code } = ((error as AppError).cause ?? {}) as Partial<Stripe.errors.StripeError>
  return { type, code }
}

/** What was named is not there at Stripe, or no longer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof AppError && stripeReason(error).code === 'resource_missing'
