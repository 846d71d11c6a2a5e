import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openMailbox } from '#server/testing/mailbox.ts'
import { makeTestApp, someForm } from '#server/testing/test-app.ts'

const PASSWORD = 'an entirely new one'

/** Salus with real mail, and a person who has an account. */
async function withAccount(database: Database) {
  let now = new Date()
  const mailbox = await openMailbox()
  const env = {
    SALUS_MODE: 'production',
    SALUS_PUBLIC_ORIGIN: 'https://salus.example',
    SALUS_SMTP_URL: mailbox.url,
    SALUS_MAIL_FROM: 'post@salus.example',
  }
  const app = await makeTestApp(database, { env, now: () => now })
  const site = { host: 'salus.example', origin: 'https://salus.example' }
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.call({ method: 'POST', url, payload, headers: { ...site, ...headers } })
  const form = someForm()
  const sent = await post(API.signUpCode, form)
  const code = /\b(\d{6})\b/.exec(mailbox.mails[0]?.raw ?? '')?.[1] ?? ''
  await post(API.signUp, { ...form, signUpId: sent.json().signUpId, code })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const logIn = (password: string) => post(API.login, { username: form.email, password })
  const newMails = async () => {
    mailbox.mails.length = 0
    await app.deliver()
    return mailbox.mails.map(({ to, raw }) => ({ to, text: raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') }))
  }
  await newMails()
  const tokenIn = (text: string | undefined) => /\/reset-password#([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  return { app, site, post, form, pass, logIn, newMails, tokenIn }
}

eachDatabase((makeDatabase) => {
  it('a link comes by mail, gives a new password once, and logs everybody out', async () => {
    const { app, site, post, form, logIn, newMails, tokenIn } = await withAccount(await makeDatabase())
    const cookie = (await logIn(form.password)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const [alert] = await newMails()
    expect(alert?.text).toContain('New sign-in to your Salus account')
    expect((await post(API.passwordForgotten, { username: ` ${form.email?.toUpperCase()} ` })).statusCode).toBe(200)
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail?.to).toEqual([form.email])
    expect(mail?.text).toContain('https://salus.example/reset-password#')
    const token = tokenIn(mail?.text)
    expect((await post(API.passwordReset, { token, password: 'short' })).statusCode).toBe(400)
    const tries = await Promise.all([1, 2].map(() => post(API.passwordReset, { token, password: PASSWORD })))
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422])
    expect((await post(API.passwordReset, { token, password: PASSWORD })).json().code).toBe('reset_link_spent')
    const session = await app.call({ url: API.session, headers: { ...site, cookie } })
    expect(session.json().user).toBeNull()
    expect((await logIn(form.password)).statusCode).toBe(401)
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
    expect((await newMails())[0]?.text).toContain('The password of your account was changed')
  })

  it('a link is good for 30 minutes', async () => {
    const { post, form, pass, newMails, tokenIn } = await withAccount(await makeDatabase())
    await post(API.passwordForgotten, { username: form.email ?? '' })
    const token = tokenIn((await newMails())[0]?.text)
    pass(30 * 60_000)
    expect((await post(API.passwordReset, { token, password: PASSWORD })).json().code).toBe('reset_link_spent')
    expect((await post(API.passwordReset, { token: 'x', password: PASSWORD })).json().code).toBe('reset_link_spent')
  })

  it('whether there is an account is told to nobody but its owner', async () => {
    const { app, post, form, newMails } = await withAccount(await makeDatabase())
    const rows = async () => ({
      tickets: (await app.database.db.selectFrom('tickets').selectAll().execute()).length,
      waiting: (await app.database.db.selectFrom('outbox').selectAll().execute()).length,
    })
    const seen: unknown[] = []
    for (const username of [form.email ?? '', 'nobody@example.com', 'nobody', '+12125550199']) {
      const before = await rows()
      const answer = await post(API.passwordForgotten, { username })
      const after = await rows()
      seen.push({
        status: answer.statusCode,
        body: answer.json(),
        headers: Object.keys(answer.headers).sort(),
        written: [after.tickets - before.tickets, after.waiting - before.waiting],
      })
    }
    for (const each of seen) expect(each).toEqual(seen[0])
    expect((await newMails()).map(({ to }) => to)).toEqual([[form.email]])
  })

  it('the link leads to our own address, whatever the call says of the host', async () => {
    const { post, form, newMails } = await withAccount(await makeDatabase())
    const refused = await post(API.passwordForgotten, { username: form.email ?? '' }, { host: 'evil.example' })
    expect(refused.statusCode).toBe(421)
    await post(API.passwordForgotten, { username: form.email ?? '' }, { 'x-forwarded-host': 'evil.example' })
    const mails = await newMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('evil.example')
  })

  it('one address is not flooded', async () => {
    const { post, form, newMails } = await withAccount(await makeDatabase())
    const codes: number[] = []
    for (let n = 0; n < 7; n++) {
      codes.push((await post(API.passwordForgotten, { username: form.email ?? '' })).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await newMails()).toHaveLength(5)
  })

  it('a device that is known is no news', async () => {
    const { post, form, logIn, newMails } = await withAccount(await makeDatabase())
    const first = await logIn(form.password)
    expect(await newMails()).toHaveLength(1)
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await post(API.login, { username: form.email, password: form.password }, { cookie })
    expect(await newMails()).toEqual([])
    await logIn(form.password)
    expect(await newMails()).toHaveLength(1)
  })
})
