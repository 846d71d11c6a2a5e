import { API, MESSAGES } from '@salus/contract'
import { expect, it } from 'vitest'
import { withAccount } from '#server/testing/account-with-mail.ts'
import { eachDatabase } from '#server/testing/databases.ts'

const PASSWORD = 'an entirely new one'

eachDatabase((makeDatabase) => {
  it('a password that leaks hold is refused, and the link is good for another one', async () => {
    const { post, form, newMails, tokenIn } = await withAccount(await makeDatabase())
    await post(API.passwordForgotten, { username: form.email ?? '' })
    const token = tokenIn((await newMails())[0]?.text)
    const refused = await post(API.passwordReset, { token, password: 'Password123' })
    expect(refused.json()).toMatchObject({
      code: 'password_refused',
      fields: { password: MESSAGES.profile.passwordLeaked },
    })
    expect((await post(API.passwordReset, { token, password: PASSWORD })).statusCode).toBe(204)
  })

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
    // The notice of the new login goes out beside it.
    const texts = (await newMails()).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('The password of your account was changed'))
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
