import { API, MESSAGES } from '@salus/contract'
import { expect, it } from 'vitest'
import { withAccount } from '#server/testing/account-with-mail.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Headers = Record<string, string>
const to = (email: string) => ({ channel: 'email', to: email })
const put = (app: TestApp, headers: Headers, payload: object) =>
  app.call({ method: 'PUT', url: API.contacts, headers, payload })
const codeIn = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? ''

eachDatabase((makeDatabase) => {
  it('a new e-mail address counts once its code came back, and the old one is told', async () => {
    const { app, post, form, enter, newMails, mailbox, tokenIn } = await withAccount(await makeDatabase())
    const headers = await enter()
    await newMails()
    await post(API.passwordForgotten, { username: form.email ?? '' })
    const token = tokenIn((await newMails())[0]?.text)
    mailbox.mails.length = 0

    const sent = await post(API.contactCode, to(' New@Example.com '), headers)
    expect(sent.json()).toMatchObject({ channel: 'email', sentTo: 'n•••@example.com' })
    expect(mailbox.mails).toMatchObject([{ to: ['new@example.com'] }])
    const change = { contact: to('new@example.com'), codeId: sent.json().codeId, code: codeIn(mailbox.mails[0]?.raw) }
    expect((await put(app, headers, { ...change, code: '12' })).json()).toMatchObject({ code: 'code_wrong' })
    const other = { ...change, contact: to('other@example.com') }
    expect((await put(app, headers, other)).json()).toMatchObject({ code: 'code_expired' })
    expect((await app.call({ url: API.contacts, headers })).json()).toMatchObject({ email: form.email })

    expect((await put(app, headers, change)).json()).toMatchObject({ email: 'new@example.com' })
    const [notice, ...more] = await newMails()
    expect(more).toEqual([])
    expect(notice).toMatchObject({ to: [form.email], text: expect.stringContaining('was changed to n') })
    expect(notice?.text).not.toContain('new@example.com')
    expect((await post(API.login, { username: 'new@example.com', password: form.password })).statusCode).toBe(200)
    expect((await post(API.login, { username: form.email, password: form.password })).statusCode).toBe(401)
    // A link that went to the old address opens nothing, and a code is good once.
    const reset = await post(API.passwordReset, { token, password: 'four green parrots' })
    expect(reset.json()).toMatchObject({ code: 'reset_link_spent' })
    const again = await put(app, headers, { ...change, contact: to('new@example.com') })
    expect(again.json().fields).toEqual({ to: MESSAGES.profile.contactSame })
  })

  it('whether somebody has the address is told to its owner alone', async () => {
    const { app, post, enter, mailbox, newMails } = await withAccount(await makeDatabase())
    const taken = someForm({ email: 'taken@example.com' })
    await post(API.signUpCode, taken).then(async (sent) => {
      const code = codeIn(mailbox.mails.at(-1)?.raw)
      await post(API.signUp, { ...taken, signUpId: sent.json().signUpId, code })
    })
    const headers = await enter()
    await newMails()
    const answers = [
      await post(API.contactCode, to('taken@example.com'), headers),
      await post(API.contactCode, to('tidal@example.com'), headers),
    ]
    const shape = answers.map((answer) => ({ ...answer.json(), codeId: '', expiresAt: '' }))
    expect(shape[0]).toEqual(shape[1])
    expect(mailbox.mails.slice(-2).map(({ raw }) => /already have/.test(raw))).toEqual([true, false])
    const guess = { contact: to('taken@example.com'), codeId: answers[0]?.json().codeId, code: '000000' }
    expect((await put(app, headers, guess)).json()).toMatchObject({ code: 'code_wrong' })
  })

  it('asks for the password or a passkey again', async () => {
    const { app, post, enter, form, pass } = await withAccount(await makeDatabase())
    const headers = await enter()
    pass(11 * 60_000)
    const asked = () => post(API.contactCode, to('new@example.com'), headers)
    expect((await asked()).json()).toMatchObject({ code: 'confirmation_required' })
    expect((await put(app, headers, { contact: to('a@example.com'), codeId: 'x', code: '1' })).statusCode).toBe(403)
    await post(API.confirmation, { password: form.password }, headers)
    expect((await asked()).statusCode).toBe(200)
  })

  it('a number is proven in the same way, and everything else of the profile stays', async () => {
    const app = await makeTestApp(await makeDatabase())
    const [one, other] = [await signIn(app), await signIn(app)]
    const profile = async () => (await app.call({ url: API.profile, headers: one.headers })).json()
    const before = await profile()
    const details = { ...before.details, address: '4 Lake Road' }
    const saved = { method: 'PUT', url: API.profile, headers: one.headers } as const
    await app.call({ ...saved, payload: { version: before.version, details } })
    const contact = { channel: 'mobile', to: '98765 43210' }
    const prove = async (headers: Headers) => {
      const sent = await app.call({ method: 'POST', url: API.contactCode, headers, payload: contact })
      const { codeId, demoCode } = sent.json()
      return put(app, headers, { contact, codeId, code: demoCode })
    }
    expect((await prove(one.headers)).json()).toMatchObject({ mobile: '+919876543210', mobileProven: true })
    expect((await profile()).details).toEqual({ ...details, mobile: '+919876543210' })
    expect((await prove(other.headers)).json()).toMatchObject({ code: 'account_exists' })
    const contacts = await app.call({ url: API.contacts, headers: other.headers })
    expect(contacts.json()).toMatchObject({ mobile: null, mobileProven: false })
    const wrong = { channel: 'mobile', to: '12' }
    const refused = await app.call({ method: 'POST', url: API.contactCode, headers: one.headers, payload: wrong })
    expect(refused.json()).toMatchObject({ code: 'mobile_invalid' })
  })
})
