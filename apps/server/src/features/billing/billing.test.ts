import { randomUUID } from 'node:crypto'
import { ACTING_FOR_HEADER, API, GRACE_DAYS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makePaymentApp, type PaymentApp } from '#server/testing/payment-app.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>
const DAY_MS = 24 * 60 * 60 * 1_000

const post = (
  app: Pick<PaymentApp, 'call'>,
  { headers }: { headers: Record<string, string> },
  url: string,
  payload: object = {},
) => app.call({ method: 'POST', url, headers, payload })
const billing = async (app: Pick<PaymentApp, 'call'>, { headers }: Person) =>
  (await app.call({ url: API.billing, headers })).json()
const buy = async (app: PaymentApp, person: Person, priceId = 'price_basic') => {
  const answer = await post(app, person, API.checkout, { priceId })
  expect(answer.statusCode, answer.body).toBe(200)
  app.stripe.books.pay(answer.json().url.split('/').at(-1))
}
const subscribed = async (app: PaymentApp, priceId?: string) => {
  const person = await signIn(app)
  await buy(app, person, priceId)
  await app.tellAll()
  return person
}
const one = (app: PaymentApp) => app.stripe.books.subscriptions[0]?.id ?? ''

eachDatabase((makeDatabase) => {
  describe('where nothing is sold', () => {
    test('no plan is listed, everybody has everything without end, and nothing can be bought', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2090-01-01T00:00:00Z') })
      const person = await signIn(app)
      expect((await app.call({ url: API.plans })).json()).toEqual({
        payments: 'off',
        limits: { queriesADay: null, storageBytes: null },
        plans: [],
      })
      expect(await billing(app, person)).toMatchObject({ plan: 'open', trialEndsAt: null })
      expect((await app.call({ url: API.plan, headers: person.headers })).json()).toEqual({ plan: 'open' })
      const refused = await post(app, person, API.checkout, { priceId: 'price_basic' })
      expect(refused.json().message).toBe('Subscription not available')
      expect((await app.call({ url: API.plan })).statusCode).toBe(401)
      expect((await post(app, person, API.stripeEvents)).statusCode).toBe(404)
    })

    test('the host may set limits, which the price list tells', async () => {
      const env = { SALUS_QUESTIONS_A_DAY: '30', SALUS_STORAGE_MB: '2' }
      const app = await makeTestApp(await makeDatabase(), { env })
      expect((await app.call({ url: API.plans })).json().limits).toEqual({
        queriesADay: 30,
        storageBytes: 2 * 1024 ** 2,
      })
      expect((await app.call({ url: API.site })).json()).toMatchObject({ sellsPlans: false, limitsQuestions: true })
    })
  })

  describe('the price list', () => {
    test('has the prices of Stripe, in the currency of the region', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const answer = (await app.call({ url: API.plansIn('IN') })).json()
      expect(answer).toMatchObject({
        payments: 'on',
        plans: [
          { id: 'free', price: { amount: 0, currency: 'inr' }, stripePriceId: null },
          { id: 'basic', price: { amount: 39_900, currency: 'inr' }, stripePriceId: 'price_basic' },
          { id: 'pro', price: { amount: 79_900, currency: 'inr' }, stripePriceId: 'price_pro' },
        ],
      })
    })

    test('stands when Stripe cannot be reached, and says that nothing can be bought now', async () => {
      const app = await makePaymentApp(await makeDatabase())
      app.stripe.trouble = 'down'
      // Prices stand at Stripe alone, so that no second price can differ.
      expect((await app.call({ url: API.plans })).json()).toMatchObject({
        payments: 'unreachable',
        plans: [{ price: { amount: 0 } }, { price: null }, { price: null }],
      })
      const failed = await post(app, await signIn(app), API.checkout, { priceId: 'price_basic' })
      expect(failed.json()).toMatchObject({ code: 'payments_unreachable' })
      app.stripe.trouble = 'none'
      expect((await app.call({ url: API.plans })).json()).toMatchObject({ payments: 'on' })
    })
  })

  describe('the checkout', () => {
    test('takes either form of the call, for its owner alone', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const form = someForm()
      const person = await signIn(app, form)
      const other = await signIn(app)
      const priceId = 'price_basic'
      const own = await post(app, person, API.checkout, { priceId, userId: person.user.id })
      expect(new URL(own.json().url).origin).toBe(app.stripe.base)
      const byEmail = await post(app, person, API.checkout, { priceId, email: form.email?.toUpperCase() })
      expect(byEmail.json()).toEqual(own.json())
      for (const stranger of [{ userId: other.user.id }, { userId: randomUUID() }, { email: 'else@example.com' }]) {
        expect((await post(app, person, API.checkout, { priceId, ...stranger })).json().code).toBe('checkout_not_yours')
      }
      expect((await app.call({ method: 'POST', url: API.checkout, payload: { priceId } })).statusCode).toBe(401)
    })

    test.each(['price_other', 'price_of_another_account', "'; drop table user; --", '४९९', 'x'.repeat(255)])(
      'a price that is none of ours is refused: %s',
      async (priceId) => {
        const app = await makePaymentApp(await makeDatabase())
        const refused = await post(app, await signIn(app), API.checkout, { priceId })
        expect(refused.json()).toMatchObject({
          code: 'plan_invalid',
          message: 'This plan cannot be subscribed. Please select a valid paid plan.',
        })
        expect(app.stripe.books.customers.size).toBe(0)
      },
    )

    test('leads to no page but one of the payment service', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await signIn(app)
      const start = () => post(app, person, API.checkout, { priceId: 'price_pro' })
      const first = (await start()).json().url
      expect((await start()).json().url).toBe(first)
      for (const session of app.stripe.books.sessions) session.url = 'https://checkout.stripe.com.evil.example/pay'
      const refused = await start()
      expect(refused.body).not.toContain('evil.example')
    })

    test('clicked often at once it makes one customer and one open page', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await signIn(app)
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => post(app, person, API.checkout, { priceId: 'price_pro' })),
      )
      expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
      expect(app.stripe.books.customers.size).toBe(1)
      expect(app.stripe.books.sessions).toHaveLength(1)
    })

    test('two tabs with different plans leave one page open', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await signIn(app)
      await Promise.all(
        ['price_basic', 'price_pro', 'price_basic'].map((priceId) => post(app, person, API.checkout, { priceId })),
      )
      expect(app.stripe.books.sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
    })

    test('who pays already is not sold a second plan', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      expect((await post(app, person, API.checkout, { priceId: 'price_pro' })).json().code).toBe('subscribed_already')
    })

    test('asks for tax, coupons and the currency of the region', async () => {
      const app = await makePaymentApp(await makeDatabase())
      await post(app, await signIn(app), API.checkout, { priceId: 'price_pro', region: 'EU' })
      expect(app.stripe.books.sessions[0]).toMatchObject({
        currency: 'eur',
        success_url: 'http://localhost:3000/billing-history?checkout=done',
        cancel_url: 'http://localhost:3000/pricing?checkout=cancelled',
      })
    })
  })

  describe('a plan', () => {
    test('is there as soon as it is paid, by the event or by asking', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await signIn(app)
      await buy(app, person, 'price_pro')
      expect((await billing(app, person)).plan).toBe('free')
      expect((await post(app, person, API.refreshBilling)).json()).toMatchObject({
        plan: 'pro',
        trialEndsAt: null,
        subscription: { plan: 'pro', price: { amount: 999, currency: 'usd' }, endsAt: null, graceEndsAt: null },
      })
      const usage = (await app.call({ url: API.usage, headers: person.headers })).json()
      expect(usage.limit).toBeNull()
      const { subscription } = (await app.call({ url: API.profile, headers: person.headers })).json()
      expect(subscription).toEqual({ plan: 'pro', renewalDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    })

    test('that is paid in another currency is shown in that one', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await signIn(app)
      const { url } = (await post(app, person, API.checkout, { priceId: 'price_pro', region: 'IN' })).json()
      app.stripe.books.pay(url.split('/').at(-1))
      const { subscription } = (await post(app, person, API.refreshBilling)).json()
      expect(subscription.price).toEqual({ amount: 79_900, currency: 'inr' })
    })

    test('is cancelled to the end of the month, and resumed', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      const cancelled = (await post(app, person, API.cancelPlan)).json()
      expect(cancelled).toMatchObject({ plan: 'basic', subscription: { endsAt: cancelled.subscription.periodEndsAt } })
      expect((await post(app, person, API.resumePlan)).json().subscription.endsAt).toBeNull()
      await post(app, person, API.cancelPlan)
      app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS)
      const later = await signIn(app)
      expect((await billing(app, later)).plan).toBe('free')
      expect(await planOf(app, person)).toBe('ended')
    })

    test('is changed for what the preview said, and the second of two clicks costs nothing', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      app.clock.now = new Date(app.clock.now.getTime() + 15 * DAY_MS)
      const again = await signInAgain(app, person)
      const preview = (await post(app, again, API.planPreview, { priceId: 'price_pro' })).json()
      expect(preview).toMatchObject({
        plan: 'pro',
        dueNow: { amount: 250 },
        credit: { amount: 0 },
        price: { amount: 999 },
      })
      const change = { priceId: 'price_pro', at: preview.at }
      const answers = await Promise.all([1, 2].map(() => post(app, again, API.planChange, change)))
      expect(answers.map((answer) => answer.json().plan)).toEqual(['pro', 'pro'])
      const paid = app.stripe.books.invoices.filter(({ amount_paid }) => amount_paid === 250)
      expect(paid).toHaveLength(1)
      const down = (await post(app, again, API.planPreview, { priceId: 'price_basic' })).json()
      expect(down).toMatchObject({ dueNow: { amount: 0 }, credit: { amount: 250 } })
    })

    test.each(['asks', 'declined'] as const)('is changed once it is paid where the card %s', async (card) => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      useCards(app, card)
      const { at } = (await post(app, person, API.planPreview, { priceId: 'price_pro' })).json()
      const change = () => post(app, person, API.planChange, { priceId: 'price_pro', at })
      const [asked, again] = await Promise.all([change(), change()])
      expect(again.json()).toEqual(asked.json())
      const { plan, subscription } = asked.json()
      expect([plan, subscription.plan, subscription.pendingChange.plan]).toEqual(['basic', 'basic', 'pro'])
      expect(app.stripe.books.invoices.filter(({ status }) => status === 'open')).toHaveLength(1)
      expect(await billing(app, person)).toEqual(asked.json())
      await fetch(subscription.pendingChange.url, { method: 'POST' })
      await app.tellAll()
      expect(await billing(app, person)).toMatchObject({ plan: 'pro', subscription: { pendingChange: null } })
    })

    test('stays as it is when nobody confirms the change in time', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      useCards(app, 'asks')
      const { at } = (await post(app, person, API.planPreview, { priceId: 'price_pro' })).json()
      await post(app, person, API.planChange, { priceId: 'price_pro', at })
      app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
      expect((await billing(app, person)).subscription.pendingChange).toBeNull()
      app.stripe.books.expirePending(one(app))
      await app.tellAll()
      expect(await billing(app, person)).toMatchObject({ plan: 'basic', subscription: { pendingChange: null } })
    })

    test('is not changed while a payment is missing, nor by amounts of long ago', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      app.stripe.books.failRenewal(one(app))
      const { at } = (await post(app, person, API.planPreview, { priceId: 'price_pro' })).json()
      const declined = await post(app, person, API.planChange, { priceId: 'price_pro', at })
      expect(declined.json()).toMatchObject({ code: 'payment_declined' })
      expect(await billing(app, person)).toMatchObject({ plan: 'basic', subscription: { pendingChange: null } })
      for (const wrong of [at - 3_600, at + 3_600]) {
        const old = await post(app, person, API.planChange, { priceId: 'price_pro', at: wrong })
        expect(old.json().code).toBe('plan_preview_old')
      }
    })

    test('stays for the days of grace when a payment fails, and is whole again when it is made', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      app.stripe.books.failRenewal(one(app))
      await app.tellAll()
      const grace = new Date(Math.floor(app.clock.now.getTime() / 1_000) * 1_000 + GRACE_DAYS * DAY_MS)
      expect(await billing(app, person)).toMatchObject({
        plan: 'basic',
        subscription: { graceEndsAt: grace.toISOString() },
      })
      app.stripe.books.settle(one(app))
      await app.tellAll()
      expect((await billing(app, person)).subscription.graceEndsAt).toBeNull()
    })

    test('of a person who somehow paid for two is the larger one, and the other ends', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await signIn(app)
      await buy(app, person, 'price_pro')
      const { books } = app.stripe
      const [first] = books.subscriptions
      books.subscriptions.push({ ...structuredClone(first as object), id: 'sub_second' } as never)
      expect((await post(app, person, API.refreshBilling)).json().plan).toBe('pro')
      expect(books.subscriptions.filter(({ status }) => status === 'active')).toHaveLength(1)
    })

    test('is kept while several looks end the second one, and while a price is named wrong', async () => {
      const database = await makeDatabase()
      const app = await makePaymentApp(database)
      const person = await subscribed(app)
      const { books } = app.stripe
      books.subscriptions.push({ ...structuredClone(books.subscriptions[0] as object), id: 'sub_second' } as never)
      const looks = await Promise.all(Array.from({ length: 4 }, () => post(app, person, API.refreshBilling)))
      expect(looks.map((answer) => answer.json().plan)).toEqual(['basic', 'basic', 'basic', 'basic'])
      const env = { SALUS_STRIPE_API: app.stripe.base, SALUS_STRIPE_PRO_PRICE: 'price_of_a_typo' }
      const astray = await makePaymentApp(database, { env })
      expect((await post(astray, person, API.refreshBilling)).json().code).toBe('payments_refused')
      expect(await billing(app, person)).toMatchObject({ plan: 'basic', stripeCustomerId: expect.any(String) })
    })

    test.each([API.planPreview, API.planChange, API.cancelPlan, API.resumePlan, API.paymentPortal])(
      'is asked for at %s only by who has one',
      async (url) => {
        const app = await makePaymentApp(await makeDatabase())
        await subscribed(app)
        const at = Math.floor(app.clock.now.getTime() / 1_000)
        const refused = await post(app, await signIn(app), url, { priceId: 'price_pro', at })
        expect(refused.json().code).toBe('not_subscribed')
        expect((await app.call({ method: 'POST', url, payload: { priceId: 'price_pro', at } })).statusCode).toBe(401)
      },
    )
  })

  describe('a free trial that is over', () => {
    test('takes no question and no document, and still answers an emergency and shows what is there', async () => {
      const app = await makePaymentApp(await makeDatabase(), { at: new Date('2030-01-01T00:00:00Z') })
      const person = await signIn(app)
      const save = (who: Person) =>
        post(app, who, API.documents, {
          id: randomUUID(),
          kind: 'symptom_report',
          title: 'A cold',
          text: 'Since Monday.',
        })
      expect((await save(person)).statusCode).toBe(201)
      app.clock.now = new Date('2030-02-01T00:00:00Z')
      const again = await signInAgain(app, person)
      expect((await billing(app, again)).plan).toBe('ended')
      const ask = (text: string) => post(app, again, API.symptoms, { text })
      expect((await ask('I have a cough')).json().code).toBe('trial_over')
      expect((await ask('crushing chest pain, I am sweating')).json().urgency).toBe('emergency')
      expect((await save(again)).json().code).toBe('trial_over')
      expect((await app.call({ url: API.documents, headers: again.headers })).json().items).toHaveLength(1)
    })

    test('not even a first document is taken', async () => {
      const app = await makePaymentApp(await makeDatabase(), { at: new Date('2030-01-01T00:00:00Z') })
      const person = await signIn(app)
      app.clock.now = new Date('2030-02-01T00:00:00Z')
      const again = await signInAgain(app, person)
      const document = { id: randomUUID(), kind: 'symptom_report', title: 'A cold', text: 'Since Monday.' }
      expect((await post(app, again, API.documents, document)).json().code).toBe('trial_over')
    })
  })

  describe("a child's record", () => {
    test('has what its parents pay for, as nobody can pay in its name', async () => {
      const app = await makePaymentApp(await makeDatabase(), { at: new Date('2030-01-01T00:00:00Z') })
      const parent = await signIn(app)
      const child = { fullName: 'Mira Rao', dob: '2025-05-01' }
      const { ownerId } = (await post(app, parent, API.children, child)).json()
      app.clock.now = new Date('2030-02-01T00:00:00Z')
      const again = await signInAgain(app, parent)
      const save = () => {
        const document = { id: randomUUID(), kind: 'symptom_report', title: 'A cold', text: 'Since Monday.' }
        return post(app, { headers: { ...again.headers, [ACTING_FOR_HEADER]: ownerId } }, API.documents, document)
      }
      expect((await save()).json().code).toBe('trial_over')
      await buy(app, again)
      await app.tellAll()
      expect((await save()).statusCode).toBe(201)
    })
  })

  describe('invoices', () => {
    test('are shown to their owner alone', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const person = await subscribed(app)
      const other = await subscribed(app)
      const { stripeCustomerId } = await billing(app, person)
      const url = API.invoicesOf(stripeCustomerId)
      const own = (await app.call({ url, headers: person.headers })).json()
      expect(own).toMatchObject({ has_more: false, data: [{ amount_paid: 499, currency: 'usd', status: 'paid' }] })
      expect(own.data[0].invoice_pdf).toMatch(/\.pdf$/)
      expect((await app.call({ url, headers: other.headers })).statusCode).toBe(404)
      expect((await app.call({ url: API.invoicesOf('cus_none'), headers: other.headers })).statusCode).toBe(404)
      expect((await app.call({ url: `${url}?after=in_none`, headers: person.headers })).statusCode).toBe(404)
      expect((await app.call({ url })).statusCode).toBe(401)
    })
  })
})

function useCards(app: PaymentApp, card: 'asks' | 'declined') {
  for (const customer of app.stripe.books.customers.values()) customer.card = card
}

async function planOf(app: PaymentApp, person: Person) {
  return (await billing(app, await signInAgain(app, person))).plan
}

/** A session ends while the clock is moved on. */
async function signInAgain(app: PaymentApp, { user }: Person): Promise<Person> {
  const login = await app.call({
    method: 'POST',
    url: API.login,
    payload: { username: user.username, password: someForm().password },
  })
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { cookie, user, headers: { cookie } }
}
