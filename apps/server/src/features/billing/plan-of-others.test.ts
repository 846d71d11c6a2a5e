import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makePaymentApp, type PaymentApp } from '#server/testing/payment-app.ts'
import { signIn, someForm } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

/** Weeks later no session is left. */
async function signInAgain(app: PaymentApp, name: string, password = someForm().password): Promise<{ cookie: string }> {
  const { cookies } = await app.call({ method: 'POST', url: API.login, payload: { username: name, password } })
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
const document = () => ({ id: randomUUID(), kind: 'symptom_report', title: 'A cold', text: 'Since Monday.' })
const save = (app: PaymentApp, headers: Record<string, string>) =>
  app.call({ method: 'POST', url: API.documents, headers, payload: document() })

eachDatabase((makeDatabase) => {
  describe('a plan that is over', () => {
    test('is said to be the owner’s where a helper is refused, and one’s own where a parent is', async () => {
      const app = await makePaymentApp(await makeDatabase(), { at: new Date('2030-01-01T00:00:00Z') })
      const owner: Person = await signIn(app)
      const child = { fullName: 'Mira Rao', dob: '2025-05-01' }
      const made = await app.call({ method: 'POST', url: API.children, headers: owner.headers, payload: child })
      app.clock.now = new Date('2030-02-01T00:00:00Z')
      const helper = await signIn(app)
      const again = await signInAgain(app, owner.user.username)
      await share(app, { ...owner, headers: again }, helper, { documents: 'write' })
      const refused = (await save(app, actingFor(helper, owner.user.id))).json()
      expect(refused.code).toBe('trial_over_of_owner')
      expect(refused.message).toContain('the person whose record this is')
      expect((await save(app, helper.headers)).statusCode).toBe(201)
      expect((await save(app, again)).json().code).toBe('trial_over')
      expect((await save(app, actingFor({ headers: again }, made.json().ownerId))).json().code).toBe('trial_over')
    })
  })

  describe('the free trial of a grown child', () => {
    test('begins when the record is handed over, not when a parent made it', async () => {
      const app = await makePaymentApp(await makeDatabase(), { at: new Date('2030-01-01T00:00:00Z') })
      const parent = await signIn(app)
      const payload = { fullName: 'Mira Rao', dob: '2013-01-01' }
      const made = await app.call({ method: 'POST', url: API.children, headers: parent.headers, payload })
      app.clock.now = new Date('2031-02-01T00:00:00Z')
      const acting = actingFor({ headers: await signInAgain(app, parent.user.username) }, made.json().ownerId)
      const handOver = {
        method: 'POST' as const,
        url: API.handOver,
        headers: acting,
        payload: { email: 'm@example.com' },
      }
      const { demoToken: token } = (await app.call(handOver)).json()
      const password = 'quiet herons at dawn'
      const taken = { token, password, acceptTerms: true }
      expect((await app.call({ method: 'POST', url: API.takeOver, payload: taken })).statusCode).toBe(200)
      const grown = await signInAgain(app, 'm@example.com', password)
      expect((await app.call({ url: API.billing, headers: grown })).json()).toMatchObject({
        plan: 'free',
        trialEndsAt: '2031-03-03T00:00:00.000Z',
      })
      expect((await save(app, grown)).statusCode).toBe(201)
    })
  })
})
