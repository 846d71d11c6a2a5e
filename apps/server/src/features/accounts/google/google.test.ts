import { API } from '@salus/contract'
import { generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { CLIENT_ID, openGoogle } from '#server/testing/google-server.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

type Cookies = { name: string; value: string }[]
const cookieOf = (...answers: { cookies: Cookies }[]) =>
  answers.flatMap(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value}`)).join('; ')

async function withGoogle(database: Database, how: Parameters<typeof openGoogle>[0] = {}) {
  const google = await openGoogle(how)
  const env = { SALUS_GOOGLE_CLIENT_ID: CLIENT_ID, SALUS_GOOGLE_ISSUER: google.issuer }
  const app = await makeTestApp(database, { env })
  const start = async (cookie = '') => {
    const answer = await app.call({ method: 'POST', url: API.googleStart, headers: { cookie } })
    expect(answer.statusCode, answer.body).toBe(200)
    const url = new URL(answer.json().url)
    const [state = '', nonce = ''] = ['state', 'nonce'].map((name) => url.searchParams.get(name) ?? '')
    return { url, state, nonce, cookie: [cookie, cookieOf(answer)].filter(Boolean).join('; ') }
  }
  const arrive = (idToken: string, state: string, cookie: string) =>
    app.call({ method: 'POST', url: API.google, payload: { idToken, state }, headers: { cookie } })
  /** There and back, as this person. */
  const go = async (claims: Record<string, unknown>, cookie = '') => {
    const way = await start(cookie)
    return arrive(await google.token({ nonce: way.nonce, ...claims }), way.state, way.cookie)
  }
  return { google, app, start, arrive, go }
}

eachDatabase((makeDatabase) => {
  it('who has added Google to their account logs in with it', async () => {
    const { app, go } = await withGoogle(await makeDatabase())
    const { headers, user } = await signIn(app)
    const status = async () => (await app.call({ url: API.google, headers })).json()
    expect(await status()).toEqual({ linked: false })
    expect((await go({ sub: 'g-1' }, headers.cookie)).json()).toEqual({ kind: 'linked' })
    expect(await status()).toEqual({ linked: true })
    const login = await go({ sub: 'g-1', email: 'another@gmail.example', email_verified: true })
    expect(login.json()).toMatchObject({ kind: 'known', user: { id: user.id }, message: 'Login successful!' })
    const session = await app.call({ url: API.session, headers: { cookie: cookieOf(login) } })
    expect(session.json().user.id).toBe(user.id)

    expect((await app.call({ method: 'DELETE', url: API.google, headers })).statusCode).toBe(204)
    expect((await go({ sub: 'g-1' })).json()).toMatchObject({ kind: 'new' })
    expect((await app.call({ method: 'DELETE', url: API.google, headers })).statusCode).toBe(404)
  })

  it('a login by Google proves who one is only if Google made sure of them just now, and says so', async () => {
    const { app, go } = await withGoogle(await makeDatabase())
    const { headers } = await signIn(app)
    await go({ sub: 'g-1' }, headers.cookie)
    const ago = (minutes: number) => Math.floor(Date.now() / 1_000) - minutes * 60
    const asked = async (claims: object) => {
      const login = await go({ sub: 'g-1', ...claims })
      const made = { name: 'watch', scopes: ['record:read'], days: null }
      const cookie = cookieOf(login)
      const answer = await app.call({ method: 'POST', url: API.apiKeys, headers: { cookie }, payload: made })
      return [answer.statusCode, answer.json().code]
    }
    expect(await asked({ auth_time: ago(1) })).toEqual([201, undefined])
    expect(await asked({ auth_time: ago(11) })).toEqual([403, 'confirmation_required'])
    expect(await asked({})).toEqual([403, 'confirmation_required'])
    expect(await asked({ auth_time: ago(-60) })).toEqual([201, undefined])
  })

  it('the browser is sent to Google with a nonce, and to our own address back', async () => {
    const { start, google } = await withGoogle(await makeDatabase())
    const { url, nonce } = await start()
    expect(url.href).toContain(`${google.issuer}/auth?`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      redirect_uri: 'http://localhost:3000/google',
      response_type: 'id_token',
      scope: 'openid email profile',
      claims: '{"id_token":{"auth_time":{"essential":true}}}',
    })
    expect(Buffer.from(nonce, 'base64url')).toHaveLength(32)
  })

  it('somebody new gets a sign-up that is filled in, and no account by themselves', async () => {
    const { app, go } = await withGoogle(await makeDatabase())
    const before = await app.database.db.selectFrom('user').selectAll().execute()
    const answer = await go({ sub: 'g-2', name: 'Ravi Rao', email: 'Ravi@Gmail.example', email_verified: true })
    expect(answer.json()).toEqual({ kind: 'new', fullName: 'Ravi Rao', email: 'ravi@gmail.example' })
    expect(answer.cookies.filter(({ name }) => /session/.test(name))).toEqual([])
    expect(await app.database.db.selectFrom('user').selectAll().execute()).toHaveLength(before.length)
    const unproven = await go({ sub: 'g-3', name: 'Ravi', email: 'x@gmail.example', email_verified: false })
    expect(unproven.json()).toEqual({ kind: 'new', fullName: 'Ravi', email: '' })
  })

  it('the same e-mail address at Google does not open an account', async () => {
    const { app, go } = await withGoogle(await makeDatabase())
    const form = someForm()
    const { headers } = await signIn(app, form)
    const claims = { sub: 'g-4', email: form.email, email_verified: true }
    expect((await go(claims)).json()).toMatchObject({ code: 'google_link_first' })
    expect((await go(claims, headers.cookie)).json()).toEqual({ kind: 'linked' })
    expect((await go(claims)).json()).toMatchObject({ kind: 'known' })
  })

  it('one Google account opens one account, and one account has one', async () => {
    const { app, go } = await withGoogle(await makeDatabase())
    const [one, other] = [await signIn(app), await signIn(app)]
    expect((await go({ sub: 'g-5' }, one.headers.cookie)).json()).toEqual({ kind: 'linked' })
    expect((await go({ sub: 'g-5' }, one.headers.cookie)).json()).toEqual({ kind: 'linked' })
    expect((await go({ sub: 'g-5' }, other.headers.cookie)).json()).toMatchObject({ code: 'google_taken' })
    expect((await go({ sub: 'g-6' }, one.headers.cookie)).json()).toMatchObject({ code: 'google_taken' })
  })

  it('tokens that are forged, foreign, old, or made for another login are refused', async () => {
    const { google, start, arrive } = await withGoogle(await makeDatabase())
    const { privateKey: strange } = await generateKeyPair('RS256')
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const unsigned = (claims: object) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
    const makers: ((nonce: string) => Promise<string> | string)[] = [
      (nonce) => google.token({ sub: 'g', nonce }, { key: strange }),
      (nonce) => google.token({ sub: 'g', nonce, aud: 'another-client' }),
      (nonce) => google.token({ sub: 'g', nonce, iss: 'https://evil.example' }),
      (nonce) => google.token({ sub: 'g', nonce }, { at: hoursAgo(2) }),
      (nonce) => google.token({ sub: 'g', nonce }, { at: hoursAgo(0.5) }),
      () => google.token({ sub: 'g', nonce: 'another' }),
      () => google.token({ sub: 'g' }),
      (nonce) => google.token({ nonce }),
      (nonce) => unsigned({ iss: google.issuer, aud: CLIENT_ID, sub: 'g', nonce }),
      () => 'nonsense',
    ]
    for (const make of makers) {
      const { state, nonce, cookie } = await start()
      const answer = await arrive(await make(nonce), state, cookie)
      expect(answer.statusCode, String(make)).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'google_refused', message: 'Google login failed.' })
    }
  })

  it('what comes back counts once, and only in the browser that went', async () => {
    const { app, google, start, arrive } = await withGoogle(await makeDatabase())
    const [one, other] = [await signIn(app), await signIn(app)]
    const way = await start(one.headers.cookie)
    const token = await google.token({ sub: 'g-7', nonce: way.nonce })
    expect((await arrive(token, way.state, other.headers.cookie)).json().code).toBe('google_refused')
    const elsewhere = way.cookie.replace(one.headers.cookie, other.headers.cookie)
    expect((await arrive(token, way.state, elsewhere)).json().code).toBe('google_refused')
    expect((await arrive(token, way.state, way.cookie)).json().code).toBe('google_refused')
    const again = await start()
    const good = await google.token({ sub: 'g-8', nonce: again.nonce })
    expect((await arrive(good, again.state, again.cookie)).statusCode).toBe(200)
    expect((await arrive(good, again.state, again.cookie)).json().code).toBe('google_refused')
  })

  it('the keys are fetched once; while Google is down it is told, and works again after', async () => {
    const { google, app, go } = await withGoogle(await makeDatabase())
    google.fail(true)
    const down = await app.call({ method: 'POST', url: API.googleStart })
    expect(down.json()).toMatchObject({ code: 'google_failed', message: 'Google login failed.' })
    google.fail(false)
    for (let n = 0; n < 3; n++) expect((await go({ sub: 'g-9' })).statusCode).toBe(200)
    expect(google.asked.filter((url) => url.endsWith('/certs'))).toHaveLength(1)
  })

  it.each([
    () => 'https://accounts.google.com',
    (issuer: string) => `${issuer}/`,
    (issuer: string) => issuer.replace('http:', 'https:'),
    (issuer: string) => `${issuer}.evil.example`,
  ])('a service that calls itself otherwise than it is set to be called opens nothing', async (nameOf) => {
    const { app, google } = await withGoogle(await makeDatabase(), { nameOf })
    const started = await app.call({ method: 'POST', url: API.googleStart })
    expect([started.statusCode, started.json().code]).toEqual([502, 'google_failed'])
    const payload = { idToken: await google.token({ sub: 'g', nonce: 'x' }), state: 'x' }
    expect((await app.call({ method: 'POST', url: API.google, payload })).statusCode).toBe(401)
    expect(google.asked).not.toContain('/certs')
  })

  it('a service whose page is at another host leads nobody there', async () => {
    const pageOf = (issuer: string) => `${issuer.replace('127.0.0.1', 'localhost')}/auth`
    const { app } = await withGoogle(await makeDatabase(), { pageOf })
    const started = await app.call({ method: 'POST', url: API.googleStart })
    expect([started.statusCode, started.json().code]).toEqual([502, 'google_failed'])
    expect(started.body).not.toContain('/auth?')
  })

  it('without a client id there is no login with Google', async () => {
    const app = await makeTestApp(await makeDatabase())
    expect((await app.call({ url: API.site })).json().googleSignIn).toBe(false)
    expect((await app.call({ method: 'POST', url: API.googleStart })).statusCode).toBe(404)
  })
})
