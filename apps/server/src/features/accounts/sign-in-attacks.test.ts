import { API, DEMO } from '@salus/contract'
import { expect, it } from 'vitest'
import { Authenticator } from '#server/testing/authenticator.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { CLIENT_ID, openGoogle } from '#server/testing/google-server.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

/** Each call that changes who can get in, or lets somebody in. */
const CHANGING = [
  ['POST', API.login],
  ['POST', API.logout],
  ['POST', API.passkeyLoginOptions],
  ['POST', API.passkeyLogin],
  ['POST', API.passkeySignUpOptions],
  ['POST', API.passkeyOptions],
  ['POST', API.passkeys],
  ['PATCH', API.passkey('x')],
  ['DELETE', API.passkey('x')],
  ['POST', API.secondFactorSetup],
  ['PUT', API.secondFactor],
  ['DELETE', API.secondFactor],
  ['POST', API.recoveryCodes],
  ['POST', API.secondFactorLogin],
  ['DELETE', API.sessions],
  ['DELETE', API.sessionOf('x')],
  ['POST', API.confirmation],
  ['POST', API.passwordForgotten],
  ['POST', API.passwordReset],
  ['POST', API.googleStart],
  ['POST', API.google],
  ['DELETE', API.google],
] as const

const sessionIn = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name.endsWith('session_token'))?.value
const whoIs = async (app: TestApp, cookie: string) =>
  (await app.call({ url: API.session, headers: { cookie } })).json().user?.username ?? null

eachDatabase((makeDatabase) => {
  it('no other site can make a browser do any of it, and no other name of the server serves it', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    for (const [method, url] of CHANGING) {
      const payload = method === 'DELETE' ? {} : { payload: {} }
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
        const answer = await app.call({ method, url, ...payload, headers: { ...headers, origin } })
        expect(answer.json().code, `${method} ${url} from ${origin}`).toBe('origin_refused')
      }
      const renamed = await app.call({ method, url, ...payload, headers: { ...headers, host: 'evil.example' } })
      expect(renamed.statusCode, `${method} ${url}`).toBe(421)
      expect(renamed.body).not.toContain('evil.example')
    }
  })

  it('what belongs to a session is refused without one, whatever is sent', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    await app.call({ method: 'POST', url: API.logout, headers })
    const open = new Set<string>([
      API.login,
      API.logout,
      API.passkeyLogin,
      API.passkeyLoginOptions,
      API.passkeySignUpOptions,
      API.secondFactorLogin,
      API.passwordForgotten,
      API.passwordReset,
      API.googleStart,
      API.google,
    ])
    for (const [method, url] of CHANGING) {
      if (open.has(url) && method === 'POST') continue
      const phone = new Authenticator().create({ challenge: 'AAAA', timeout: 1, rp: { id: 'x' }, user: { id: 'eA' } })
      const payload = method === 'DELETE' ? {} : { payload: { ...phone, name: 'x', code: '1', password: 'x' } }
      const answer = await app.call({ method, url, ...payload, headers })
      expect(answer.json().code, `${method} ${url}`).toBe('session_required')
    }
  })

  it('every way in starts a session of its own and ends the one that a stranger planted', async () => {
    const google = await openGoogle()
    const env = { SALUS_GOOGLE_CLIENT_ID: CLIENT_ID, SALUS_GOOGLE_ISSUER: google.issuer }
    const app = await makeTestApp(await makeDatabase(), { env })
    const form = someForm()
    const { headers, user } = await signIn(app, form)
    const phone = new Authenticator()
    const options = (await app.call({ method: 'POST', url: API.passkeyOptions, headers })).json()
    await app.call({ method: 'POST', url: API.passkeys, headers, payload: phone.create(options) })
    const viaGoogle = async (cookie: string) => {
      const started = await app.call({ method: 'POST', url: API.googleStart, headers: { cookie } })
      const query = new URL(started.json().url).searchParams
      const state = query.get('state') ?? ''
      const idToken = await google.token({ sub: 'g', nonce: query.get('nonce') ?? '' })
      const both = [cookie, `salus.google=${state}`].filter(Boolean).join('; ')
      return app.call({ method: 'POST', url: API.google, payload: { idToken, state }, headers: { cookie: both } })
    }
    await viaGoogle(headers.cookie)

    const ways: ((cookie: string) => Promise<Awaited<ReturnType<TestApp['call']>>>)[] = [
      (cookie) =>
        app.call({
          method: 'POST',
          url: API.login,
          payload: { username: user.username, password: form.password },
          headers: { cookie },
        }),
      async (cookie) => {
        const asked = (await app.call({ method: 'POST', url: API.passkeyLoginOptions })).json()
        const payload = { passkey: phone.prove(asked) }
        return app.call({ method: 'POST', url: API.passkeyLogin, payload, headers: { cookie } })
      },
      // A browser that is logged in adds Google instead of logging in with it: nothing to plant there.
      () => viaGoogle(''),
    ]
    for (const [n, way] of ways.entries()) {
      const stranger = await signIn(app)
      const planted = stranger.headers.cookie
      const answer = await way(planted)
      expect(answer.statusCode, `${n}: ${answer.body}`).toBe(200)
      const session = sessionIn(answer)
      expect(session).toBeTruthy()
      expect(planted).not.toContain(session)
      expect(await whoIs(app, `salus.session_token=${session}`)).toBe(user.username)
      if (n < 2) expect(await whoIs(app, planted)).toBeNull()
      const chosen = await way('salus.session_token=chosen-by-a-stranger.AAAA')
      expect(sessionIn(chosen)).not.toContain('chosen')
    }
  })

  it('more than is asked for is not taken', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm()
    const { signUpId, demoCode } = (await app.call({ method: 'POST', url: API.signUpCode, payload: form })).json()
    const extra = { id: 'chosen', role: 'admin', emailVerified: true, username: 'salus', plan: 'pro', way: 'passkey' }
    const payload = { ...form, ...extra, signUpId, code: demoCode }
    const made = (await app.call({ method: 'POST', url: API.signUp, payload })).json().user
    expect(made).toEqual({
      id: made.id,
      firstName: 'Asha',
      email: form.email,
      username: made.username,
      hasPhoto: false,
    })
    expect([made.id, made.username]).not.toContain('chosen')
    expect(made.username).not.toBe('salus')
    const login = { username: made.username, password: form.password, userId: 'x', way: 'google', isTwofold: true }
    const answer = await app.call({ method: 'POST', url: API.login, payload: login })
    const headers = { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    const sessions = (await app.call({ url: API.sessions, headers })).json().sessions
    expect(sessions).toMatchObject([{ way: 'password' }])
    const other = await signIn(app)
    const reset = { username: form.email, ownerId: other.user.id, userId: other.user.id }
    await app.call({ method: 'POST', url: API.passwordForgotten, payload: reset })
    const tickets = await app.database.db
      .selectFrom('tickets')
      .select('owner_id')
      .where('kind', '=', 'password reset')
      .execute()
    expect(tickets).toEqual([{ owner_id: made.id }])
  })

  it('what is typed never becomes a header', async () => {
    const app = await makeTestApp(await makeDatabase())
    const evil = 'x\r\nSet-Cookie: salus.session_token=evil\r\n\r\n<script>'
    for (const [url, payload] of [
      [API.login, { username: evil, password: evil }],
      [API.passwordForgotten, { username: evil }],
      [API.passwordReset, { token: evil, password: 'long enough' }],
      [API.secondFactorLogin, { code: evil }],
      [API.google, { idToken: evil, state: evil }],
      [API.passkeySignUpOptions, { fullName: evil, address: evil }],
    ] as const) {
      const answer = await app.call({ method: 'POST', url, payload })
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(JSON.stringify(answer.headers), url).not.toMatch(/evil/)
      expect(answer.headers['content-type'], url).toMatch(/^application\/json/)
    }
  })

  it('cookies of a login are out of reach of scripts, of other sites, and of plain http in production', async () => {
    const env = {
      SALUS_MODE: 'production',
      SALUS_PUBLIC_ORIGIN: 'https://salus.example',
      SALUS_SMS_URL: 'http://127.0.0.1:9/none',
    }
    const demo = await makeDatabase()
    const app = await makeTestApp(demo)
    const form = someForm()
    const { user } = await signIn(app, form)
    await demo.db.deleteFrom('user').where('username', '=', DEMO.username).execute()
    const production = await makeTestApp(demo, { env })
    const answer = await production.call({
      method: 'POST',
      url: API.login,
      payload: { username: user.username, password: form.password },
      headers: { host: 'salus.example', origin: 'https://salus.example' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['__Host-salus.device', '__Host-salus.session_token'])
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, path: '/' })
      expect(cookie.sameSite).toMatch(/^(Lax|Strict)$/)
      expect(cookie).not.toHaveProperty('domain')
    }
  })

  it('a right and a wrong name are told apart by nothing in the answer', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { user } = await signIn(app)
    const logIn = async (username: string) => {
      const answer = await app.call({ method: 'POST', url: API.login, payload: { username, password: 'a guess' } })
      return { status: answer.statusCode, code: answer.json().code, cookies: answer.cookies.length }
    }
    expect(await logIn(user.username)).toEqual(await logIn('nobody.is.called.so'))
  })
})
