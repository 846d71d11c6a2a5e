import { API, DEMO } from '@salus/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makePaymentApp, type PaymentApp } from '#server/testing/payment-app.ts'
import { signIn, someForm } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>
const DAY_MS = 24 * 60 * 60 * 1_000

async function customer(app: PaymentApp): Promise<Person> {
  const person = await signIn(app)
  const { url } = (
    await app.call({ method: 'POST', url: API.checkout, headers: person.headers, payload: { priceId: 'price_basic' } })
  ).json()
  app.stripe.books.pay(url.split('/').at(-1))
  return person
}
const billing = async (app: PaymentApp, { headers }: Person) => (await app.call({ url: API.billing, headers })).json()
const kept = (app: PaymentApp) => app.database.db.selectFrom('stripe_events').select('id').execute()
const calls = (app: PaymentApp) => app.stripe.asked.filter((each) => each === 'GET /v1/subscriptions').length

eachDatabase((makeDatabase) => {
  describe('an event', () => {
    test('is refused when it is forged, an hour old, changed, or not signed at all', async () => {
      const app = await makePaymentApp(await makeDatabase())
      await customer(app)
      const [event] = app.events
      const payload = JSON.stringify(event)
      const old = Math.floor(app.clock.now.getTime() / 1_000) - 3_600
      const attempts: [string, string | undefined][] = [
        [payload, app.sign(payload, { secret: 'whsec_of_somebody_else' })],
        [payload, app.sign(payload, { timestamp: old })],
        [payload.replace('active', 'unpaid'), app.sign(payload)],
        [payload, undefined],
        [payload, 't=1,v1=00'],
        ['', app.sign('')],
        ['{"half":', app.sign('{"half":')],
      ]
      for (const [body, signature] of attempts) {
        const answer = await app.send(body, signature)
        expect([answer.statusCode, answer.json().code], body.slice(0, 40)).toEqual([400, 'event_refused'])
      }
      expect(await kept(app)).toEqual([])
    })

    test('is stored and followed up once, however often it comes', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await customer(app)
      const [event] = app.events
      const before = calls(app)
      const answers = await Promise.all(Array.from({ length: 5 }, () => app.tell(event as object)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      expect(await kept(app)).toHaveLength(1)
      expect(calls(app) - before).toBe(1)
      expect((await billing(app, person)).plan).toBe('basic')
    })

    test.each([
      ['of a customer that nobody knows', { customer: 'cus_unknown', object: 'invoice' }],
      ['about something else', { object: 'balance' }],
      ['with strange contents', { object: 7, customer: { id: null } }],
    ])('%s is taken, and changes nothing', async (_name, object) => {
      const app = await makePaymentApp(await makeDatabase())
      const event = { id: 'evt_strange', object: 'event', type: 'a.b', created: 1, data: { object } }
      expect((await app.tell(event)).statusCode).toBe(200)
      expect((await app.tell({ ...event, id: 'evt_bare', data: {} })).statusCode).toBeLessThan(500)
    })

    test('that comes while Stripe does not answer is followed up when it does', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await customer(app)
      app.stripe.trouble = 'down'
      for (const event of app.events.splice(0)) expect((await app.tell(event)).statusCode).toBe(200)
      expect((await billing(app, person)).plan).toBe('free')
      app.stripe.trouble = 'none'
      app.clock.now = new Date(app.clock.now.getTime() + 61_000)
      await app.settle()
      expect((await billing(app, person)).plan).toBe('basic')
    })
  })

  test('what no event told is found in the night', async () => {
    const app = await makePaymentApp(await makeDatabase(), { at: new Date('2030-01-01T12:00:00Z') })
    const person = await customer(app)
    await app.tellAll()
    app.stripe.books.cancel(app.stripe.books.subscriptions[0]?.id ?? '')
    app.clock.now = new Date('2030-01-02T02:59:00Z')
    await app.settle()
    expect((await billing(app, person)).subscription).not.toBeNull()
    app.clock.now = new Date('2030-01-02T03:01:00Z')
    await app.settle()
    expect((await billing(app, person)).subscription).toBeNull()
    const before = calls(app)
    await app.settle()
    expect(calls(app)).toBe(before)
  })

  test('an account that ends takes its customer along, when Stripe can be reached again', async () => {
    const app = await makePaymentApp(await makeDatabase())
    const person = await customer(app)
    await app.tellAll()
    app.stripe.trouble = 'down'
    const payload = { password: 'a long pass phrase' }
    const closed = await app.call({ method: 'POST', url: API.closing, headers: person.headers, payload })
    expect(closed.statusCode).toBe(204)
    expect(await app.database.db.selectFrom('billing_accounts').selectAll().execute()).toEqual([])
    await expect(app.settle()).rejects.toThrow('payments_unreachable')
    expect(app.stripe.books.customers.size).toBe(1)
    app.stripe.trouble = 'none'
    app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    await app.settle()
    expect(app.stripe.books.customers.size).toBe(0)
    expect(app.stripe.books.subscriptions[0]?.status).toBe('canceled')
    expect(await app.database.db.selectFrom('billing_endings').selectAll().execute()).toEqual([])
  })

  describe('an account that is closing', () => {
    /** The same accounts and books, in production: there the end of an account waits seven days. */
    async function inProduction() {
      const database = await makeDatabase()
      const demo = await makePaymentApp(database)
      const { user } = await customer(demo)
      await database.db.deleteFrom('user').where('username', '=', DEMO.username).execute()
      const app = await makePaymentApp(database, {
        env: {
          SALUS_MODE: 'production',
          SALUS_PUBLIC_ORIGIN: 'https://salus.example',
          SALUS_SMTP_URL: 'smtp://127.0.0.1:1',
          SALUS_MAIL_FROM: 'salus@salus.example',
          SALUS_STRIPE_API: demo.stripe.base,
        },
      })
      const site = { host: 'salus.example', origin: 'https://salus.example' }
      const { password } = someForm()
      const payload = { username: user.username, password }
      const { cookies } = await app.call({ method: 'POST', url: API.login, headers: site, payload })
      const headers = { ...site, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
      const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
        app.call({ method, url, headers, ...(body ? { payload: body } : {}) })
      await ask('POST', API.refreshBilling)
      const close = async () => expect((await ask('POST', API.closing, { password })).statusCode).toBe(204)
      const keep = async () => expect((await ask('DELETE', API.closing)).statusCode).toBe(204)
      const stops = () => demo.stripe.books.subscriptions[0]?.cancel_at_period_end
      return { app, stripe: demo.stripe, ask, close, keep, stops }
    }

    test('renews no plan, also when Stripe is down at that moment, and renews it when it is kept after all', async () => {
      const { app, stripe, ask, close, keep, stops } = await inProduction()
      stripe.trouble = 'down'
      await close()
      expect(stops()).toBe(false)
      stripe.trouble = 'none'
      app.clock.now = new Date(app.clock.now.getTime() + 61_000)
      await app.settle()
      expect(stops()).toBe(true)
      const { subscription } = (await ask('GET', API.billing)).json()
      expect(subscription.endsAt).toBe(subscription.periodEndsAt)
      for (const [url, body] of [
        [API.resumePlan, {}],
        [API.checkout, { priceId: 'price_pro' }],
        [API.planChange, { priceId: 'price_pro', at: Math.floor(app.clock.now.getTime() / 1_000) }],
      ] as const) {
        expect((await ask('POST', url, body)).json().code, url).toBe('account_closing')
      }
      await keep()
      expect(stops()).toBe(false)
      expect((await ask('GET', API.billing)).json().subscription.endsAt).toBeNull()
    })

    test.each(['before', 'meanwhile'] as const)('that is kept does not renew what was cancelled %s', async (when) => {
      const { ask, close, keep, stops } = await inProduction()
      if (when === 'before') await ask('POST', API.cancelPlan)
      await close()
      if (when === 'meanwhile') await ask('POST', API.cancelPlan)
      await keep()
      expect(stops()).toBe(true)
    })
  })

  test('a customer deleted at Stripe is forgotten, and may come anew', async () => {
    const app = await makePaymentApp(await makeDatabase())
    const person = await customer(app)
    await app.tellAll()
    const { stripeCustomerId } = await billing(app, person)
    app.stripe.books.deleteCustomer(stripeCustomerId)
    const answer = await app.call({ method: 'POST', url: API.refreshBilling, headers: person.headers })
    expect(answer.json()).toMatchObject({ stripeCustomerId: null, subscription: null })
  })

  test('events in any order, all of them twice, leave what Stripe has', async () => {
    const app = await makePaymentApp(await makeDatabase())
    const person = await customer(app)
    const { books } = app.stripe
    const { id = '', customer: of } = books.subscriptions[0] ?? {}
    const STEPS = {
      cancel: () => books.update(id, { cancel_at_period_end: 'true' }),
      resume: () => books.update(id, { cancel_at_period_end: 'false' }),
      upgrade: () =>
        books.update(id, { items: { 0: { price: 'price_pro' } }, payment_behavior: 'pending_if_incomplete' }),
      downgrade: () => books.update(id, { items: { 0: { price: 'price_basic' } } }),
      ask: () => {
        books.customer(of).card = 'asks'
      },
      confirm: () => books.subscriptions[0]?.pending_update && books.payInvoice(books.invoices[0]?.id ?? ''),
      expire: () => books.expirePending(id),
      fail: () => books.failRenewal(id),
      settle: () => books.settle(id),
    }
    const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(steps, fc.infiniteStream(fc.nat({ max: 6 })), async (taken, chance) => {
        books.settle(id)
        await app.tellAll()
        for (const step of taken) STEPS[step]()
        const told = app.events.splice(0)
        // Each twice, in an order of chance; half of them at the same time.
        const shuffled = [...told, ...told]
          .map((event) => ({ event, place: chance.next().value }))
          .sort((one, other) => one.place - other.place)
          .map(({ event }) => event)
        const half = Math.floor(shuffled.length / 2)
        await Promise.all(shuffled.slice(0, half).map((event) => app.tell(event)))
        for (const event of shuffled.slice(half)) await app.tell(event)
        const { subscription } = await billing(app, person)
        const truth = books.subscriptions[0]
        expect(subscription.plan).toBe(truth?.items.data[0]?.price.id === 'price_pro' ? 'pro' : 'basic')
        expect(subscription.endsAt !== null).toBe(truth?.cancel_at_period_end)
        expect(subscription.pendingChange !== null).toBe(truth?.pending_update !== null)
        expect(subscription.graceEndsAt !== null).toBe(truth?.status === 'past_due')
      }),
      { numRuns: 15, seed: 7 },
    )
  }, 60_000)

  test('the answer of a look that was begun earlier does not replace a later one', async () => {
    const app = await makePaymentApp(await makeDatabase())
    const person = await customer(app)
    await app.tellAll()
    const { billingRepository } = await import('./billing.repository.ts')
    const accounts = billingRepository(app.database.db)
    const at = new Date(app.clock.now.getTime() + DAY_MS).toISOString()
    const first = await accounts.beginLook(person.user.id, at)
    const second = await accounts.beginLook(person.user.id, at)
    const { facts } = (await accounts.accountOf(person.user.id)) ?? {}
    await accounts.keepLook(person.user.id, second?.look ?? 0, null, at)
    await accounts.keepLook(person.user.id, first?.look ?? 0, facts ?? null, at)
    expect((await accounts.accountOf(person.user.id))?.facts).toBeNull()
  })
})
