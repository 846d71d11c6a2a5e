import { API, MESSAGES, type Profile, type ProfileDetails, USUAL_SETTINGS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Headers = { cookie: string }

const profileOf = async (app: TestApp, headers: Headers): Promise<Profile> =>
  (await app.call({ url: API.profile, headers })).json()

async function change(app: TestApp, headers: Headers, changed: Partial<ProfileDetails>, version?: string) {
  const { details, version: now } = await profileOf(app, headers)
  const payload = { version: version ?? now, details: { ...details, ...changed } }
  return app.call({ method: 'PUT', url: API.profile, headers, payload })
}

eachDatabase((makeDatabase) => {
  describe('the profile', () => {
    test('begins with what the sign-up said, and keeps what is added to it', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers, user } = await signIn(app, someForm({ dob: '1985-04-12', email: 'asha@example.com' }))
      const before = await profileOf(app, headers)
      expect(before.user).toMatchObject({ username: user.username, email: 'asha@example.com', firstName: 'Asha' })
      expect(before.details).toMatchObject({ fullName: 'Asha Rao', country: 'IN', gender: null, emergencyContacts: [] })
      expect(before.subscription).toEqual({ plan: 'open', renewalDate: null })
      const added: Partial<ProfileDetails> = {
        fullName: 'Asha Rao Menon',
        gender: 'Female',
        address: '4 Lake Road\nపుణె',
        bloodType: 'AB-',
        heightCm: 163,
        weightKg: 58.5,
        mobile: '98765 43210',
        emergencyContacts: [{ name: 'Ravi', relation: 'brother', phone: '+91 98765 00000' }],
      }
      const saved = await change(app, headers, added)
      expect(saved.statusCode).toBe(200)
      const after = await profileOf(app, headers)
      expect(after.details).toMatchObject({ ...added, mobile: '+919876543210' })
      expect(after.user.firstName).toBe('Asha')
      expect((await app.call({ url: API.session, headers })).json().user.firstName).toBe('Asha')
    })

    test('is sealed: nothing of it can be read in the database', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const { headers } = await signIn(app)
      await change(app, headers, { address: '4 Lake Road', bloodType: 'AB-' })
      const row = await database.db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
      expect(JSON.stringify(row)).not.toMatch(/Lake|AB-|Asha/)
    })

    test('two editors that began with one version: the second is told, and nothing is lost', async () => {
      const at = new Date('2046-11-21T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => at })
      const { headers } = await signIn(app)
      const { version } = await profileOf(app, headers)
      expect((await change(app, headers, { address: 'the first' }, version)).statusCode).toBe(200)
      expect((await change(app, headers, { address: 'the second' }, version)).json().code).toBe('profile_changed')
      expect((await profileOf(app, headers)).details.address).toBe('the first')
    })

    test('what cannot be is refused at its field', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await signIn(app)
      const fieldsOf = async (changed: object) =>
        Object.keys((await change(app, headers, changed as Partial<ProfileDetails>)).json().fields ?? {})
      expect(await fieldsOf({ fullName: '123' })).toEqual(['fullName'])
      expect(await fieldsOf({ dob: '2026-02-31' })).toEqual(['details.dob'])
      expect(await fieldsOf({ dob: '2999-01-01' })).toEqual(['dob'])
      expect(await fieldsOf({ mobile: '12' })).toEqual(['mobile'])
      expect(await fieldsOf({ country: 'ZZ' })).toEqual(['country'])
      expect(await fieldsOf({ gender: 'None of your business' })).toEqual(['details.gender'])
      expect(await fieldsOf({ bloodType: 'C+' })).toEqual(['details.bloodType'])
      expect(await fieldsOf({ heightCm: 1_000 })).toEqual(['details.heightCm'])
      expect(await fieldsOf({ emergencyContacts: [{ name: '', phone: 'call me' }] })).toEqual([
        'details.emergencyContacts.0.name',
        'details.emergencyContacts.0.phone',
      ])
    })

    test('who came with a number alone does not lose the only way to be reached', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await signIn(app, someForm({ email: undefined, mobile: '98765 43211' }))
      const refused = await change(app, headers, { mobile: '' })
      expect(refused.json().fields).toEqual({ mobile: MESSAGES.signUp.emailOrMobile })
      expect((await change(app, headers, { mobile: '98765 43212' })).statusCode).toBe(200)
    })

    test('is asked for and changed by its owner alone', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [one, other] = [await signIn(app), await signIn(app)]
      await change(app, one.headers, { address: 'mine' })
      expect((await profileOf(app, other.headers)).details.address).toBe('')
      for (const method of ['GET', 'PUT'] as const) {
        const payload = method === 'PUT' ? { payload: { version: '', details: {} } } : {}
        expect((await app.call({ method, url: API.profile, ...payload })).statusCode).toBeGreaterThanOrEqual(400)
      }
      expect((await app.call({ url: API.profile })).statusCode).toBe(401)
    })

    test('a photo is kept, shown, and taken away', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await signIn(app)
      const put = (photo: string) => app.call({ method: 'PUT', url: API.profilePhoto, headers, payload: { photo } })
      expect((await put('data:image/png;base64,PHNjcmlwdD4=')).json().code).toBe('photo_invalid')
      expect((await put(`data:image/png;base64,${PNG}`)).statusCode).toBe(204)
      const shown = await app.call({ url: API.profilePhoto, headers })
      expect(shown.headers['content-type']).toBe('image/png')
      expect(shown.rawPayload.equals(Buffer.from(PNG, 'base64'))).toBe(true)
      expect((await profileOf(app, headers)).user.hasPhoto).toBe(true)
      expect((await app.call({ method: 'DELETE', url: API.profilePhoto, headers })).statusCode).toBe(204)
      expect((await profileOf(app, headers)).user.hasPhoto).toBe(false)
    })
  })

  describe('a new password', () => {
    const form = someForm()
    const right = {
      oldPassword: form.password,
      newPassword: 'seven quiet herons',
      confirmPassword: 'seven quiet herons',
    }

    test('needs the old one, and ends every other session', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers, user } = await signIn(app, someForm())
      const logIn = (password: string) =>
        app.call({ method: 'POST', url: API.login, payload: { username: user.username, password } })
      const elsewhere = await logIn(form.password)
      const cookie = elsewhere.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const put = (payload: object) => app.call({ method: 'PUT', url: API.profilePassword, headers, payload })

      expect((await put({ ...right, oldPassword: 'not the old one' })).json()).toMatchObject({ code: 'password_wrong' })
      expect((await logIn('seven quiet herons')).statusCode).toBe(401)
      expect((await put(right)).statusCode).toBe(204)
      expect((await app.call({ url: API.profile, headers })).statusCode).toBe(200)
      expect((await app.call({ url: API.profile, headers: { cookie } })).statusCode).toBe(401)
      expect((await logIn(form.password)).statusCode).toBe(401)
      expect((await logIn('seven quiet herons')).statusCode).toBe(200)
    })

    test('is refused when it differs, is short, is the old one, or was stolen elsewhere', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await signIn(app, someForm())
      const fieldsOf = async (payload: object) =>
        (await app.call({ method: 'PUT', url: API.profilePassword, headers, payload: { ...right, ...payload } })).json()
          .fields
      const both = (password: string) => ({ newPassword: password, confirmPassword: password })
      expect(await fieldsOf({ confirmPassword: 'another' })).toEqual({
        confirmPassword: MESSAGES.profile.passwordsDiffer,
      })
      expect(await fieldsOf(both('short'))).toEqual({ newPassword: MESSAGES.signUp.passwordShort })
      expect(await fieldsOf(both(form.password))).toEqual({ newPassword: MESSAGES.profile.passwordSame })
      expect(await fieldsOf(both('Password123'))).toEqual({ newPassword: MESSAGES.profile.passwordLeaked })
    })

    test('the old one cannot be guessed at through a session that was taken over', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2046-11-21T10:00:00.000Z') })
      const { headers } = await signIn(app, someForm())
      const guess = () =>
        app.call({
          method: 'PUT',
          url: API.profilePassword,
          headers,
          payload: { ...right, oldPassword: 'a guess' },
        })
      for (let round = 0; round < 10; round++) expect((await guess()).statusCode).toBe(422)
      expect((await guess()).statusCode).toBe(429)
    })
  })

  test('consents are kept with their times, and taken back by adding, never by changing', async () => {
    let now = new Date('2046-11-21T10:00:00.000Z')
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const { headers } = await signIn(app, someForm({ consentPhone: true }))
    now = new Date('2046-11-22T10:00:00.000Z')
    const payload = { kind: 'phone_contacts', given: false }
    const answer = await app.call({ method: 'PUT', url: API.consents, headers, payload })
    const { items } = answer.json()
    expect(items).toHaveLength(4)
    expect(items[0]).toMatchObject({ ...payload, at: '2046-11-22T10:00:00.000Z' })
    expect(items).toContainEqual(expect.objectContaining({ kind: 'phone_contacts', given: true }))
    const terms = { method: 'PUT', url: API.consents, headers, payload: { kind: 'terms', given: false } } as const
    expect((await app.call(terms)).statusCode).toBe(400)
  })

  test('settings are usual until they are chosen, and belong to one person', async () => {
    const app = await makeTestApp(await makeDatabase())
    const [one, other] = [await signIn(app), await signIn(app)]
    const get = async (headers: Headers) => (await app.call({ url: API.settings, headers })).json()
    expect(await get(one.headers)).toEqual(USUAL_SETTINGS)
    const chosen = { ...USUAL_SETTINGS, language: 'tel', region: 'IN', units: 'metric', theme: 'dark', speechRate: 0.8 }
    for (const payload of [chosen, { ...chosen, speechRate: 1.2 }]) {
      const answer = await app.call({ method: 'PUT', url: API.settings, headers: one.headers, payload })
      expect(answer.statusCode).toBe(200)
    }
    expect(await get(one.headers)).toEqual({ ...chosen, speechRate: 1.2 })
    expect(await get(other.headers)).toEqual(USUAL_SETTINGS)
  })
})
