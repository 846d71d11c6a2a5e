import { API, DEMO, ERRORS } from '@salus/contract'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openGateway, openMailbox } from '#server/testing/mailbox.ts'
import { makeTestApp, someForm } from '#server/testing/test-app.ts'

/** Salus as a company runs it: real codes, secure cookies. */
async function inProduction(database: Database, env: Record<string, string>, now = () => new Date()) {
  const app = await makeTestApp(database, {
    now,
    env: { SALUS_MODE: 'production', SALUS_PUBLIC_ORIGIN: 'https://salus.example', ...env },
  })
  const headers = { host: 'salus.example', origin: 'https://salus.example' }
  const post = (url: string, payload: object) => app.call({ method: 'POST', url, payload, headers })
  return { app, headers, post }
}

const codeIn = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? ''
const withoutChance = (body: Record<string, unknown>) => ({ ...body, signUpId: 'x', expiresAt: 'x' })

eachDatabase((makeDatabase) => {
  it('the code comes by e-mail and nowhere else, and makes the account', async () => {
    const mailbox = await openMailbox()
    const env = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'codes@salus.example' }
    const { post, headers, app } = await inProduction(await makeDatabase(), env)
    const form = someForm()
    const sent = await post(API.signUpCode, form)
    expect(sent.statusCode, sent.body).toBe(200)
    expect(sent.json()).not.toHaveProperty('demoCode')
    const code = codeIn(mailbox.mails[0]?.raw)
    expect(code).toMatch(/^\d{6}$/)
    expect(sent.body).not.toContain(code)

    const { signUpId } = sent.json()
    const wrong = await post(API.signUp, { ...form, signUpId, code: DEMO.code === code ? '654321' : DEMO.code })
    expect(wrong.json()).toMatchObject({ code: 'code_wrong', message: 'Invalid OTP.' })
    expect((await post(API.signUp, { ...form, signUpId, code })).statusCode).toBe(201)

    const login = await post(API.login, { username: form.email, password: form.password })
    expect(login.statusCode).toBe(200)
    for (const cookie of login.cookies) {
      expect(cookie.name).toMatch(/^__(Host|Secure)-salus\./)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true })
      // Browsers ask this of a `__Host-` name.
      if (cookie.name.startsWith('__Host-')) expect(cookie).toMatchObject({ path: '/' })
      expect(cookie).not.toHaveProperty('domain')
    }
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const session = await app.call({ method: 'GET', url: API.session, headers: { ...headers, cookie } })
    expect(session.json().user.email).toBe(form.email)

    const { value } = login.cookies.find(({ name }) => name === '__Host-salus.session_token') ?? { value: '' }
    const [present, old] = ['__Host-salus.session_token', '__Secure-salus.session_token']
    const ask = (cookies: string) => app.call({ url: API.session, headers: { ...headers, cookie: cookies } })
    const fromBefore = await ask(`${old}=${encodeURIComponent(value)}`)
    expect(fromBefore.json().user.email).toBe(form.email)
    expect(fromBefore.cookies.map(({ name, value: set, maxAge }) => [name, set, maxAge])).toEqual([
      [present, value, 30 * 24 * 60 * 60],
      [old, '', 0],
    ])
    for (const each of fromBefore.cookies) expect(each).toMatchObject({ path: '/', httpOnly: true, secure: true })
    const renamed = await ask(`${present}=${encodeURIComponent(value)}`)
    expect(renamed.json().user.email).toBe(form.email)
    expect(renamed.cookies).toEqual([])
    expect((await ask(`${old}=${encodeURIComponent(`x${value}`)}`)).json().user).toBeNull()

    const out = await app.call({
      method: 'POST',
      url: API.logout,
      headers: { ...headers, cookie: `${old}=${encodeURIComponent(value)}` },
    })
    // A browser keeps the last of two cookies with one name.
    expect(Object.fromEntries(out.cookies.map((each) => [each.name, each.value]))).toMatchObject({
      [present]: '',
      [old]: '',
    })
    expect((await ask(`${present}=${encodeURIComponent(value)}`)).json().user).toBeNull()
  })

  it('browsers speak https with this name, and with the names below it where the host says so', async () => {
    const hsts = async (env: Record<string, string>) => {
      const mail = { SALUS_SMTP_URL: 'smtp://127.0.0.1:9', SALUS_MAIL_FROM: 'codes@salus.example' }
      const { app, headers } = await inProduction(await makeDatabase(), { ...mail, ...env })
      return (await app.call({ url: API.session, headers })).headers['strict-transport-security']
    }
    expect(await hsts({})).toBe('max-age=31536000')
    expect(await hsts({ SALUS_HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains')
  })

  it('whether an address has an account is told to its owner alone', async () => {
    const mailbox = await openMailbox()
    const env = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'codes@salus.example' }
    const { post, app } = await inProduction(await makeDatabase(), env)
    const form = someForm({ email: 'asha@example.com' })
    const first = await post(API.signUpCode, form)
    const request = { ...form, signUpId: first.json().signUpId, code: codeIn(mailbox.mails[0]?.raw) }
    expect((await post(API.signUp, request)).statusCode).toBe(201)

    const again = await post(API.signUpCode, someForm({ email: 'ASHA@example.com' }))
    expect(again.statusCode).toBe(first.statusCode)
    expect(withoutChance(again.json())).toEqual(withoutChance(first.json()))
    expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort())
    expect(mailbox.mails[1]?.to).toEqual(['asha@example.com'])
    expect(mailbox.mails[1]?.raw).toContain('You already have a Salus account')
    expect(codeIn(mailbox.mails[1]?.raw.split('\r\n\r\n').slice(1).join('\n'))).toBe('')
    const guess = await post(API.signUp, { ...form, signUpId: again.json().signUpId, code: '123456' })
    expect(guess.json().code).toBe('code_wrong')
    expect(await app.database.db.selectFrom('user').select('email').execute()).toEqual([{ email: 'asha@example.com' }])
  })

  it('the code of a person without e-mail comes by text message', async () => {
    const gateway = await openGateway((_call, response) => response.writeHead(200).end())
    const { post } = await inProduction(await makeDatabase(), { SALUS_SMS_URL: gateway.url })
    const form = someForm({ email: undefined, mobile: '98765 43210' })
    const sent = await post(API.signUpCode, form)
    expect(gateway.calls[0]?.body).toMatchObject({ to: '+919876543210' })
    const code = codeIn(gateway.calls[0]?.body.text)
    expect((await post(API.signUp, { ...form, signUpId: sent.json().signUpId, code })).statusCode).toBe(201)
    expect((await post(API.login, { username: '+91 98765 43210', password: form.password })).statusCode).toBe(200)
  })

  it('a code that could not be sent is told, and nothing about the person is kept', async () => {
    const mailbox = await openMailbox({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('full'), { responseCode: 552 })),
    })
    const env = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'codes@salus.example' }
    const { post, app } = await inProduction(await makeDatabase(), env)
    const answer = await post(API.signUpCode, someForm())
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'code_not_sent', message: ERRORS.code_not_sent.message })
    expect(await app.database.db.selectFrom('user').selectAll().execute()).toEqual([])
  })

  it('while the gateway is down the person is told that the code comes later, and it does', async () => {
    let isDown = true
    const mailbox = await openMailbox({
      onRcptTo: (_address, _session, done) =>
        isDown ? done(Object.assign(new Error('try later'), { responseCode: 451 })) : done(),
    })
    const env = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'codes@salus.example' }
    let now = new Date()
    const { app, post } = await inProduction(await makeDatabase(), env, () => now)
    const form = someForm()
    const sent = await post(API.signUpCode, form)
    expect(sent.json()).toMatchObject({ delayed: true, channel: 'email' })
    expect(mailbox.mails).toEqual([])
    isDown = false
    now = new Date(now.getTime() + 15_000)
    await app.deliver()
    const code = codeIn(mailbox.mails[0]?.raw)
    expect((await post(API.signUp, { ...form, signUpId: sent.json().signUpId, code })).statusCode).toBe(201)
  })
})
