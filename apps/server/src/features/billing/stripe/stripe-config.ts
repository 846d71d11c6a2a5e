import type { PaidPlan } from '@salus/contract'

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Price ids (`price_…`) or lookup keys. */
  prices: Record<PaidPlan, string>
  /** Whether Stripe reckons the tax. */
  tax: boolean
  /** Stripe's address, or that of a server that speaks like it. */
  api: string
}
