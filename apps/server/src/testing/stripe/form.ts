export type Form = { [name: string]: string | Form }

/** Stripe's nested forms: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let place = form
    for (const step of path) {
      const next = formOf(place[step])
      place[step] = next
      place = next
    }
    place[last] = value
  }
  return form
}

export const textOf = (value: string | Form | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const formOf = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {})

/** Names that each call takes, of those that its published description has. Another one is a mistake of ours. */
export const TAKEN: Record<string, readonly string[]> = {
  'POST customers': ['address', 'description', 'email', 'metadata', 'name', 'phone', 'preferred_locales', 'tax'],
  'GET prices': ['active', 'currency', 'ending_before', 'expand', 'limit', 'lookup_keys', 'product', 'starting_after'],
  'GET prices/': ['expand'],
  'POST checkout/sessions': [
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'cancel_url',
    'client_reference_id',
    'currency',
    'customer',
    'customer_email',
    'customer_update',
    'discounts',
    'expires_at',
    'line_items',
    'locale',
    'metadata',
    'mode',
    'subscription_data',
    'success_url',
  ],
  'GET checkout/sessions': ['customer', 'ending_before', 'expand', 'limit', 'starting_after', 'status', 'subscription'],
  'POST checkout/sessions//expire': ['expand'],
  'GET subscriptions': ['customer', 'ending_before', 'expand', 'limit', 'price', 'starting_after', 'status'],
  'POST subscriptions/': [
    'cancel_at',
    'cancel_at_period_end',
    'expand',
    'items',
    'metadata',
    'payment_behavior',
    'proration_behavior',
    'proration_date',
  ],
  'DELETE subscriptions/': ['expand', 'invoice_now', 'prorate'],
  'POST customers/': ['address', 'description', 'email', 'metadata', 'name', 'phone', 'preferred_locales', 'tax'],
  'DELETE customers/': [],
  'GET invoices': [
    'collection_method',
    'customer',
    'ending_before',
    'limit',
    'starting_after',
    'status',
    'subscription',
  ],
  'POST invoices/create_preview': ['automatic_tax', 'currency', 'customer', 'subscription', 'subscription_details'],
  'POST billing_portal/sessions': ['configuration', 'customer', 'locale', 'return_url'],
}
