import { API, type Passkey, type PasskeyOptions, type PasskeyProof } from '@salus/contract'
import { expect, it } from 'vitest'
import { Authenticator } from '#server/testing/authenticator.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Headers = { cookie: string }

const optionsFor = async (app: TestApp, url: string, headers?: Headers, payload?: object) => {
  const answer = await app.call({
    method: 'POST',
    url,
    ...(headers ? { headers } : {}),
    ...(payload ? { payload } : {}),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as PasskeyOptions & { user?: { id: string }; timeout: number }
}
const add = async (app: TestApp, headers: Headers, authenticator: Authenticator) =>
  app.call({
    method: 'POST',
    url: API.passkeys,
    headers,
    payload: authenticator.create(await optionsFor(app, API.passkeyOptions, headers)),
  })
const logIn = (app: TestApp, passkey: PasskeyProof, more: { username?: string; headers?: Headers } = {}) =>
  app.call({
    method: 'POST',
    url: API.passkeyLogin,
    payload: { passkey, ...(more.username ? { username: more.username } : {}) },
    ...(more.headers ? { headers: more.headers } : {}),
  })
const proofOf = async (app: TestApp, authenticator: Authenticator, how?: Parameters<Authenticator['prove']>[1]) =>
  authenticator.prove(await optionsFor(app, API.passkeyLoginOptions), how)
const listOf = async (app: TestApp, headers: Headers) =>
  (await app.call({ url: API.passkeys, headers })).json().passkeys as Passkey[]

eachDatabase((makeDatabase) => {
  it('a passkey logs its owner in without a name, and the list says when it last did', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers, user } = await signIn(app)
    const phone = new Authenticator()
    expect((await add(app, headers, phone)).statusCode).toBe(201)
    expect(await listOf(app, headers)).toMatchObject([{ lastUsedAt: null }])

    const answer = await logIn(app, await proofOf(app, phone))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ user: { id: user.id }, message: 'Login successful!' })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await listOf(app, { cookie }))[0]?.lastUsedAt).toMatch(/^\d{4}-/)
  })

  it('the browser gets a challenge of 32 bytes, a minute, and the wish to verify the person', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    for (const options of [
      await optionsFor(app, API.passkeyLoginOptions),
      await optionsFor(app, API.passkeyOptions, headers),
    ]) {
      expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
      expect(options.timeout).toBe(60_000)
      expect(JSON.stringify(options)).toContain('"userVerification":"preferred"')
    }
    expect(await optionsFor(app, API.passkeyLoginOptions)).not.toHaveProperty('allowCredentials.0')
  })

  it('an answer that was used before is refused, also at the same instant', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const phone = new Authenticator()
    await add(app, headers, phone)
    const proof = await proofOf(app, phone)
    const answers = await Promise.all([logIn(app, proof), logIn(app, proof)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expect((await logIn(app, proof)).json()).toMatchObject({ code: 'passkey_refused' })
  })

  it('what was signed for another site, another purpose or by another key is refused', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const { headers: others, user: other } = await signIn(app)
    const [phone, stranger] = [new Authenticator(), new Authenticator()]
    await add(app, headers, phone)
    await add(app, others, stranger)
    const forged = async (how: Parameters<Authenticator['prove']>[1]) => proofOf(app, phone, how)
    const othersHandle = Buffer.from(other.id).toString('base64url')
    const stolen = await proofOf(app, stranger)
    const wrong: PasskeyProof[] = [
      await forged({ origin: 'https://evil.example' }),
      await forged({ origin: 'http://localhost:3001' }),
      await forged({ changes: { type: 'webauthn.create' } }),
      await forged({ changes: { challenge: Buffer.alloc(32).toString('base64url') } }),
      await forged({ changes: { userHandle: othersHandle } }),
      {
        ...stolen,
        id: Buffer.from(phone.id).toString('base64url'),
        rawId: Buffer.from(phone.id).toString('base64url'),
      },
      await proofOf(app, new Authenticator()),
    ]
    for (const proof of wrong) {
      const answer = await logIn(app, proof)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'passkey_refused' })
      expect(answer.cookies).toEqual([])
    }
  })

  it('a challenge serves only what it was made for', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const { headers: others } = await signIn(app)
    const phone = new Authenticator()
    const forOthers = phone.create(await optionsFor(app, API.passkeyOptions, others))
    const refused = await app.call({ method: 'POST', url: API.passkeys, headers, payload: forOthers })
    expect(refused.json()).toMatchObject({ code: 'passkey_not_added' })
    await add(app, headers, phone)
    const forAdding = await optionsFor(app, API.passkeyOptions, headers)
    const proof = phone.prove({ ...forAdding, rpId: 'localhost' })
    expect((await logIn(app, proof)).json()).toMatchObject({ code: 'passkey_refused' })
    expect(await listOf(app, others)).toEqual([])
  })

  it('a challenge that is too old is refused', async () => {
    let now = new Date()
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const { headers } = await signIn(app)
    const phone = new Authenticator()
    await add(app, headers, phone)
    const proof = await proofOf(app, phone)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await logIn(app, proof)).statusCode).toBe(401)
  })

  it('a name that was typed has to be that of the passkey', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers, user } = await signIn(app)
    const { user: other } = await signIn(app)
    const phone = new Authenticator()
    await add(app, headers, phone)
    for (const username of [other.username, 'nobody']) {
      expect((await logIn(app, await proofOf(app, phone), { username })).json().code).toBe('passkey_refused')
    }
    expect((await logIn(app, await proofOf(app, phone), { username: user.username })).statusCode).toBe(200)
  })

  it('passkeys are several, have names, and go when they are removed', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const [phone, laptop] = [new Authenticator(), new Authenticator()]
    await add(app, headers, phone)
    await add(app, headers, laptop)
    expect((await add(app, headers, phone)).json()).toMatchObject({ code: 'passkey_known' })
    const [first, second] = await listOf(app, headers)
    const url = API.passkey(first?.id ?? '')
    const renamed = await app.call({ method: 'PATCH', url, headers, payload: { name: ' My phone 📱 ' } })
    expect(renamed.json().passkeys[0].name).toBe('My phone 📱')
    expect((await app.call({ method: 'PATCH', url, headers, payload: { name: ' ' } })).statusCode).toBe(400)
    expect((await app.call({ method: 'DELETE', url, headers })).json().passkeys).toMatchObject([{ id: second?.id }])
    expect((await logIn(app, await proofOf(app, phone))).json().code).toBe('passkey_refused')
    expect((await logIn(app, await proofOf(app, laptop))).statusCode).toBe(200)
  })

  it('the last way in cannot be removed', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers, user } = await signIn(app)
    await add(app, headers, new Authenticator())
    await app.database.db.updateTable('account').set({ password: null }).where('userId', '=', user.id).execute()
    const [only] = await listOf(app, headers)
    const remove = () => app.call({ method: 'DELETE', url: API.passkey(only?.id ?? ''), headers })
    expect((await remove()).json()).toMatchObject({ code: 'last_way_in' })
    await add(app, headers, new Authenticator())
    expect((await remove()).statusCode).toBe(200)
  })

  it("another person's passkeys are not there", async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const { headers: others } = await signIn(app)
    await add(app, headers, new Authenticator())
    const [own] = await listOf(app, headers)
    const url = API.passkey(own?.id ?? '')
    for (const id of [url, API.passkey('never-was')]) {
      const payload = { name: 'mine now' }
      expect((await app.call({ method: 'PATCH', url: id, headers: others, payload })).statusCode).toBe(404)
      expect((await app.call({ method: 'DELETE', url: id, headers: others })).statusCode).toBe(404)
    }
    expect(await listOf(app, headers)).toEqual([own])
    for (const [method, to] of [
      ['GET', API.passkeys],
      ['POST', API.passkeyOptions],
      ['DELETE', url],
    ] as const) {
      expect((await app.call({ method, url: to })).json().code, to).toBe('session_required')
    }
  })

  it('an old session has to prove again who it is before it adds or removes one', async () => {
    let now = new Date()
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const form = someForm()
    const { headers } = await signIn(app, form)
    const phone = new Authenticator()
    await add(app, headers, phone)
    now = new Date(now.getTime() + 11 * 60_000)
    const ask = () => app.call({ method: 'POST', url: API.passkeyOptions, headers })
    expect((await ask()).json()).toMatchObject({ code: 'confirmation_required' })
    const confirm = (payload: object) => app.call({ method: 'POST', url: API.confirmation, headers, payload })
    expect((await confirm({ password: 'a guess' })).json()).toMatchObject({ code: 'password_wrong' })
    expect((await confirm({})).statusCode).toBe(400)
    expect((await ask()).statusCode).toBe(403)
    expect((await confirm({ password: form.password })).statusCode).toBe(204)
    expect((await ask()).statusCode).toBe(200)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await confirm({ passkey: await proofOf(app, phone) })).statusCode).toBe(204)
    expect((await ask()).statusCode).toBe(200)

    const { headers: others } = await signIn(app)
    const strange = { passkey: await proofOf(app, phone) }
    const refused = await app.call({ method: 'POST', url: API.confirmation, headers: others, payload: strange })
    expect(refused.json()).toMatchObject({ code: 'passkey_refused' })
  })

  it('a passkey made on the sign-up form belongs to the account from its first day', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm()
    const phone = new Authenticator()
    const names = { fullName: form.fullName, address: form.email }
    const passkey = phone.create(await optionsFor(app, API.passkeySignUpOptions, undefined, names))
    const { signUpId, demoCode } = (await app.call({ method: 'POST', url: API.signUpCode, payload: form })).json()
    const register = (changes: object) =>
      app.call({ method: 'POST', url: API.signUp, payload: { ...form, signUpId, code: demoCode, passkey, ...changes } })
    expect((await register({ code: '000000' })).json().code).toBe('code_wrong_demo')
    const registered = await register({})
    expect(registered.statusCode, registered.body).toBe(201)
    const login = await logIn(app, await proofOf(app, phone))
    expect(login.json().user.id).toBe(registered.json().user.id)

    const second = (await app.call({ method: 'POST', url: API.signUpCode, payload: someForm() })).json()
    const again = await register({ ...someForm(), signUpId: second.signUpId })
    expect(again.statusCode).toBeGreaterThanOrEqual(400)
    expect(await app.database.db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1)
  })

  it('what is no passkey is refused', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const proof = await proofOf(app, new Authenticator())
    for (const payload of [
      {},
      { passkey: {} },
      { passkey: { ...proof, id: 'x'.repeat(5_000) } },
      { passkey: { ...proof, type: 'password' } },
      { passkey: { ...proof, response: { ...proof.response, signature: '!' } } },
    ]) {
      expect((await app.call({ method: 'POST', url: API.passkeyLogin, payload })).statusCode).toBe(400)
    }
    const broken = { ...new Authenticator().create(await optionsFor(app, API.passkeyOptions, headers)) }
    const payload = { ...broken, response: { ...broken.response, attestationObject: 'AAAA' } }
    const answer = await app.call({ method: 'POST', url: API.passkeys, headers, payload })
    expect(answer.json()).toMatchObject({ code: 'passkey_not_added' })
  })
})
