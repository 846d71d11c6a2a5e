import { API, API_KEY_ROUTES, API_KEY_SCOPES, type ApiKeyScope, MOST_API_KEYS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2046-11-21T10:00:00.000Z')

async function makeKey(app: TestApp, headers: { cookie: string }, scopes: ApiKeyScope[], days: number | null = null) {
  const payload = { name: 'My watch', scopes, days }
  const answer = await app.call({ method: 'POST', url: API.apiKeys, headers, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  const { key, apiKey } = answer.json()
  return { key, id: apiKey.id as string, headers: { authorization: `Bearer ${key}` } }
}

const reading = { method: 'POST', url: API.health, payload: { heartbeat: 72 } } as const

eachDatabase((makeDatabase) => {
  describe('a personal key', () => {
    test('sends readings into its owner’s record, from a program without a browser', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { headers } = await makeKey(app, person.headers, ['vitals:write'])
      const sent = await app.app.inject({ ...reading, headers: { host: 'localhost:3000', ...headers } })
      expect(sent.statusCode, sent.body).toBe(201)
      const list = await app.call({ url: API.vitals, headers: person.headers })
      expect(list.json().items).toHaveLength(1)
    })

    test('reads the record of its owner, and of nobody else', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [one, other] = [await signIn(app), await signIn(app)]
      await app.call({ ...reading, headers: one.headers })
      const own = await makeKey(app, one.headers, ['record:read'])
      const strangers = await makeKey(app, other.headers, ['record:read'])
      const url = API.healthOf(one.user.id)
      expect((await app.call({ url, headers: own.headers })).json().data.heartbeat).toBe(72)
      expect((await app.call({ url, headers: strangers.headers })).json().code).toBe('record_not_open')
      expect((await app.call({ url: API.vitals, headers: strangers.headers })).json().items).toEqual([])
    })

    test('opens what its scope says and nothing else, of all routes that there are', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const keys = new Map<ApiKeyScope, { headers: { authorization: string } }>()
      for (const scope of API_KEY_SCOPES) keys.set(scope, await makeKey(app, person.headers, [scope]))
      const { paths } = (await app.call({ url: `${API.openApi}/json` })).json() as {
        paths: Record<string, Record<string, object>>
      }
      const routes = Object.entries(paths)
        .filter(([path]) => path.startsWith('/api/'))
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })))
      const opened: string[] = []
      for (const { method, path } of routes) {
        const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
        const url = path.replaceAll(/\{\w+\}/g, person.user.id)
        for (const [scope, { headers }] of keys) {
          const answer = await app.call({ method: method as 'GET', url, headers })
          expect(answer.statusCode, `${route} ${answer.body}`).toBeLessThan(500)
          const isRefused = answer.statusCode === 403 && answer.json().code === 'key_scope_missing'
          expect(isRefused, `${route} with ${scope}`).toBe(API_KEY_ROUTES[route] !== scope)
          if (!isRefused) opened.push(route)
        }
      }
      expect(opened.sort()).toEqual(Object.keys(API_KEY_ROUTES).sort())
    })

    test('is shown once, and stands nowhere in the database', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const person = await signIn(app)
      const { key } = await makeKey(app, person.headers, ['vitals:write'])
      const row = JSON.stringify(await database.db.selectFrom('api_keys').selectAll().executeTakeFirst())
      expect(row).not.toContain(key)
      expect(row).not.toContain(key.slice(10, 30))
      expect(row).not.toContain('My watch')
      const [listed] = (await app.call({ url: API.apiKeys, headers: person.headers })).json().items
      expect(listed).toMatchObject({ name: 'My watch', ending: key.slice(-4), scopes: ['vitals:write'] })
      expect(JSON.stringify(listed)).not.toContain(key)
    })

    test('says when it was last used', async () => {
      let now = NOW
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const person = await signIn(app)
      const { headers } = await makeKey(app, person.headers, ['record:read'])
      const lastUsed = async () =>
        (await app.call({ url: API.apiKeys, headers: person.headers })).json().items[0].lastUsedAt
      expect(await lastUsed()).toBeNull()
      await app.call({ url: API.vitals, headers })
      expect(await lastUsed()).toBe(NOW.toISOString())
      now = new Date(NOW.getTime() + 90_000)
      await app.call({ url: API.vitals, headers })
      expect(await lastUsed()).toBe(now.toISOString())
    })

    test('is over at once when it is revoked or its time is up, and only its owner can revoke it', async () => {
      let now = NOW
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const [person, other] = [await signIn(app), await signIn(app)]
      const revoked = await makeKey(app, person.headers, ['record:read'])
      const timed = await makeKey(app, person.headers, ['record:read'], 30)
      const remove = (headers: object) =>
        app.call({ method: 'DELETE', url: API.apiKey(revoked.id), headers: { ...headers } })
      const codeWith = async (headers: object) =>
        (await app.call({ url: API.vitals, headers: { ...headers } })).json().code

      expect((await remove(other.headers)).statusCode).toBe(404)
      expect((await remove(revoked.headers)).json().code).toBe('key_scope_missing')
      expect(await codeWith(revoked.headers)).toBeUndefined()
      expect((await remove(person.headers)).statusCode).toBe(204)
      expect((await remove(person.headers)).statusCode).toBe(404)
      expect(await codeWith(revoked.headers)).toBe('key_revoked')
      expect(await codeWith(timed.headers)).toBeUndefined()
      now = new Date(NOW.getTime() + 30 * 24 * 60 * 60 * 1_000)
      expect(await codeWith(timed.headers)).toBe('key_expired')
    })

    test('is read from `x-api-key` too, where no other proof stands in the header for it', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { key, id } = await makeKey(app, person.headers, ['record:read'])
      const ask = async (headers: object) => app.call({ url: API.vitals, headers: { ...headers } })
      expect((await ask({ 'x-api-key': key })).statusCode).toBe(200)
      expect((await ask({ 'x-api-key': 'made up' })).json().code).toBe('key_unknown')
      const elsewhere = await app.call({ url: API.profile, headers: { 'x-api-key': key } })
      expect(elsewhere.json().code).toBe('key_scope_missing')
      await app.call({ method: 'DELETE', url: API.apiKey(id), headers: person.headers })
      expect((await ask({ 'x-api-key': key })).json().code).toBe('key_revoked')
    })

    test('that was made up, cut short or changed opens nothing, not even beside a session', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { key } = await makeKey(app, person.headers, ['record:read'])
      const wrong = [key.slice(0, -1), `${key}x`, key.toUpperCase().replace('SALUS_KEY_', 'salus_key_'), 'salus_key_']
      for (const each of wrong) {
        const headers = { ...person.headers, authorization: `Bearer ${each}` }
        expect((await app.call({ url: API.vitals, headers })).json().code, each).toBe('key_unknown')
      }
    })

    test('is one of a few', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      for (let count = 0; count < MOST_API_KEYS; count++) await makeKey(app, person.headers, ['record:read'])
      const payload = { name: 'One more', scopes: ['record:read'], days: null }
      const answer = await app.call({ method: 'POST', url: API.apiKeys, headers: person.headers, payload })
      expect(answer.json().code).toBe('too_many_keys')
    })
  })

  test('calls of a device are counted by its key, apart from those of its owner', async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    const { headers } = await makeKey(app, person.headers, ['record:read'])
    const left = async (proof: object) =>
      Number((await app.call({ url: API.latestVitals, headers: { ...proof } })).headers['x-ratelimit-remaining'])
    const [ofKey, ofOwner] = [await left(headers), await left(person.headers)]
    expect(await left(headers)).toBe(ofKey - 1)
    expect(await left(headers)).toBe(ofKey - 2)
    expect(await left(person.headers)).toBe(ofOwner - 1)
  })
})
