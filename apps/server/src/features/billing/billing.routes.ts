import {
  API,
  type Billing,
  BillingSchema,
  CheckoutRequestSchema,
  InvoicesQuerySchema,
  InvoicesSchema,
  PaymentPageSchema,
  PlanChangeSchema,
  type PlanList,
  PlanListSchema,
  PlanPreviewRequestSchema,
  PlanPreviewSchema,
  PlanSchema,
  PlansQuerySchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Payments } from './payments.ts'
import { WITHOUT_PRICES } from './plan-list.ts'

interface Deps {
  /** Undefined where nothing is sold. */
  payments: Payments | undefined
  limits: NonNullable<PlanList['limits']>
  /** Where people come from, for the way back; of the call itself unless it is known. */
  publicOrigin: string | undefined
  rateLimitFactor: number
}

/** Each may call Stripe several times. */
const CALLS_A_MINUTE = 30

/** What is there for everybody where nothing is sold. */
const GIVEN: Billing = { plan: 'open', trialEndsAt: null, stripeCustomerId: null, subscription: null }

/** Plans, and paying for them. Everything is of who calls. */
export function registerBillingRoutes(app: App, { payments, limits, publicOrigin, rateLimitFactor }: Deps): void {
  const tags = ['billing']
  const config = { rateLimit: { max: CALLS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } }
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`
  const billingOf = async (ownerId: string) => payments?.service.show(ownerId) ?? GIVEN
  /** Who calls, and what they may use. */
  const enter = (request: FastifyRequest) => {
    const { userId } = requireIdentity(request)
    if (!payments) throw new AppError('payments_off')
    return { userId, ...payments }
  }

  app.get(
    API.plans,
    { schema: { tags, querystring: PlansQuerySchema, response: { 200: PlanListSchema } } },
    async ({ query, log }) => {
      if (!payments) return { payments: 'off' as const, limits, plans: [] }
      return payments.service.plans(query.region).catch((error: Error) => {
        log.warn({ code: error instanceof AppError ? error.code : error.message }, 'the prices could not be read')
        return WITHOUT_PRICES
      })
    },
  )

  app.get(API.plan, { schema: { tags, response: { 200: PlanSchema } } }, async (request) => {
    const { plan } = await billingOf(requireIdentity(request).userId)
    return { plan }
  })

  app.get(API.billing, { schema: { tags, response: { 200: BillingSchema } } }, (request) =>
    billingOf(requireIdentity(request).userId),
  )

  app.post(
    API.checkout,
    { config, schema: { tags, body: CheckoutRequestSchema, response: { 200: PaymentPageSchema } } },
    async (request) => {
      const { userId, startCheckout } = enter(request)
      return startCheckout(userId, request.body, originOf(request))
    },
  )

  app.get(
    '/api/stripe/invoices/:stripeCustomerId',
    {
      config,
      schema: {
        tags,
        params: z.object({ stripeCustomerId: z.string().max(255) }),
        querystring: InvoicesQuerySchema,
        response: { 200: InvoicesSchema },
      },
    },
    async (request) => {
      const { userId, service } = enter(request)
      return service.invoices(userId, request.params.stripeCustomerId, request.query.after)
    },
  )

  app.post(API.paymentPortal, { config, schema: { tags, response: { 200: PaymentPageSchema } } }, async (request) => {
    const { userId, service } = enter(request)
    return service.portal(userId, originOf(request))
  })

  app.post(
    API.planPreview,
    { config, schema: { tags, body: PlanPreviewRequestSchema, response: { 200: PlanPreviewSchema } } },
    async (request) => {
      const { userId, changes } = enter(request)
      return changes.preview(userId, request.body.priceId)
    },
  )

  app.post(
    API.planChange,
    { config, schema: { tags, body: PlanChangeSchema, response: { 200: BillingSchema } } },
    async (request) => {
      const { userId, changes, service } = enter(request)
      await changes.change(userId, request.body)
      return service.show(userId)
    },
  )

  for (const [url, act] of [
    [API.cancelPlan, ({ changes }: Payments, ownerId: string) => changes.cancel(ownerId)],
    [API.resumePlan, ({ changes }: Payments, ownerId: string) => changes.resume(ownerId)],
    // After the payment page: an event may still be on its way.
    [API.refreshBilling, ({ looks }: Payments, ownerId: string) => looks.look(ownerId)],
  ] as const) {
    app.post(url, { config, schema: { tags, response: { 200: BillingSchema } } }, async (request) => {
      const { userId, ...open } = enter(request)
      await act(open, userId)
      return open.service.show(userId)
    })
  }
}
