import type { CallOutcome } from './stripe/stripe-client.ts'

/** How this process's calls to the payment service went. A declined card is no failure of anybody's. */
export interface PaymentCalls {
  /** Null when none failed since the start. */
  lastFailure: { at: string; outcome: 'refused' | 'unreachable' } | null
  /** Whether nothing has succeeded since. */
  isFailing: boolean
}

export function paymentCalls(now: () => Date) {
  const calls: PaymentCalls = { lastFailure: null, isFailing: false }
  return {
    note(outcome: CallOutcome): void {
      const failed = outcome === 'refused' || outcome === 'unreachable' ? outcome : null
      calls.isFailing = failed !== null
      if (failed) calls.lastFailure = { at: now().toISOString(), outcome: failed }
    },
    read: (): PaymentCalls => ({ ...calls }),
  }
}
