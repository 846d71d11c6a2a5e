import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makePaymentApp, type PaymentApp } from '#server/testing/payment-app.ts'
import { signIn, someForm } from '#server/testing/test-app.ts'

type Headers = Record<string, string>

async function changeEmail(app: PaymentApp, headers: Headers, to: string): Promise<void> {
  const contact = { channel: 'email', to }
  const sent = await app.call({ method: 'POST', url: API.contactCode, headers, payload: contact })
  const { codeId, demoCode: code } = sent.json()
  const payload = { contact, codeId, code }
  const changed = await app.call({ method: 'PUT', url: API.contacts, headers, payload })
  expect(changed.statusCode, changed.body).toBe(200)
}
const emailsAt = ({ stripe }: PaymentApp) => [...stripe.books.customers.values()].map(({ email }) => email)
const updates = ({ stripe }: PaymentApp) => stripe.asked.filter((call) => /^POST \/v1\/customers\/./.test(call)).length

eachDatabase((makeDatabase) => {
  describe('the e-mail address at the payment service', () => {
    async function customer() {
      const app = await makePaymentApp(await makeDatabase())
      const form = someForm()
      const { headers } = await signIn(app, form)
      const bought = await app.call({ method: 'POST', url: API.checkout, headers, payload: { priceId: 'price_basic' } })
      expect(bought.statusCode, bought.body).toBe(200)
      expect(emailsAt(app)).toEqual([form.email])
      return { app, headers }
    }

    test('is told once when it changes', async () => {
      const { app, headers } = await customer()
      await changeEmail(app, headers, 'next@example.com')
      await app.settle()
      expect(emailsAt(app)).toEqual(['next@example.com'])
      app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1_000)
      await app.settle()
      expect([emailsAt(app), updates(app)]).toEqual([['next@example.com'], 1])
    })

    test('is told a minute later where the service did not answer, and changed here all the same', async () => {
      const { app, headers } = await customer()
      app.stripe.trouble = 'down'
      await changeEmail(app, headers, 'next@example.com')
      await app.settle().catch(() => {})
      expect(emailsAt(app)).not.toContain('next@example.com')
      app.stripe.trouble = 'none'
      app.clock.now = new Date(app.clock.now.getTime() + 61_000)
      await app.settle()
      expect(emailsAt(app)).toEqual(['next@example.com'])
    })

    test('of somebody who never was at the checkout is not told', async () => {
      const app = await makePaymentApp(await makeDatabase())
      const { headers } = await signIn(app)
      await changeEmail(app, headers, 'next@example.com')
      expect(app.stripe.books.customers.size).toBe(0)
    })
  })
})
