import { API, DEMO, ERRORS } from '@salus/contract'
import { expect, it, vi } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, ORIGIN, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const demo = { username: DEMO.username, password: DEMO.password }

const logIn = (
  app: TestApp,
  payload: object,
  options: { headers?: Record<string, string>; remoteAddress?: string } = {},
) => app.call({ method: 'POST', url: API.login, payload, ...options })

const whoAmI = async (app: TestApp, headers: Record<string, string>) =>
  (await app.call({ method: 'GET', url: API.session, headers })).json().user

type Answer = Awaited<ReturnType<typeof logIn>>
const sessionCookie = (answer: Answer) => answer.cookies.find(({ name }) => name.endsWith('salus.session_token'))
const cookieHeader = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

eachDatabase((makeDatabase) => {
  it('a person logs in with e-mail, username or mobile number, however they are spelt', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm({ email: 'asha@example.com', mobile: '+91 98765 43210' })
    const { user } = await signIn(app, form)
    for (const username of [
      'asha@example.com',
      ' ASHA@Example.com ',
      user.username,
      user.username.toUpperCase(),
      '+91 98765-43210',
      '9876543210',
      '098765 43210',
      '919876543210',
    ]) {
      const answer = await logIn(app, { username, password: form.password })
      expect(answer.statusCode, username).toBe(200)
      expect(answer.json()).toEqual({
        user: { id: user.id, firstName: 'Asha', email: 'asha@example.com', username: user.username, hasPhoto: false },
        message: 'Login successful!',
      })
    }
  })

  it('a wrong password and an unknown account get the same answer', async () => {
    const app = await makeTestApp(await makeDatabase())
    const bodies = new Set<string>()
    const headers = new Set<string>()
    for (const username of [
      DEMO.email,
      DEMO.username,
      'nobody@example.com',
      'nobody',
      '_nobody_',
      'ab',
      '+15005550006',
      'x'.repeat(254),
      "' or 1=1 --",
      '%',
      '\u0000',
      'a\u0000b@example.com',
      '💔',
      '<b>demo</b>',
      'दादी',
    ]) {
      const answer = await logIn(app, { username, password: 'not the password' })
      expect(answer.statusCode, username).toBe(401)
      expect(answer.cookies, username).toEqual([])
      const { requestId: _, ...body } = answer.json()
      bodies.add(JSON.stringify(body))
      headers.add(Object.keys(answer.headers).sort().join(' '))
    }
    expect(headers.size).toBe(1)
    const { message } = ERRORS.credentials_wrong
    expect([...bodies]).toEqual([JSON.stringify({ code: 'credentials_wrong', message, error: message })])
  })

  it('a password that was kept with less strength is kept anew by a login, and by a wrong one not', async () => {
    const database = await makeDatabase()
    const app = await makeTestApp(database)
    const form = someForm()
    const { user } = await signIn(app, form)
    const stored = async () =>
      (
        await database.db
          .selectFrom('account')
          .select('password')
          .where('userId', '=', user.id)
          .executeTakeFirstOrThrow()
      ).password
    const weak = await stored()
    expect(weak).toContain('m=64,')
    vi.stubEnv('SALUS_TEST_FULL_STRENGTH', 'yes')
    await logIn(app, { username: user.username, password: 'something else' })
    expect(await stored()).toBe(weak)
    const again = () => logIn(app, { username: user.username, password: form.password })
    expect((await again()).statusCode).toBe(200)
    const strong = await stored()
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await again()).statusCode).toBe(200)
    expect(await stored()).toBe(strong)
    vi.unstubAllEnvs()
  })

  it('a missing name or password is told', async () => {
    const app = await makeTestApp(await makeDatabase())
    for (const payload of [
      {},
      { username: 'demo' },
      { password: 'x' },
      { username: '  ', password: 'x' },
      { username: 'demo', password: '' },
    ]) {
      const answer = await logIn(app, payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'credentials_required', error: 'Username and password are required' })
    }
  })

  it('bodies that are no login are refused without a stack trace', async () => {
    const app = await makeTestApp(await makeDatabase())
    const json = { 'content-type': 'application/json' }
    for (const payload of [
      '{',
      '[]',
      'null',
      '"demo"',
      '{"username":["demo"],"password":{"$ne":1}}',
      '{"username":1,"password":true}',
      '{"__proto__":{"username":"demo"}}',
    ]) {
      const answer = await app.call({ method: 'POST', url: API.login, payload, headers: json })
      expect(answer.statusCode, payload).toBe(400)
      expect(answer.body).not.toMatch(/\\n +at |node_modules/)
    }
    const form = await app.call({
      method: 'POST',
      url: API.login,
      payload: 'username=demo&password=demo-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.statusCode).toBe(415)
    const text = await app.call({
      method: 'POST',
      url: API.login,
      payload: JSON.stringify(demo),
      headers: { 'content-type': 'text/plain' },
    })
    expect([400, 415]).toContain(text.statusCode)
    expect((await logIn(app, { username: 'demo', password: 'x'.repeat(2_000_000) })).statusCode).toBe(413)
  })

  it('the session cookie is out of reach of scripts and other sites', async () => {
    const app = await makeTestApp(await makeDatabase())
    const cookie = sessionCookie(await logIn(app, demo))
    expect(cookie).toMatchObject({
      name: 'salus.session_token',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 24 * 60 * 60,
    })
    expect(cookie).not.toHaveProperty('domain')
  })

  it('a session is known by its cookie or as a bearer token, and only by the signed one', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await logIn(app, demo)
    const token = sessionCookie(answer)?.value ?? ''
    expect(await whoAmI(app, { cookie: cookieHeader(answer) })).toMatchObject({ username: 'demo' })
    expect(await whoAmI(app, { authorization: `Bearer ${token}` })).toMatchObject({ username: 'demo' })
    const { token: kept } = await app.database.db.selectFrom('session').select('token').executeTakeFirstOrThrow()
    const forged = [
      kept,
      `${kept}.`,
      `${kept}.AAAA`,
      token.slice(0, -3),
      `${token}x`,
      '',
      '.',
      'null',
      'x'.repeat(8_000),
    ]
    for (const wrong of forged) {
      expect(await whoAmI(app, { authorization: `Bearer ${wrong}` }), wrong).toBeNull()
      expect(await whoAmI(app, { cookie: `salus.session_token=${wrong}` }), wrong).toBeNull()
    }
    for (const cookie of [
      'salus.session_token',
      'salus.session_token=%',
      'salus.session_token=%E0%A4%A',
      ';;=;',
      'a=b; salus.session_token=" "',
    ]) {
      expect(await whoAmI(app, { cookie }), cookie).toBeNull()
    }
    expect(await whoAmI(app, { authorization: 'Basic ZGVtbzpkZW1v' })).toBeNull()
  })

  it('logging in starts a new session and ends the one that was there', async () => {
    const app = await makeTestApp(await makeDatabase())
    const first = await logIn(app, demo)
    const planted = { cookie: cookieHeader(first) }
    const second = await logIn(app, demo, { headers: planted })
    expect(sessionCookie(second)?.value).not.toBe(sessionCookie(first)?.value)
    expect(await whoAmI(app, planted)).toBeNull()
    expect(await whoAmI(app, { cookie: cookieHeader(second) })).toMatchObject({ username: 'demo' })
  })

  it('a cookie that a stranger planted is not taken over by the login', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await logIn(app, demo, { headers: { cookie: 'salus.session_token=chosen-by-a-stranger.AAAA' } })
    expect(answer.statusCode).toBe(200)
    expect(sessionCookie(answer)?.value).not.toContain('chosen-by-a-stranger')
    const tokens = await app.database.db.selectFrom('session').select('token').execute()
    expect(tokens.map(({ token }) => token)).not.toContain('chosen-by-a-stranger')
  })

  it('logging out ends the session on the server', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await logIn(app, demo)
    const headers = { cookie: cookieHeader(answer) }
    const out = await app.call({ method: 'POST', url: API.logout, headers })
    expect(out.statusCode).toBe(204)
    expect(sessionCookie(out)).toMatchObject({ value: '', maxAge: 0 })
    expect(await whoAmI(app, headers)).toBeNull()
    expect(await app.database.db.selectFrom('session').selectAll().execute()).toEqual([])
    expect((await app.call({ method: 'POST', url: API.logout, headers })).statusCode).toBe(204)
    expect((await app.call({ method: 'POST', url: API.logout })).statusCode).toBe(204)
    expect((await app.call({ method: 'GET', url: API.profilePhoto, headers })).statusCode).toBe(401)
  })

  it('a session that has run out is refused, and one in use slides on', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await logIn(app, demo)
    const headers = { cookie: cookieHeader(answer) }
    const days = (n: number) => new Date(Date.now() + n * 24 * 60 * 60 * 1_000).toISOString()
    await app.database.db
      .updateTable('session')
      .set({ expiresAt: days(20) })
      .execute()
    const slid = await app.call({ method: 'GET', url: API.session, headers })
    expect(slid.cookies.find(({ name }) => name === 'salus.session_token')).toMatchObject({ maxAge: 30 * 24 * 60 * 60 })
    await app.database.db
      .updateTable('session')
      .set({ expiresAt: days(-1) })
      .execute()
    expect(await whoAmI(app, headers)).toBeNull()
  })

  it('another site cannot sign up, log in or log out for a person', async () => {
    const app = await makeTestApp(await makeDatabase())
    const headers = { cookie: cookieHeader(await logIn(app, demo)) }
    for (const url of [API.signUpCode, API.signUp, API.login, API.logout]) {
      for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`]) {
        const answer = await app.call({
          method: 'POST',
          url,
          payload: { ...someForm(), ...demo },
          headers: { ...headers, origin },
        })
        expect(answer.statusCode, `${url} from ${origin}`).toBe(403)
        expect(answer.json().code).toBe('origin_refused')
      }
      const get = await app.call({ method: 'GET', url, headers })
      expect(get.statusCode, url).toBeGreaterThanOrEqual(404)
    }
    expect(await whoAmI(app, headers)).toMatchObject({ username: 'demo' })
  })

  it("the accounts library's own routes are not there", async () => {
    const app = await makeTestApp(await makeDatabase())
    const headers = { cookie: cookieHeader(await logIn(app, demo)) }
    for (const path of [
      'sign-up/email',
      'sign-in/email',
      'sign-in/username',
      'get-session',
      'update-user',
      'change-password',
      'delete-user',
      'list-sessions',
      'is-username-available',
      'ok',
      'error',
      'sign-out',
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.call({
          method,
          url: `/api/auth/${path}`,
          headers,
          ...(method === 'POST' ? { payload: {} } : {}),
        })
        expect(answer.statusCode, `${method} ${path}`).toBe(404)
      }
    }
  })

  it('what has run out is removed', async () => {
    let now = new Date()
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    await signIn(app)
    await logIn(app, { username: 'demo', password: 'a guess' })
    now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1_000)
    await app.purge()
    for (const table of ['sign_up_codes', 'rate_limits', 'session'] as const) {
      expect(await app.database.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  })
})
