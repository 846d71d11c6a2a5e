import { randomUUID } from 'node:crypto'
import { ALL_RIGHTS, API, CIRCLE_PARTS, type CirclePart, type CircleRights } from '@salus/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiDescription } from '#server/api-description.ts'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

/** Every route of the API, as its description has them. */
let routes: Route[] = []
beforeAll(async () => {
  const { paths } = JSON.parse(await apiDescription()) as { paths: Record<string, object> }
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/api/')
      ? Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Route['method'], path }))
      : [],
  )
  expect(routes.length).toBeGreaterThan(120)
}, 60_000)

const urlOf = ({ path }: Route, ownerId: string) =>
  path
    .replace('{userId}', ownerId)
    .replace('{version}', '1')
    .replaceAll(/\{\w+\}/g, randomUUID())

const send = (app: TestApp, route: Route, ownerId: string, headers: Record<string, string>) => {
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE'
  return app.call({ method: route.method, url: urlOf(route, ownerId), headers, ...(hasBody ? { payload: {} } : {}) })
}

/** The routes that were not refused for who asks. */
async function opened(app: TestApp, ownerId: string, headers: Record<string, string>): Promise<string[]> {
  const open: string[] = []
  for (const route of routes) {
    const answer = await send(app, route, ownerId, headers)
    const name = `${route.method} ${route.path}`
    expect(answer.statusCode, name).toBeLessThan(500)
    // A second removal is answered without a body.
    const code = answer.body === '' ? null : answer.json().code
    if (code === 'part_not_shared') expect(answer.statusCode, name).toBe(404)
    else open.push(name)
  }
  return open
}

const MANY = { SALUS_RATE_LIMIT_FACTOR: '1000' }

/** Each part may open these routes and no others. This list is made apart from the table that is tested. */
const PLACES: Record<CirclePart, RegExp> = {
  vitals: /^\w+ \/api\/(health(\/\{userId\})?$|vitals|timeline|dashboard)/,
  history: /^GET \/api\/(health\/medical-history\/\{userId\}(\/form)?$|timeline|dashboard)/,
  medicines: /^(GET \/api\/(health\/medical-history\/\{userId\}(\/form)?$|timeline|dashboard)|\w+ \/api\/medicines)/,
  immunizations: /^(GET \/api\/(timeline|dashboard)|\w+ \/api\/immunizations)/,
  visits: /^(GET \/api\/(timeline|dashboard)|\w+ \/api\/visits)/,
  documents: /^\w+ \/api\/(documents|timeline|dashboard)/,
  reports: /^\w+ \/api\/(labs|timeline|dashboard)/,
}

eachDatabase((makeDatabase) => {
  describe('every route of the API', () => {
    test('is closed to a stranger, to one who was revoked and to one whose time is over, in the same words', async () => {
      let now = new Date('2046-11-21T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now, env: MANY })
      const [owner, stranger, revoked, expired] = [
        await signIn(app),
        await signIn(app),
        await signIn(app),
        await signIn(app),
      ]
      await share(app, owner, revoked, ALL_RIGHTS)
      await share(app, owner, expired, ALL_RIGHTS, { until: '2046-11-21T11:00:00.000Z' })
      for (const person of [revoked, expired]) {
        expect((await app.call({ url: API.vitals, headers: actingFor(person, owner.user.id) })).statusCode).toBe(200)
      }
      const ended = await app.call({ method: 'DELETE', url: API.circleMember(revoked.user.id), headers: owner.headers })
      expect(ended.statusCode).toBe(204)
      now = new Date('2046-11-21T11:00:00.000Z')
      for (const [person, ownerId] of [
        [stranger, owner.user.id],
        [stranger, 'nobody-at-all'],
        [revoked, owner.user.id],
        [expired, owner.user.id],
      ] as const) {
        for (const route of routes) {
          const answer = await send(app, route, ownerId, actingFor(person, ownerId))
          expect([answer.statusCode, answer.json().code], `${route.method} ${route.path}`).toEqual([
            404,
            'record_not_shared',
          ])
        }
      }
    }, 120_000)

    test('opens to a member only what is shared, and to look at only where it is shared to look at', async () => {
      const app = await makeTestApp(await makeDatabase(), { env: MANY })
      const owner = await signIn(app)
      for (const part of CIRCLE_PARTS) {
        for (const right of ['read', 'write'] as const) {
          const member = await signIn(app)
          await share(app, owner, member, { [part]: right } as CircleRights)
          const open = await opened(app, owner.user.id, actingFor(member, owner.user.id))
          expect(open.length, part).toBeGreaterThan(1)
          expect(
            open.filter((name) => !PLACES[part].test(name)),
            part,
          ).toEqual([])
          if (right === 'read')
            expect(
              // It asks about a medicine that is not on the list, and writes nothing.
              open.filter((name) => !name.startsWith('GET ') && name !== 'POST /api/medicines/checks'),
              part,
            ).toEqual([])
        }
      }
    }, 120_000)

    test('that is not of the record stays closed to a member with all rights', async () => {
      const app = await makeTestApp(await makeDatabase(), { env: MANY })
      const [owner, member] = [await signIn(app), await signIn(app)]
      await share(app, owner, member, ALL_RIGHTS)
      const open = await opened(app, owner.user.id, actingFor(member, owner.user.id))
      const own =
        /\/api\/(auth|profile|archive|exports|imports|conversations|assistant|account|api-keys|care-circle|emergency-card|plan|care-team)/
      expect(open.filter((name) => own.test(name))).toEqual([])
    }, 60_000)

    test('is closed to a key that asks for another record', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, member] = [await signIn(app), await signIn(app)]
      await share(app, owner, member, ALL_RIGHTS)
      const made = { name: 'watch', scopes: ['record:read', 'vitals:write'], days: null }
      const { key } = (
        await app.call({ method: 'POST', url: API.apiKeys, headers: member.headers, payload: made })
      ).json()
      const headers = { authorization: `Bearer ${key}` }
      const named = await app.call({ url: API.vitals, headers: { ...headers, 'x-acting-for': owner.user.id } })
      expect(named.statusCode).toBe(404)
      expect((await app.call({ url: API.healthOf(owner.user.id), headers })).statusCode).toBe(403)
      const payload = { user_id: owner.user.id, heartbeat: 70 }
      expect((await app.call({ method: 'POST', url: API.health, headers, payload })).statusCode).toBe(403)
    })
  })
})
