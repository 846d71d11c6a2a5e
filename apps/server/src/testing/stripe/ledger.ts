import { type Form, formOf, textOf } from './form.ts'

/** What Stripe answers instead of what was asked for. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { type: string; code?: string }

  constructor(status: number, type: string, code?: string) {
    super(code ?? type)
    this.status = status
    this.body = { type, message: code ?? type, ...(code ? { code } : {}) } as { type: string }
  }
}

const missing = () => new Refusal(404, 'invalid_request_error', 'resource_missing')
const MONTH_S = 30 * 24 * 60 * 60
/** So long a change waits for its payment, and what may be part of one. */
const WAITS_S = 23 * 60 * 60
const MAY_WAIT = ['expand', 'items', 'payment_behavior', 'proration_behavior', 'proration_date']

function priceOf(id: string, key: string, product: string, cents: number, paise: number) {
  const currency_options = { usd: { unit_amount: cents }, eur: { unit_amount: cents }, inr: { unit_amount: paise } }
  const recurring = { interval: 'month', interval_count: 1, usage_type: 'licensed' }
  const fixed = { object: 'price', active: true, billing_scheme: 'per_unit', type: 'recurring', metadata: {} }
  return { ...fixed, id, lookup_key: key, product, currency: 'usd', unit_amount: cents, recurring, currency_options }
}

export const PRICES = {
  basic: priceOf('price_basic', 'salus_basic', 'prod_basic', 499, 39_900),
  pro: priceOf('price_pro', 'salus_pro', 'prod_pro', 999, 79_900),
  /** Of the same account, and no plan of ours. */
  other: priceOf('price_other', 'another_product', 'prod_other', 1, 1),
}
export type Price = ReturnType<typeof priceOf>

export interface Session {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  mode: string
  url: string | null
  metadata: Form
  created: number
  success_url: string
  cancel_url: string
  price: Price
  currency: string
}

export interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  subscription: string
  created: number
  amount_due: number
  amount_paid: number
  total: number
  currency: string
  status: 'open' | 'paid' | 'void'
  number: string
  invoice_pdf: string
  hosted_invoice_url: string
}

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'unpaid'
  created: number
  currency: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  metadata: Form
  latest_invoice: string
  pending_update: { expires_at: number; subscription_items: { id: string; object: string; price: Price }[] } | null
  items: {
    object: 'list'
    data: { id: string; object: string; price: Price; current_period_start: number; current_period_end: number }[]
  }
}

export interface LedgerEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: unknown }
}

/** `asks`: its bank wants the person to confirm each payment. */
export type Card = 'works' | 'declined' | 'asks'

/** The books of a payment service: what each call changes, and the events that come of it. Seconds since 1970. */
export function ledger({
  base,
  clock,
  onEvent,
}: {
  base: () => string
  clock: () => number
  onEvent: (event: LedgerEvent) => void
}) {
  let last = 0
  const newId = (prefix: string) => `${prefix}_${String(++last).padStart(6, '0')}`
  const customers = new Map<string, { id: string; object: 'customer'; email: string | null; card: Card }>()
  const sessions: Session[] = []
  const subscriptions: Subscription[] = []
  const invoices: Invoice[] = []

  const tell = (type: string, object: object) =>
    onEvent({ id: newId('evt'), object: 'event', type, created: clock(), data: { object: structuredClone(object) } })
  const customer = (id: string | undefined) => customers.get(id ?? '') ?? refuse(missing())
  const session = (id: string) => sessions.find((each) => each.id === id) ?? refuse(missing())
  const subscription = (id: string) => subscriptions.find((each) => each.id === id) ?? refuse(missing())
  const price = (id: string | undefined) => Object.values(PRICES).find((each) => each.id === id) ?? refuse(missing())
  const itemOf = ({ items }: Subscription) => items.data[0] ?? refuse(missing())
  const amountIn = ({ currency_options: options, unit_amount }: Price, currency: string) =>
    (options as Record<string, { unit_amount: number }>)[currency]?.unit_amount ?? unit_amount

  function bill(of: Subscription, total: number, paid: boolean): Invoice {
    const id = newId('in')
    const due = Math.max(0, total)
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer: of.customer,
      subscription: of.id,
      created: clock(),
      amount_due: due,
      amount_paid: paid ? due : 0,
      total,
      currency: of.currency,
      status: paid ? 'paid' : 'open',
      number: `SALUS-${id.slice(-4)}`,
      invoice_pdf: `${base()}/invoices/${id}.pdf`,
      hosted_invoice_url: `${base()}/invoice/${id}`,
    }
    invoices.unshift(invoice)
    of.latest_invoice = id
    return invoice
  }

  /** A change that is made or dropped: what waited to be paid for is void. */
  function dropPending(of: Subscription): void {
    if (!of.pending_update) return
    of.pending_update = null
    for (const each of invoices) if (each.id === of.latest_invoice && each.status === 'open') each.status = 'void'
  }

  /** The person pays what is open on Stripe's own page, confirmed by the bank or with another card. */
  function payInvoice(id: string): void {
    const invoice = invoices.find((each) => each.id === id) ?? refuse(missing())
    if (invoice.status !== 'open') throw new Refusal(400, 'invalid_request_error')
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due })
    const of = subscription(invoice.subscription)
    const to = of.latest_invoice === id ? of.pending_update?.subscription_items[0]?.price : undefined
    if (to) itemOf(of).price = to
    of.pending_update = null
    tell('invoice.paid', invoice)
    tell('customer.subscription.pending_update_applied', of)
    tell('customer.subscription.updated', of)
  }

  /** What the change of price costs for the rest of the month. */
  function proration(of: Subscription, to: Price, at: number): number {
    const { price: from, current_period_start: start, current_period_end: end } = itemOf(of)
    const left = Math.max(0, Math.min(1, (end - at) / (end - start)))
    return Math.round((amountIn(to, of.currency) - amountIn(from, of.currency)) * left)
  }

  return {
    base,
    prices: PRICES,
    customers,
    sessions,
    subscriptions,
    invoices,
    customer,
    session,
    subscription,
    price,

    createCustomer(form: Form) {
      const id = newId('cus')
      const made = { id, object: 'customer' as const, email: textOf(form.email) ?? null, card: 'works' as Card }
      customers.set(id, made)
      return made
    },

    updateCustomer(id: string, form: Form) {
      return Object.assign(customer(id), form.email === undefined ? {} : { email: textOf(form.email) ?? null })
    },

    deleteCustomer(id: string) {
      customer(id)
      for (const each of subscriptions.filter((one) => one.customer === id)) each.status = 'canceled'
      customers.delete(id)
      return { id, object: 'customer', deleted: true }
    },

    createSession(form: Form): Session {
      const { id: owner } = customer(textOf(form.customer))
      const item = formOf(formOf(form.line_items)['0'])
      if (form.mode !== 'subscription' || !form.success_url) throw new Refusal(400, 'invalid_request_error')
      if (formOf(form.automatic_tax).enabled === 'true' && formOf(form.customer_update).address !== 'auto') {
        throw new Refusal(400, 'invalid_request_error', 'customer_tax_location_invalid')
      }
      const chosen = price(textOf(item.price))
      const id = newId('cs_test')
      const made: Session = {
        id,
        object: 'checkout.session',
        customer: owner,
        status: 'open',
        mode: 'subscription',
        url: `${base()}/pay/${id}`,
        metadata: formOf(form.metadata),
        created: clock(),
        success_url: textOf(form.success_url) ?? '',
        cancel_url: textOf(form.cancel_url) ?? '',
        price: chosen,
        currency: textOf(form.currency) ?? chosen.currency,
      }
      sessions.unshift(made)
      return made
    },

    expire(id: string): Session {
      const found = session(id)
      if (found.status !== 'open') throw new Refusal(400, 'invalid_request_error')
      return Object.assign(found, { status: 'expired', url: null })
    },

    /** The person pays on the page. */
    pay(id: string): Session {
      const paid = session(id)
      if (paid.status !== 'open') throw new Refusal(400, 'invalid_request_error')
      const start = clock()
      const period = { current_period_start: start, current_period_end: start + MONTH_S }
      const item = { id: newId('si'), object: 'subscription_item', price: paid.price, ...period }
      const made: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        customer: paid.customer,
        status: 'active',
        created: start,
        currency: paid.currency,
        cancel_at: null,
        cancel_at_period_end: false,
        metadata: {},
        latest_invoice: '',
        pending_update: null,
        items: { object: 'list', data: [item] },
      }
      subscriptions.unshift(made)
      const invoice = bill(made, amountIn(paid.price, paid.currency), true)
      Object.assign(paid, { status: 'complete', url: null })
      tell('customer.subscription.created', made)
      tell('invoice.paid', invoice)
      tell('checkout.session.completed', paid)
      return paid
    },

    update(id: string, form: Form): Subscription {
      const found = subscription(id)
      if (found.status === 'canceled') throw new Refusal(400, 'invalid_request_error')
      const waits = form.payment_behavior === 'pending_if_incomplete'
      if (waits && Object.keys(form).some((name) => !MAY_WAIT.includes(name))) {
        throw new Refusal(400, 'invalid_request_error')
      }
      const item = formOf(formOf(form.items)['0'])
      if (item.price) {
        const to = price(textOf(item.price))
        const total = proration(found, to, Number(textOf(form.proration_date) ?? clock()))
        dropPending(found)
        if (total > 0 && customer(found.customer).card !== 'works') {
          if (!waits) throw new Refusal(402, 'card_error', 'card_declined')
          const { id: itemId, object } = itemOf(found)
          const expires_at = Math.min(clock() + WAITS_S, itemOf(found).current_period_end)
          found.pending_update = { expires_at, subscription_items: [{ id: itemId, object, price: to }] }
          tell('invoice.payment_action_required', bill(found, total, false))
        } else {
          itemOf(found).price = to
          tell('invoice.paid', bill(found, total, true))
        }
      }
      if (form.cancel_at_period_end !== undefined) found.cancel_at_period_end = form.cancel_at_period_end === 'true'
      for (const [name, value] of Object.entries(formOf(form.metadata))) {
        if (value === '') delete found.metadata[name]
        else found.metadata[name] = value
      }
      tell('customer.subscription.updated', found)
      return found
    },

    payInvoice,

    /** A day has gone by without a payment. */
    expirePending(id: string): void {
      const found = subscription(id)
      dropPending(found)
      tell('customer.subscription.pending_update_expired', found)
    },

    cancel(id: string): Subscription {
      const found = subscription(id)
      if (found.status === 'canceled') throw missing()
      found.status = 'canceled'
      tell('customer.subscription.deleted', found)
      return found
    },

    /** The month is over and the card does not work. */
    failRenewal(id: string): void {
      const found = subscription(id)
      customer(found.customer).card = 'declined'
      dropPending(found)
      found.status = 'past_due'
      tell('invoice.payment_failed', bill(found, amountIn(itemOf(found).price, found.currency), false))
      tell('customer.subscription.updated', found)
    },

    /** With another card, on Stripe's own page. */
    settle(id: string): void {
      const found = subscription(id)
      customer(found.customer).card = 'works'
      for (const each of invoices.filter((one) => one.subscription === id && one.status === 'open')) {
        payInvoice(each.id)
      }
      found.status = 'active'
      tell('customer.subscription.updated', found)
    },

    preview(form: Form) {
      const found = subscription(textOf(form.subscription) ?? '')
      if (found.customer !== form.customer) throw missing()
      const details = formOf(form.subscription_details)
      const to = price(textOf(formOf(formOf(details.items)['0']).price))
      const total = proration(found, to, Number(textOf(details.proration_date) ?? clock()))
      return { object: 'invoice', amount_due: Math.max(0, total), total, currency: found.currency }
    },
  }
}

export type Ledger = ReturnType<typeof ledger>

function refuse(refusal: Refusal): never {
  throw refusal
}
