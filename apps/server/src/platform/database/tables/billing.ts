export interface BillingTables {
  /** Who has been at the checkout. */
  billing_accounts: {
    owner_id: string
    customer_id: string
    /** The address that Stripe was told; null where it was not noted. */
    email: string | null
    /** JSON: what Stripe said last; null for no subscription. */
    subscription: string | null
    /** How often Stripe was asked. */
    looks_begun: number
    /** The number of the look whose answer is kept: one that was begun earlier does not replace it. */
    look_kept: number
    /** Whoever looks moves this on first, so that no other process does too. */
    next_look_at: string
  }
  /** Customers whose account here has ended, until Stripe has deleted them too. */
  billing_endings: {
    customer_id: string
    next_at: string
  }
  /** Events that were taken in: none is twice. */
  stripe_events: {
    id: string
    type: string
    created_at: string
    received_at: string
  }
  /** One row: since when plans are sold here. */
  billing_start: {
    id: number
    at: string
  }
}
