import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

const TOKEN = 'a-token-that-nobody-will-guess'
const LCP = { name: 'LCP', value: 1_234, rating: 'good' }

eachDatabase((makeDatabase, dialect) => {
  const open = async (env: Record<string, string> = {}) => makeTestApp(await makeDatabase(), { env })

  describe('metrics', () => {
    test('tell of requests by route, of failures and of pages, and never of a person', async () => {
      const app = await open()
      const { headers, user } = await signIn(app)
      await app.call({ url: API.document('00000000-0000-4000-8000-000000000000'), headers })
      const sent = await app.call({ method: 'POST', url: API.webVitals, payload: { ...LCP, id: 'v1', entries: [{}] } })
      expect(sent.statusCode).toBe(204)
      const { body, headers: answered } = await app.call({ url: API.metrics })
      expect(answered['content-type']).toContain('text/plain')
      expect(body).toContain('salus_request_seconds_count{method="GET",route="/api/documents/:id",status="4xx"} 1')
      expect(body).toContain('salus_errors_total{code="not_found"} 1')
      expect(body).toContain('salus_web_vital_milliseconds_sum{name="LCP",rating="good"} 1234')
      expect(body.includes('salus_database_connections{state="waiting"}')).toBe(dialect === 'postgres')
      expect(body).not.toContain(user.id)
      expect(body).not.toContain('00000000-0000')
    })

    test('are for this machine alone, and not through a proxy, unless there is a token', async () => {
      const app = await open()
      const stranger = await app.call({ url: API.metrics, remoteAddress: '192.0.2.7' })
      const passedOn = await app.call({ url: API.metrics, headers: { 'x-forwarded-for': '127.0.0.1' } })
      expect([stranger.statusCode, passedOn.statusCode]).toEqual([404, 404])
    })

    test('with a token are for who has it, from anywhere', async () => {
      const app = await open({ SALUS_METRICS_TOKEN: TOKEN })
      const ask = async (authorization?: string) =>
        app.call({ url: API.metrics, remoteAddress: '192.0.2.7', headers: authorization ? { authorization } : {} })
      expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200)
      expect((await ask('Bearer wrong')).statusCode).toBe(404)
      expect((await ask()).statusCode).toBe(404)
      expect((await app.call({ url: API.metrics })).statusCode).toBe(404)
    })

    test.each([
      { ...LCP, name: 'SPEED' },
      { ...LCP, value: -1 },
      { ...LCP, value: 'fast' },
      { ...LCP, rating: 'superb' },
      [],
    ])('of pages are not taken when they are not right: %j', async (payload) => {
      expect((await (await open()).call({ method: 'POST', url: API.webVitals, payload })).statusCode).toBe(400)
    })
  })
})
