import { API, DEMO } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, ORIGIN, someForm, type TestApp } from '#server/testing/test-app.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The body as a browser's form, or a program's, sends it. */
async function post(app: TestApp, url: string, body: FormData | URLSearchParams | string, headers = {}) {
  const sent = new Request(ORIGIN, { method: 'POST', body, headers })
  const type = sent.headers.get('content-type') ?? ''
  const payload = Buffer.from(await sent.arrayBuffer())
  return app.call({ method: 'POST', url, payload, headers: { 'content-type': type } })
}

function fields(): Record<string, string> {
  const { acceptTerms: _, consentGmail: __, consentPhone: ___, ...form } = someForm()
  return { ...form, acceptTerms: 'on', consentPhone: 'true' } as Record<string, string>
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

eachDatabase((makeDatabase) => {
  it('the sign-up is taken as form data, with the photo as a file', async () => {
    const app = await makeTestApp(await makeDatabase())
    const values = fields()
    const sent = await post(app, API.signUpCode, formOf({ ...values, mobile: '' }))
    expect(sent.statusCode, sent.body).toBe(200)
    const form = formOf({ ...values, signUpId: sent.json().signUpId, code: DEMO.code as string })
    form.set('profilePhoto', new File([Buffer.from(PIXEL, 'base64')], 'me.png', { type: 'image/png' }))
    const answer = await post(app, API.signUp, form)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().user).toMatchObject({ firstName: 'Asha', hasPhoto: true })
    const consents = await app.database.db
      .selectFrom('consents')
      .select(['kind', 'given'])
      .where('owner_id', '=', answer.json().user.id)
      .orderBy('kind')
      .execute()
    expect(consents).toEqual([
      { kind: 'gmail_contacts', given: 0 },
      { kind: 'phone_contacts', given: 1 },
      { kind: 'terms', given: 1 },
    ])
  })

  it('the sign-up is taken as an encoded form, and judged as it is with JSON', async () => {
    const app = await makeTestApp(await makeDatabase())
    expect((await post(app, API.signUpCode, new URLSearchParams(fields()))).statusCode).toBe(200)
    const { acceptTerms: _, consentPhone: __, ...unticked } = fields()
    for (const wrong of [unticked, { ...unticked, email: 'asha@' }, { ...unticked, password: 'short' }]) {
      const refused = await post(app, API.signUpCode, new URLSearchParams(wrong))
      const payload = { ...wrong, acceptTerms: false }
      const asJson = await app.call({ method: 'POST', url: API.signUpCode, payload })
      expect(refused.statusCode).toBe(400)
      expect(Object.keys(refused.json().fields)).not.toEqual([])
      expect(refused.json().fields).toEqual(asJson.json().fields)
    }
  })

  it('what is no form is refused, and no other call takes one', async () => {
    const app = await makeTestApp(await makeDatabase())
    const broken = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await post(app, API.signUp, 'no parts', broken)).statusCode).toBe(400)
    const many = formOf(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field${n}`, 'x'])))
    expect((await post(app, API.signUp, many)).statusCode).toBe(400)
    const login = new URLSearchParams({ username: DEMO.username, password: DEMO.password })
    expect((await post(app, API.login, login)).statusCode).toBe(415)
  })
})
