import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Form, formOf, readForm, TAKEN, textOf } from './form.ts'
import { type Ledger, type LedgerEvent, ledger, type Price, Refusal } from './ledger.ts'
import { hostedInvoicePage, invoicePdf, payPage, portalPage, receiptPage } from './pages.ts'

interface Options {
  clock?: () => number
  onEvent: (event: LedgerEvent, site: string) => void
}

/**
 * A payment service on loopback that speaks like Stripe: its calls and their names as its published description has them,
 * idempotency keys, events, and pages to pay on. Real requests of the official client come here.
 */
export async function startStripe({ clock = () => Math.floor(Date.now() / 1_000), onEvent }: Options) {
  const asked: string[] = []
  const answered = new Map<string, { request: string; status: number; body: object }>()
  let trouble: 'none' | 'down' | 'silent' = 'none'
  let site = ''
  const books = ledger({ base: () => base, clock, onEvent: (event) => onEvent(event, site) })

  function call(method: string, path: string, form: Form): { status: number; body: object } {
    const [, id = ''] = path.match(/^(?:customers|prices|subscriptions|checkout\/sessions)\/([^/]+)/) ?? []
    const name = `${method} ${id ? path.replace(id, '') : path}`
    const taken = TAKEN[name]
    if (!taken) return failed(new Refusal(404, 'invalid_request_error', 'url_invalid'))
    const stray = Object.keys(form).find((each) => !taken.includes(each))
    if (stray) return failed(new Refusal(400, 'invalid_request_error', `parameter_unknown: ${stray}`))
    try {
      return { status: 200, body: carryOut(books, name, id, form) }
    } catch (error) {
      if (error instanceof Refusal) return failed(error)
      throw error
    }
  }

  /** The same key with the same request is the same answer; with another one, a mistake. */
  function callOnce(key: string | undefined, method: string, path: string, text: string) {
    const form = readForm(text)
    if (method === 'POST' && formOf(form).success_url) site = new URL(textOf(form.success_url) ?? '').origin
    if (!key) return call(method, path, form)
    const request = `${method} ${path} ${text}`
    const before = answered.get(key)
    if (before) return before.request === request ? before : failed(new Refusal(400, 'idempotency_error'))
    const answer = { request, ...call(method, path, form) }
    answered.set(key, answer)
    return answer
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base)
    const method = request.method ?? 'GET'
    const text = method === 'POST' ? await bodyOf(request) : url.search.slice(1)
    if (!url.pathname.startsWith('/v1/')) return void showPage(books, method, url, response)
    if (trouble === 'silent') return
    if (trouble === 'down') return void response.destroy()
    asked.push(`${method} ${url.pathname}`)
    const key = request.headers['idempotency-key']
    const { status, body } = callOnce(
      method === 'POST' && typeof key === 'string' && !key.startsWith('stripe-node-retry') ? key : undefined,
      method,
      url.pathname.slice('/v1/'.length),
      text,
    )
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    base,
    asked,
    books,
    /** `down`: no connection lives; `silent`: no answer comes. */
    set trouble(kind: 'none' | 'down' | 'silent') {
      trouble = kind
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

function carryOut(books: Ledger, name: string, id: string, form: Form): object {
  switch (name) {
    case 'POST customers':
      return books.createCustomer(form)
    case 'POST customers/':
      return books.updateCustomer(id, form)
    case 'DELETE customers/':
      return books.deleteCustomer(id)
    case 'GET prices':
      return list(
        Object.values(books.prices)
          .filter(({ lookup_key }) => Object.values(formOf(form.lookup_keys)).includes(lookup_key))
          .map((price) => shownPrice(price, form)),
        form,
      )
    case 'GET prices/':
      return shownPrice(books.price(id), form)
    case 'POST checkout/sessions':
      return books.createSession(form)
    case 'GET checkout/sessions':
      return list(ofCustomer(books, books.sessions, form), form)
    case 'POST checkout/sessions//expire':
      return books.expire(id)
    case 'GET subscriptions': {
      const found = ofCustomer(books, books.subscriptions, form).filter(({ status }) => status !== 'canceled')
      return list(
        found.map((each) => ({
          ...each,
          items: {
            ...each.items,
            data: each.items.data.map((one) => ({ ...one, price: shownPrice(one.price, form) })),
          },
          latest_invoice: books.invoices.find((one) => one.id === each.latest_invoice),
        })),
        form,
      )
    }
    case 'POST subscriptions/':
      return books.update(id, form)
    case 'DELETE subscriptions/':
      return books.cancel(id)
    case 'GET invoices': {
      const found = ofCustomer(books, books.invoices, form)
      const after = textOf(form.starting_after)
      const from = found.findIndex((each) => each.id === after)
      if (after && from < 0) throw new Refusal(404, 'invalid_request_error', 'resource_missing')
      return list(found.slice(from + 1), form)
    }
    case 'POST invoices/create_preview':
      return books.preview(form)
    default: {
      const { id: customer } = books.customer(textOf(form.customer))
      const back = encodeURIComponent(textOf(form.return_url) ?? '')
      return { object: 'billing_portal.session', url: `${books.base()}/portal/${customer}?back=${back}` }
    }
  }
}

/** What it is in other currencies only who asks for is told. */
function shownPrice({ currency_options, ...price }: Price, form: Form): object {
  const isAsked = Object.values(formOf(form.expand)).some((each) => textOf(each)?.endsWith('currency_options'))
  return isAsked ? { ...price, currency_options } : price
}

function ofCustomer<T extends { customer: string }>(books: Ledger, all: T[], form: Form): T[] {
  const { id } = books.customer(textOf(form.customer))
  return all.filter(({ customer }) => customer === id)
}

function list(all: object[], form: Form): object {
  const limit = Number(textOf(form.limit) ?? 10)
  return { object: 'list', data: all.slice(0, limit), has_more: all.length > limit }
}

const failed = ({ status, body }: Refusal) => ({ status, body: { error: body } })

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** What a person sees there, and what a test does to them. */
function showPage(books: Ledger, method: string, url: URL, response: ServerResponse): void {
  const { status, headers, body } = pageAt(books, method, url)
  response.writeHead(status, { ...headers }).end(body)
}

function pageAt(books: Ledger, method: string, url: URL): { status: number; headers: object; body: string } {
  const [, kind, id = ''] = url.pathname.split('/')
  const go = (location: string) => ({ status: 303, headers: { location }, body: '' })
  const show = (type: string, body: string) => ({ status: 200, headers: { 'content-type': type }, body })
  const back = url.searchParams.get('back') ?? ''
  const of = books.subscriptions.find(({ customer, status }) => customer === id && status !== 'canceled')
  switch (`${method} ${kind}`) {
    case 'GET invoices':
      return show('application/pdf', invoicePdf(id.replace('.pdf', '')))
    case 'GET invoice':
      return show('text/html', hostedInvoicePage(id))
    case 'POST invoice':
      books.payInvoice(id)
      return show('text/html', receiptPage())
    case 'GET pay':
      return show('text/html', payPage(books.session(id)))
    case 'POST pay':
      return go(books.pay(id).success_url)
    case 'GET portal':
      return show('text/html', portalPage(id, back))
    case 'POST portal':
      if (of) books.settle(of.id)
      return go(back)
    case 'POST end':
      if (of) books.update(of.id, { cancel_at_period_end: 'true' })
      return go(back)
    case 'POST fail':
      if (of) books.failRenewal(of.id)
      return show('text/plain', '')
    case 'POST ask':
      books.customer(id).card = 'asks'
      return show('text/plain', '')
    default:
      return { status: 404, headers: {}, body: '' }
  }
}
