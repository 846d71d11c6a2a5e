import { API, DEMO } from '@salus/contract'
import { expect, it } from 'vitest'
import { Authenticator } from '#server/testing/authenticator.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

const demo = { username: DEMO.username, password: DEMO.password }

const logIn = (
  app: TestApp,
  payload: object,
  options: { headers?: Record<string, string>; remoteAddress?: string } = {},
) => app.call({ method: 'POST', url: API.login, payload, ...options })

eachDatabase((makeDatabase) => {
  it('guessing at one account is stopped, also from many places and with invented forwarding headers', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const wrong = { username: 'demo', password: 'a guess' }
    const statuses: number[] = []
    for (let n = 0; n < 14; n++) {
      statuses.push(
        (await logIn(app, wrong, { headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` } }))
          .statusCode,
      )
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
    let guesses = 0
    for (let n = 0; n < 100; n++) {
      if ((await logIn(app, wrong, { remoteAddress: `198.51.100.${n}` })).statusCode === 401) guesses++
    }
    expect(guesses).toBe(40)
    expect((await logIn(app, demo, { remoteAddress: '192.0.2.1' })).statusCode).toBe(429)
    now = new Date('2026-11-21T10:01:01Z')
    expect((await logIn(app, demo, { remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  })

  it('forty guesses at the same instant are not more than ten', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => logIn(app, { username: 'demo', password: 'a guess' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  it('a stranger who guesses does not lock a person out of a device that is known', async () => {
    const app = await makeTestApp(await makeDatabase())
    const device = (await logIn(app, demo)).cookies.find(({ name }) => name === 'salus.device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
    for (let n = 0; n < 60; n++)
      await logIn(app, { username: 'demo', password: 'a guess' }, { remoteAddress: `198.51.100.${n}` })
    expect((await logIn(app, demo)).statusCode).toBe(429)
    const known = { cookie: `salus.device=${device?.value}` }
    expect((await logIn(app, demo, { headers: known })).statusCode).toBe(200)
    const { user } = await signIn(app)
    const forged = { cookie: `salus.device=${device?.value?.split('.')[0]}.${'A'.repeat(43)}` }
    expect((await logIn(app, demo, { headers: forged })).statusCode).toBe(429)
    expect(user.username).not.toBe('demo')
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await logIn(app, { username: 'demo', password: 'a guess' }, { headers: known })).statusCode)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('someone who logs in often is not stopped', async () => {
    const app = await makeTestApp(await makeDatabase())
    for (let n = 0; n < 30; n++) expect((await logIn(app, demo)).statusCode).toBe(200)
  })

  it('two hundred wrong logins from one household shut out nobody else who lives there', async () => {
    // The clock stands still: on a slow machine a try came back between two calls.
    const now = new Date('2026-11-21T10:00:00Z')
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const owner = await signIn(app)
    const device = owner.cookie.split('; ').find((each) => each.startsWith('salus.device')) ?? ''
    for (let n = 0; n < 230; n++) await logIn(app, { username: `somebody${n}`, password: 'a guess' })
    const right = { username: owner.user.username, password: 'a long pass phrase' }
    expect((await logIn(app, right, { headers: { cookie: device } })).statusCode).toBe(200)
    for (let n = 0; n < 5; n++) expect((await logIn(app, right)).statusCode).toBe(200)
    // Who goes on guessing has few tries at each name.
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) statuses.push((await logIn(app, { username: 'nobody', password: 'x' })).statusCode)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  it('who proves the mail address gets in from a new device, whoever guesses from ten networks', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { user } = await signIn(app)
    for (let n = 0; n < 60; n++)
      await logIn(app, { username: user.username, password: 'x' }, { remoteAddress: `198.51.100.${n % 10}` })
    const from = { remoteAddress: '192.0.2.9' }
    expect((await logIn(app, { username: user.username, password: 'a long pass phrase' }, from)).statusCode).toBe(429)
    const asked = await app.call({
      method: 'POST',
      url: API.passwordForgotten,
      payload: { username: user.username },
      ...from,
    })
    const reset = await app.call({
      method: 'POST',
      url: API.passwordReset,
      payload: { token: asked.json().demoToken, password: 'quiet herons at dawn' },
      ...from,
    })
    expect(reset.statusCode).toBe(204)
    const cookie = reset.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const login = { username: user.username, password: 'quiet herons at dawn' }
    expect((await logIn(app, login, { ...from, headers: { cookie } })).statusCode).toBe(200)
  })

  it('a passkey lets its owner in from a new device, whoever guesses from ten networks', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { user, headers } = await signIn(app)
    const phone = new Authenticator()
    const options = await app.call({ method: 'POST', url: API.passkeyOptions, headers })
    await app.call({ method: 'POST', url: API.passkeys, headers, payload: phone.create(options.json()) })
    for (let n = 0; n < 60; n++)
      await logIn(app, { username: user.username, password: 'x' }, { remoteAddress: `198.51.100.${n % 10}` })
    const from = { remoteAddress: '192.0.2.9' }
    expect((await logIn(app, { username: user.username, password: 'a long pass phrase' }, from)).statusCode).toBe(429)
    const asked = await app.call({ method: 'POST', url: API.passkeyLoginOptions, ...from })
    const payload = { passkey: phone.prove(asked.json()), username: user.username }
    const answer = await app.call({ method: 'POST', url: API.passkeyLogin, payload, ...from })
    expect(answer.statusCode, answer.body).toBe(200)
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    // From then on the device is known, and the password opens it too.
    const login = { username: user.username, password: 'a long pass phrase' }
    expect((await logIn(app, login, { ...from, headers: { cookie } })).statusCode).toBe(200)
  })
})
