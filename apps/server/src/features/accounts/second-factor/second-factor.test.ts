import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import { Authenticator } from '#server/testing/authenticator.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'
import { accountsOfHost } from '../accounts-of-host.ts'
import { appUri, base32, codeOf, stepAt } from './totp.ts'

const MINUTE = 60_000

/** A person whose second step is on, and a clock to move. */
async function withSecondStep(makeApp: (now: () => Date) => Promise<TestApp>) {
  let at = new Date('2026-11-21T12:00:00Z').getTime()
  const now = () => new Date(at)
  const app = await makeApp(now)
  const form = someForm()
  const { user, headers } = await signIn(app, form)
  const setup = await app.call({ method: 'POST', url: API.secondFactorSetup, headers })
  const { secret, uri } = setup.json()
  const key = unbase32(secret)
  const code = () => codeOf(key, stepAt(now()))
  const confirmed = await app.call({ method: 'PUT', url: API.secondFactor, headers, payload: { code: code() } })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  const pass = (ms: number) => (at += ms)
  pass(MINUTE)
  const logIn = (cookie = '') =>
    app.call({
      method: 'POST',
      url: API.login,
      payload: { username: user.username, password: form.password },
      headers: { cookie },
    })
  const enter = (cookie: string, typed: string, trustDevice = false) =>
    app.call({
      method: 'POST',
      url: API.secondFactorLogin,
      payload: { code: typed, trustDevice },
      headers: { cookie },
    })
  const codes = confirmed.json().codes as string[]
  return { app, form, user, headers, secret, uri, code, codes, pass, logIn, enter }
}

const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

function unbase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const database = await makeDatabase()
    return withSecondStep((now) => makeTestApp(database, { now }))
  }

  it('the password alone opens no session any more; with the code it does', async () => {
    const { app, logIn, enter, code, user } = await begin()
    const first = await logIn()
    expect(first.statusCode).toBe(403)
    expect(first.json()).toMatchObject({ code: 'second_factor_required' })
    expect(first.cookies.map(({ name }) => name)).toEqual(['salus.pending'])
    expect(first.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
    const session = await app.call({ url: API.session, headers: { cookie: cookieOf(first) } })
    expect(session.json().user).toBeNull()
    const second = await enter(cookieOf(first), ` ${code().replace(/^.../, '$& ')} `)
    expect(second.statusCode, second.body).toBe(200)
    expect(second.json()).toMatchObject({ user: { id: user.id }, message: 'Login successful!' })
    expect((await enter(cookieOf(first), code())).json().code).toBe('second_factor_expired')
  })

  it('a lost one is taken off by the host: the password lets in again, and says what was done', async () => {
    const { app, user, headers, logIn } = await begin()
    const host = accountsOfHost({ ...app, now: () => new Date(), newId: randomUUID })
    expect(await host.removeSecondStep(user.id)).toBe(true)
    expect(await host.removeSecondStep(user.id)).toBe(false)
    expect((await app.call({ url: API.session, headers })).json().user).toBeNull()
    const login = await logIn()
    expect(login.statusCode).toBe(200)
    const { items } = (await app.call({ url: API.hostActs, headers: { cookie: cookieOf(login) } })).json()
    expect(items).toMatchObject([{ act: 'second_step_removed' }])
  })

  it('a code is good once, also at the same instant, and for a short time', async () => {
    const { logIn, enter, code, pass } = await begin()
    const [one, other] = [await logIn(), await logIn()]
    const typed = code()
    const both = await Promise.all([enter(cookieOf(one), typed), enter(cookieOf(other), typed)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    pass(2 * MINUTE)
    const old = code()
    pass(2 * MINUTE)
    expect((await enter(cookieOf(await logIn()), old)).json().code).toBe('second_factor_wrong')
    pass(-30_000)
    const before = code()
    pass(30_000)
    expect((await enter(cookieOf(await logIn()), before)).statusCode).toBe(200)
  })

  it('guesses run out, by login and by account', async () => {
    const { logIn, enter, code, pass } = await begin()
    const first = cookieOf(await logIn())
    const answers: string[] = []
    for (let n = 0; n < 6; n++) answers.push((await enter(first, '000000')).json().code)
    expect(answers).toEqual([...Array(5).fill('second_factor_wrong'), 'second_factor_expired'])
    const second = cookieOf(await logIn())
    for (let n = 0; n < 5; n++) await enter(second, '000000')
    const third = await enter(cookieOf(await logIn()), code())
    expect(third.json().code).toBe('too_many_requests')
    pass(5 * MINUTE)
    expect((await enter(cookieOf(await logIn()), code())).statusCode).toBe(200)
  })

  it('a change of the password ends what was begun with the old one: half a login, trust, a link', async () => {
    const { app, form, user, headers, logIn, enter, code, codes, pass } = await begin()
    const trusted = cookieOf(await enter(cookieOf(await logIn()), code(), true))
    expect((await logIn(trusted)).statusCode).toBe(200)
    pass(MINUTE)
    const half = cookieOf(await logIn())
    const asked = await app.call({ method: 'POST', url: API.passwordForgotten, payload: { username: user.username } })
    const token = asked.json().demoToken

    const newPassword = 'seven quiet herons'
    const payload = { oldPassword: form.password, newPassword, confirmPassword: newPassword }
    const changed = await app.call({ method: 'PUT', url: API.profilePassword, headers, payload })
    expect(changed.statusCode, changed.body).toBe(204)

    expect((await enter(half, codes[0] ?? '')).json().code).toBe('second_factor_expired')
    const reset = await app.call({
      method: 'POST',
      url: API.passwordReset,
      payload: { token, password: 'a thief’s own phrase' },
    })
    expect(reset.json().code).toBe('reset_link_spent')
    const again = await app.call({
      method: 'POST',
      url: API.login,
      payload: { username: user.username, password: newPassword },
      headers: { cookie: trusted },
    })
    expect(again.json().code).toBe('second_factor_required')
    expect((await app.call({ url: API.profile, headers })).statusCode).toBe(200)
  })

  it('who has the password cannot lock the person out of a device that is known', async () => {
    const { logIn, enter, code, pass } = await begin()
    const signedIn = await enter(cookieOf(await logIn()), code())
    const device = signedIn.cookies.find(({ name }) => name === 'salus.device')
    const known = `salus.device=${device?.value}`
    pass(MINUTE)
    const guessAt = async (cookie = '') => {
      const pending = `${cookieOf(await logIn(cookie))}; ${cookie}`
      const codes: string[] = []
      for (let n = 0; n < 5; n++) codes.push((await enter(pending, '000000')).json().code)
      return codes
    }
    for (let login = 0; login < 3; login++) await guessAt()
    expect((await enter(cookieOf(await logIn()), code())).json().code).toBe('too_many_requests')
    const forged = `salus.device=${device?.value?.split('.')[0]}.${'A'.repeat(43)}`
    expect((await enter(`${cookieOf(await logIn())}; ${forged}`, code())).json().code).toBe('too_many_requests')
    const own = await enter(`${cookieOf(await logIn(known))}; ${known}`, code())
    expect(own.statusCode, own.body).toBe(200)
    // Its tries are counted too.
    const guesses = [...(await guessAt(known)), ...(await guessAt(known)), ...(await guessAt(known))]
    expect(guesses).toEqual([...Array(10).fill('second_factor_wrong'), ...Array(5).fill('too_many_requests')])
  })

  it('a locked second step lets in an owner who proves more: the mail address, or a passkey', async () => {
    const { app, form, user, headers, logIn, enter, code, pass } = await begin()
    const phone = new Authenticator()
    const options = await app.call({ method: 'POST', url: API.passkeyOptions, headers })
    await app.call({ method: 'POST', url: API.passkeys, headers, payload: phone.create(options.json()) })
    const lock = async (password: string) => {
      const payload = { username: user.username, password }
      for (let login = 0; login < 6; login++) {
        const half = cookieOf(await app.call({ method: 'POST', url: API.login, payload }))
        for (let n = 0; n < 5; n++) await enter(half, '000000')
      }
    }
    await lock(form.password)
    expect((await enter(cookieOf(await logIn()), code())).json().code).toBe('too_many_requests')

    const asked = await app.call({ method: 'POST', url: API.passkeyLoginOptions })
    const passkey = phone.prove(asked.json(), { verified: true })
    expect((await app.call({ method: 'POST', url: API.passkeyLogin, payload: { passkey } })).statusCode).toBe(200)

    const password = 'quiet herons at dawn'
    const forgotten = { username: user.username }
    const mail = await app.call({ method: 'POST', url: API.passwordForgotten, payload: forgotten })
    const payload = { token: mail.json().demoToken, password }
    const proven = cookieOf(await app.call({ method: 'POST', url: API.passwordReset, payload }))
    // The link is no second thing by itself: the code is asked for all the same, and that one counts.
    const again = (cookie: string) =>
      app.call({ method: 'POST', url: API.login, payload: { ...forgotten, password }, headers: { cookie } })
    const first = await again(proven)
    expect(first.json().code).toBe('second_factor_required')
    expect((await enter(`${cookieOf(first)}; ${proven}`, '000000')).json().code).toBe('second_factor_wrong')
    pass(MINUTE)
    const second = await enter(`${cookieOf(await again(proven))}; ${proven}`, code())
    expect(second.statusCode, second.body).toBe(200)
    // The mail's proof holds for the browser that showed the link.
    expect((await enter(cookieOf(await again('')), code())).json().code).toBe('too_many_requests')
  })

  it('a recovery code works once, and new ones replace the old', async () => {
    const { app, headers, codes, logIn, enter } = await begin()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    expect((await enter(cookieOf(await logIn()), first.toUpperCase().replace('-', ' '))).statusCode).toBe(200)
    expect((await enter(cookieOf(await logIn()), first)).json().code).toBe('second_factor_wrong')
    const status = await app.call({ url: API.secondFactor, headers })
    expect(status.json()).toEqual({ on: true, recoveryCodesLeft: 9 })
    const renewed = await app.call({ method: 'POST', url: API.recoveryCodes, headers })
    expect(renewed.json().codes).toHaveLength(10)
    expect((await enter(cookieOf(await logIn()), second)).json().code).toBe('second_factor_wrong')
    const kept = JSON.stringify(await app.database.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of renewed.json().codes) expect(kept).not.toContain(code)
  })

  it('a trusted device is not asked for 30 days, and only for its own account', async () => {
    const { app, logIn, enter, code, pass } = await begin()
    const trusting = await enter(cookieOf(await logIn()), code(), true)
    const trusted = trusting.cookies.filter(({ name }) => name === 'salus.trusted')
    expect(trusted[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 24 * 60 * 60 })
    const cookie = cookieOf({ cookies: trusted })
    expect((await logIn(cookie)).statusCode).toBe(200)

    const other = someForm()
    const { user, headers } = await signIn(app, other)
    const { secret } = (await app.call({ method: 'POST', url: API.secondFactorSetup, headers })).json()
    const theirs = codeOf(unbase32(secret), stepAt(new Date('2026-11-21T12:01:00Z')))
    await app.call({ method: 'PUT', url: API.secondFactor, headers, payload: { code: theirs } })
    const payload = { username: user.username, password: other.password }
    const refused = await app.call({ method: 'POST', url: API.login, payload, headers: { cookie } })
    expect(refused.json().code).toBe('second_factor_required')

    pass(30 * 24 * 60 * MINUTE)
    expect((await logIn(cookie)).json().code).toBe('second_factor_required')
  })

  it('a passkey that made sure of the person needs no code; one that did not needs it', async () => {
    const { app, headers } = await begin()
    const phone = new Authenticator()
    const options = await app.call({ method: 'POST', url: API.passkeyOptions, headers })
    await app.call({ method: 'POST', url: API.passkeys, headers, payload: phone.create(options.json()) })
    const logIn = async (verified: boolean) => {
      const asked = await app.call({ method: 'POST', url: API.passkeyLoginOptions })
      const passkey = phone.prove(asked.json(), { verified })
      return app.call({ method: 'POST', url: API.passkeyLogin, payload: { passkey } })
    }
    expect((await logIn(true)).statusCode).toBe(200)
    expect((await logIn(false)).json().code).toBe('second_factor_required')
  })

  it('it is switched on by a code that is right, and off by a person who has just proved who they are', async () => {
    const { app, headers, form, pass, logIn, secret } = await begin()
    const { headers: others } = await signIn(app)
    const post = (url: string, who = others) => app.call({ method: 'POST', url, headers: who })
    const put = (code: string, who = others) =>
      app.call({ method: 'PUT', url: API.secondFactor, headers: who, payload: { code } })
    expect((await put('123456')).json().code).toBe('second_factor_off')
    await post(API.secondFactorSetup)
    expect((await put('12345x')).json().code).toBe('second_factor_wrong')
    expect((await app.call({ url: API.secondFactor, headers: others })).json().on).toBe(false)
    expect((await post(API.recoveryCodes)).json().code).toBe('second_factor_off')
    expect((await post(API.secondFactorSetup, headers)).json().code).toBe('second_factor_on')
    const kept = await app.database.db.selectFrom('second_factors').select('secret').execute()
    expect(JSON.stringify(kept)).not.toContain(secret)

    pass(11 * MINUTE)
    const off = () => app.call({ method: 'DELETE', url: API.secondFactor, headers })
    expect((await off()).json().code).toBe('confirmation_required')
    const confirmation = { password: form.password }
    await app.call({ method: 'POST', url: API.confirmation, headers, payload: confirmation })
    expect((await off()).statusCode).toBe(204)
    expect((await logIn()).statusCode).toBe(200)
    expect((await off()).json().code).toBe('second_factor_off')
    expect((await app.call({ url: API.secondFactor })).json().code).toBe('session_required')
  })
})

it('codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890')
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const) {
    expect(codeOf(secret, stepAt(new Date(seconds * 1_000)))).toBe(code)
  }
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(appUri(secret, 'Salus', 'asha@example.com')).toBe(
    'otpauth://totp/Salus%3Aasha%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Salus&algorithm=SHA1&digits=6&period=30',
  )
})
