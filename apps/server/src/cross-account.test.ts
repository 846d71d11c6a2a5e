import { API, API_KEY_ROUTES, API_KEY_SCOPES, type SessionInfo } from '@salus/contract'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { comparable, type Ids, idsOfNothing, NO_IDS, requestOf, wordsOf } from '#server/testing/attack.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { COMPONENTS, type DescribedRoute, ROUTES } from '#server/testing/described-routes.ts'
import { wrongValues } from '#server/testing/from-schema.ts'
import { fillRecord } from '#server/testing/full-record.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

/** Stands in everything of the person whose record is looked for, and in nothing else. */
const WORD = 'quillfeather'
const NOW = new Date('2026-11-21T10:00:00Z')

type Headers = { cookie?: string; authorization?: string }
type Person = Awaited<ReturnType<typeof signIn>>

/** What somebody who is not logged in may call. All else answers 401. */
const OPEN = new Set([
  'GET /livez',
  'GET /readyz',
  'POST /api/metrics',
  'GET /api/site',
  'GET /api/plans',
  'POST /api/contact',
  // For nobody but an admin is there anything.
  'GET /api/admin/installation',
  'POST /api/admin/jobs/retry',
  'POST /api/admin/sign-up-invitations',
  'GET /api/doctors',
  'GET /api/library',
  'GET /api/library-packs',
  'GET /api/library-packs/{pack}/{id}',
  'GET /api/library/{room}',
  'GET /api/library/{room}/{id}',
  'POST /api/chat',
  'POST /api/emergency-card/view',
  // The address itself is the secret.
  'GET /api/reminders/feed/{token}',
  'POST /api/care-circle/invitations/view',
  'POST /api/care-circle/take-over',
  'POST /api/auth/signup/code',
  'POST /api/auth/signup',
  'POST /api/auth/signup/passkey/options',
  'POST /api/auth/login/passkey/options',
  'POST /api/auth/google/start',
  'POST /api/auth/password/forgotten',
  'POST /api/auth/password/reset',
  'GET /api/auth/session',
  'POST /api/auth/logout',
])

/** What even its owner is told not to be there: it was deleted by the calls before, or nothing is sold, or no pack is there. */
const GONE = new Set([
  'DELETE /api/labs/results/{id}',
  'POST /api/conversations/{id}/outgoing',
  'POST /api/imports/{id}/answer',
  'POST /api/imports/{id}/apply',
  'POST /api/imports/{id}/undo',
  'GET /api/stripe/invoices/{stripeCustomerId}',
  'GET /api/library-packs/{pack}/{id}',
  'GET /api/reminders/feed/{token}',
])
/** Needs a service that no host has named. */
const REFUSED = new Set(['POST /api/assistant/own-key/models', 'PUT /api/assistant/own-key'])

/** What reads or changes one thing comes before what makes one of that name; what ends sessions comes last. */
const IN_ORDER = [...ROUTES].sort((a, b) => turnOf(a) - turnOf(b))

function turnOf({ name, method, pathNames }: DescribedRoute): number {
  if (/logout|DELETE .*sessions/.test(name)) return 9
  if (pathNames.length === 0) return method === 'GET' ? 6 : 5
  return ['GET', 'PATCH', 'PUT', 'DELETE', 'POST'].indexOf(method)
}

/** Calls, and writes down what must never be. */
function attacker(app: TestApp) {
  const complaints: string[] = []
  const complain = (who: string, { name }: DescribedRoute, what: string) =>
    complaints.push(`${name}, called by ${who}, ${what}`)
  const call = async (route: DescribedRoute, request: InjectOptions, headers: Headers) => {
    const answer = await app.call({ ...request, headers: { ...request.headers, ...headers } })
    if ('x-injected' in answer.headers) complain('anybody', route, 'let a header be written')
    if (answer.statusCode >= 500) complain('anybody', route, `answered ${answer.statusCode} to ${request.payload}`)
    return answer
  }
  const attack = async (who: string, route: DescribedRoute, request: InjectOptions, headers: Headers) => {
    const answer = await call(route, request, headers)
    if (wordsOf(answer).includes(WORD)) complain(who, route, `told ${wordsOf(answer)}`)
    return answer
  }
  return { complaints, complain, call, attack }
}

eachDatabase((makeDatabase) => {
  test('no route gives one person’s record to another, whoever calls', { timeout: 180_000 }, async () => {
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_RATE_LIMIT_FACTOR: '10000' }, now: () => NOW })
    const form = someForm({ fullName: `Zebedee ${WORD}`, email: `zebedee@${WORD}.example` })
    const victim = await signIn(app, form)
    const { keys, otherDoctor, ...ids } = await fillRecord(app, victim, WORD)
    const { complaints, complain, call, attack } = attacker(app)
    const before = await recordOf(app, victim, ids)

    for (const [who, headers] of Object.entries(await strangers(app, victim, form))) {
      for (const route of IN_ORDER) {
        const { statusCode } = await attack(who, route, requestOf(route, ids), headers)
        const isOpen = statusCode !== 401
        if (isOpen !== OPEN.has(route.name)) complain(who, route, `was answered ${statusCode}`)
      }
    }

    const lost = await revokedKey(app, victim)
    for (const route of IN_ORDER.filter(({ path }) => path.startsWith('/api/'))) {
      const { statusCode } = await attack('a revoked key', route, requestOf(route, ids), lost)
      if (statusCode !== 401) complain('a revoked key', route, `was answered ${statusCode}`)
      const right = API_KEY_ROUTES[route.name.replaceAll(/\{(\w+)\}/g, ':$1')]
      for (const scope of API_KEY_SCOPES.filter((each) => each !== right)) {
        const headers = { authorization: `Bearer ${keys[scope]}` }
        const answer = await attack(`a key for ${scope}`, route, requestOf(route, ids), headers)
        if (answer.statusCode !== 403) complain(`a key for ${scope}`, route, `was answered ${answer.statusCode}`)
      }
    }

    // Two people who do the same, one of them with what is the victim's, the other with what nobody has.
    const nothing = idsOfNothing(ids, otherDoctor)
    const twin = (name: string) => signIn(app, someForm({ fullName: 'Xanthippe Twin', email: `${name}@example.com` }))
    const [one, other] = [await twin('zwilling.a'), await twin('zwilling.b')]
    const oneself = [one.user.id, one.user.username, 'zwilling.a', other.user.id, other.user.username, 'zwilling.b']
    for (const route of IN_ORDER) {
      const notYours = await attack('another person', route, requestOf(route, ids), one.headers)
      const notThere = await attack('another person', route, requestOf(route, nothing), other.headers)
      const namesNothing = route.pathNames.length === 0 && route.body === undefined
      if (namesNothing || comparable(notYours, oneself) === comparable(notThere, oneself)) continue
      complain(
        'another person',
        route,
        `tells apart:\n${comparable(notYours, oneself)}\n${comparable(notThere, oneself)}`,
      )
    }

    expect(complaints).toEqual([])
    expect(await recordOf(app, victim, ids)).toEqual(before)

    for (const route of IN_ORDER) {
      for (const request of brokenRequests(route, ids)) await call(route, request, victim.headers)
    }

    // Else the ids would be wrong, or the bodies, and all of this would prove nothing.
    for (const route of IN_ORDER) {
      const answer = await call(route, requestOf(route, ids), victim.headers)
      const isGone = answer.statusCode === 404 && route.pathNames.length > 0
      if (isGone !== GONE.has(route.name)) complain('its owner', route, `was answered ${answer.statusCode}`)
      const isRefused = answer.statusCode === 400
      if (isRefused !== REFUSED.has(route.name)) complain('its owner', route, `was answered ${answer.body}`)
    }
    expect(complaints).toEqual([])
  })

  test('more than is asked for changes nothing, on any route', { timeout: 180_000 }, async () => {
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_RATE_LIMIT_FACTOR: '10000' }, now: () => NOW })
    const twin = (name: string) => signIn(app, someForm({ fullName: 'Xanthippe Twin', email: `${name}@example.com` }))
    const [one, other] = [await twin('zwilling.a'), await twin('zwilling.b')]
    const oneself = [one.user.id, one.user.username, 'zwilling.a', other.user.id, other.user.username, 'zwilling.b']
    const { complaints, complain, call } = attacker(app)
    const idsOf = ({ user }: Person): Ids => ({ ...NO_IDS, user: user.id })
    // A browser's address for push belongs to whoever logged in there last: both twins give the same one.
    const isAlike = ({ path, method }: DescribedRoute) =>
      !/access-log|archive/.test(path) && !(method === 'GET' && path === API.reminders)
    for (const route of IN_ORDER.filter(isAlike)) {
      const asked = comparable(await call(route, requestOf(route, idsOf(one)), one.headers), oneself)
      const more = comparable(await call(route, withMore(requestOf(route, idsOf(other))), other.headers), oneself)
      if (asked !== more) complain('its owner', route, `took more than it asks for:\n${asked}\n${more}`)
    }
    expect(complaints).toEqual([])
  })

  test('no other site makes a browser call, and no other name is answered, on any route', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_RATE_LIMIT_FACTOR: '10000' } })
    const { headers } = await signIn(app)
    for (const route of IN_ORDER) {
      const request = requestOf(route, NO_IDS)
      const code = async (changes: object) =>
        (await app.call({ ...request, headers: { ...request.headers, ...headers, ...changes } })).json().code
      if (route.path.startsWith('/api/') && route.name !== 'POST /api/metrics') {
        expect(await code({ host: 'evil.example' }), route.name).toBe('host_refused')
      }
      if (route.method === 'GET') continue
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
        expect(await code({ origin, 'x-forwarded-host': 'evil.example' }), route.name).toBe('origin_refused')
      }
    }
  })
})

const WRONG_WORDS = ['%00', '..%2F..%2Fetc%2Fpasswd', "'%20or%201=1--", '%F0%9F%92%8A', 'x'.repeat(199)]

/** Calls that no program of ours makes: none may be answered with a 5xx. */
function brokenRequests(route: DescribedRoute, ids: Ids): InjectOptions[] {
  const request = requestOf(route, ids)
  const headers = { 'content-type': 'application/json' }
  const bodies = route.body ? wrongValues(route.body, COMPONENTS) : []
  const words = route.pathNames.length > 0 || route.method === 'GET' ? WRONG_WORDS : []
  return [
    ...bodies.map((body) => ({ ...request, headers, payload: JSON.stringify(body) })),
    ...words.map((word) => {
      const query = { ...route.query, limit: 2, search: '', cursor: '' }
      const asked = Object.entries(query).map(([name, value]) => `${name}=${value || word}`)
      return { ...request, url: `${route.path.replaceAll(/\{\w+\}/g, word)}?${asked.join('&')}` }
    }),
  ]
}

/** What a caller would like to decide, and may not. */
const MORE = {
  id: 'another',
  userId: 'another',
  ownerId: 'another',
  owner_id: 'another',
  username: 'root',
  plan: 'pro',
  role: 'admin',
  isAdmin: true,
  emailVerified: true,
  mobileProven: true,
  createdAt: '1999-01-01T00:00:00Z',
  expiresAt: null,
}

/** The same with more in it than is asked for. */
function withMore(request: InjectOptions): InjectOptions {
  const { payload } = request
  if (typeof payload !== 'object' || payload === null || Buffer.isBuffer(payload)) return request
  return { ...request, payload: { ...MORE, ...payload } }
}

/** All that its owner is shown of a record, but what every look adds to. */
async function recordOf(app: TestApp, { headers }: Person, ids: Ids): Promise<Record<string, string>> {
  const own: Record<string, string> = {}
  for (const route of IN_ORDER.filter(({ method, path }) => method === 'GET' && !/access-log|archive/.test(path))) {
    own[route.name] = comparable(await app.call({ ...requestOf(route, ids), headers }), [])
  }
  return own
}

/** Everybody who is nobody, or no longer. */
async function strangers(app: TestApp, { headers }: Person, form: ReturnType<typeof someForm>) {
  const logIn = async (): Promise<Headers> => {
    const payload = { username: form.email, password: form.password }
    const answer = await app.call({ method: 'POST', url: API.login, payload })
    return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }
  const [ended, expired] = [await logIn(), await logIn()]
  await app.call({ method: 'POST', url: API.logout, headers: { ...ended } })
  const { sessions }: { sessions: SessionInfo[] } = (
    await app.call({ url: API.sessions, headers: { ...expired } })
  ).json()
  await app.database.db
    .updateTable('session')
    .set({ expiresAt: new Date(NOW.getTime() - 1_000).toISOString() })
    .where('id', '=', sessions.find(({ current }) => current)?.id ?? '')
    .execute()
  const forged = headers.cookie.replace(/(session_token=[^.]+\.)[^;]+/, `$1${'A'.repeat(43)}%3D`)
  return { 'a stranger': {}, 'an ended session': ended, 'an expired session': expired, 'a forgery': { cookie: forged } }
}

async function revokedKey(app: TestApp, { headers }: Person): Promise<Headers> {
  const payload = { name: WORD, scopes: API_KEY_SCOPES, days: null }
  const { key, apiKey } = (await app.call({ method: 'POST', url: API.apiKeys, headers, payload })).json()
  await app.call({ method: 'DELETE', url: API.apiKey(apiKey.id), headers })
  return { authorization: `Bearer ${key}` }
}
