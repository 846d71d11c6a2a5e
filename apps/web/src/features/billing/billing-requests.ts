import {
  API,
  type Billing,
  BillingSchema,
  type CheckoutRequest,
  InvoicesSchema,
  PaymentPageSchema,
  type PlanChange,
  PlanListSchema,
  PlanPreviewSchema,
  type Region,
} from '@salus/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { rememberCustomer } from '#web/api/browser-user.ts'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Stripe is asked on the way, which may try twice. */
const TIMEOUT_MS = 45_000

export const plansQuery = (region: Region) =>
  queryOptions({
    queryKey: ['plans', region],
    queryFn: ({ signal }) => send(API.plansIn(region), { schema: PlanListSchema, signal, own: true }),
    staleTime: 60_000,
  })

/** What this person has. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: async ({ signal }) => {
    const billing = await send(API.billing, { schema: BillingSchema, signal, own: true })
    rememberCustomer(billing.stripeCustomerId)
    return billing
  },
  // One that waits may be paid in another tab.
  staleTime: ({ state }) => (state.data?.subscription?.pendingChange ? 0 : 5 * 60_000),
})

export const invoicesQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['invoices', customerId],
    queryFn: ({ signal, pageParam }) => {
      const after = pageParam ? `?after=${encodeURIComponent(pageParam)}` : ''
      return send(`${API.invoicesOf(customerId)}${after}`, { schema: InvoicesSchema, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.id : undefined),
  })

export const previewQuery = (priceId: string) =>
  queryOptions({
    queryKey: ['plan preview', priceId],
    queryFn: ({ signal }) =>
      send(API.planPreview, {
        method: 'POST',
        body: { priceId },
        schema: PlanPreviewSchema,
        signal,
        timeoutMs: TIMEOUT_MS,
        own: true,
      }),
    // Amounts change with every second.
    staleTime: 0,
    gcTime: 0,
  })

export const startCheckout = (body: CheckoutRequest) => openPage(API.checkout, body)
export const openPortal = () => openPage(API.paymentPortal)

async function openPage(path: string, body: object = {}): Promise<string> {
  const { url } = await send(path, {
    method: 'POST',
    body,
    schema: PaymentPageSchema,
    timeoutMs: TIMEOUT_MS,
    own: true,
  })
  return url
}

export const changePlan = (change: PlanChange) => ask(API.planChange, change)
export const cancelPlan = () => ask(API.cancelPlan)
export const resumePlan = () => ask(API.resumePlan)
/** Looks at the payment service itself: its message to the server may still be on its way. */
export const refreshBilling = () => ask(API.refreshBilling)

/** Everything that depends on the plan is asked anew. */
const OF_THE_PLAN = new Set<unknown>(['plan', 'usage', 'storage', 'profile', 'invoices'])

async function ask(path: string, body: object = {}): Promise<Billing> {
  const billing = await send(path, { method: 'POST', body, schema: BillingSchema, timeoutMs: TIMEOUT_MS, own: true })
  rememberCustomer(billing.stripeCustomerId)
  queryClient.setQueryData(billingQuery.queryKey, billing)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => OF_THE_PLAN.has(queryKey[0]) })
  return billing
}
