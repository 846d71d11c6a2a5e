import { randomUUID } from 'node:crypto'
import { API, PAGES } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

eachDatabase((makeDatabase) => {
  test('a known address says which methods it takes', async () => {
    const app = await makeTestApp(await makeDatabase())
    const cases = [
      ['PUT', API.documents, 'GET, HEAD, POST'],
      ['PUT', API.document(randomUUID()), 'GET, HEAD, PATCH, DELETE'],
      ['GET', API.restoreDocument(randomUUID()), 'POST'],
      ['POST', PAGES.home, 'GET, HEAD'],
      // The server echoes nothing that a caller sent, cookies included.
      ['TRACE', PAGES.home, 'GET, HEAD'],
    ] as const
    for (const [method, url, allow] of cases) {
      const answer = await app.call({ method, url })
      expect(answer.json(), url).toMatchObject({ code: 'method_not_allowed' })
      expect(answer.headers.allow, url).toBe(allow)
    }
    expect((await app.call({ method: 'POST', url: '/api/nothing' })).json()).toMatchObject({ code: 'not_found' })
    expect((await app.call({ method: 'POST', url: '/nothing' })).json()).toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['/%E0%A4%A', 400, 'malformed_body'],
    ['/api/documents/%', 400, 'malformed_body'],
    ['/api/labs/series/%00', 400, 'malformed_body'],
    [`/api/documents/${'x'.repeat(500)}`, 404, 'not_found'],
  ])('an address that cannot be read is refused like everything else: %s', async (url, status, code) => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await app.call({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a balancer may ask by address how the server is; nothing else answers there', async () => {
    const app = await makeTestApp(await makeDatabase())
    const byAddress = (url: string) => app.call({ url, headers: { host: '10.0.0.7:3000' } })
    expect((await byAddress(API.live)).statusCode).toBe(200)
    expect((await byAddress(API.ready)).statusCode).toBe(200)
    expect((await byAddress(API.site)).statusCode).toBe(421)
    expect((await byAddress('/')).statusCode).toBe(421)
  })

  test('no cache keeps what belongs to a person', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    for (const url of [API.session, API.documents, API.document(randomUUID())]) {
      expect((await app.call({ url, headers })).headers['cache-control'], url).toBe('no-store')
    }
  })

  test('an id that a caller invents for its request is not used', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await app.call({ url: API.site, headers: { 'x-request-id': 'forged', 'request-id': 'forged' } })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
