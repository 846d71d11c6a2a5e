import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, someForm, type TestApp } from '#server/testing/test-app.ts'
import { accountsOfHost } from './accounts-of-host.ts'

const household = {
  SALUS_MODE: 'household',
  SALUS_PUBLIC_ORIGIN: 'http://localhost:3000'.replace('http', 'https'),
}
const ORIGIN = household.SALUS_PUBLIC_ORIGIN

const post = (app: TestApp, url: string, payload: object) =>
  app.call({ method: 'POST', url, payload, headers: { origin: ORIGIN } })

async function inviteBy(app: TestApp): Promise<string> {
  const { config, database, vault } = app
  const host = accountsOfHost({ config, database, vault, now: () => new Date(), newId: () => crypto.randomUUID() })
  return (await host.invitationLink()).split('#')[1] ?? ''
}

eachDatabase((makeDatabase) => {
  it('a household lets nobody sign up without an invitation, and says what to do', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: household })
    for (const url of [API.signUpCode, API.signUp]) {
      const answer = await post(app, url, someForm())
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_up_by_invitation'])
    }
    const made_up = await post(app, API.signUp, { ...someForm(), invitation: 'x'.repeat(43) })
    expect(made_up.json().code).toBe('sign_up_invitation_spent')
  })

  it('an invitation makes one account without a code where nothing can be sent, and is spent then', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: household })
    const invitation = await inviteBy(app)
    const [form, other] = [someForm(), someForm()]
    const both = await Promise.all([form, other].map((each) => post(app, API.signUp, { ...each, invitation })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410])
    const made = both.find(({ statusCode }) => statusCode === 201)
    const username = made?.json().user.username
    const login = await post(app, API.login, { username, password: form.password })
    expect(login.statusCode).toBe(200)
    expect((await post(app, API.signUp, { ...someForm(), invitation })).json().code).toBe('sign_up_invitation_spent')
  })

  it('a failed sign-up leaves the invitation good', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: household })
    const invitation = await inviteBy(app)
    const form = someForm()
    const child = await post(app, API.signUp, { ...form, dob: '2024-01-01', invitation })
    expect(child.statusCode).toBe(422)
    expect((await post(app, API.signUp, { ...form, invitation })).statusCode).toBe(201)
  })

  it('where codes can be sent, an invitation does not stand in for the code', async () => {
    const env = { ...household, SALUS_SMTP_URL: 'smtp://127.0.0.1:1', SALUS_MAIL_FROM: 'salus@example.com' }
    const app = await makeTestApp(await makeDatabase(), { env })
    const answer = await post(app, API.signUp, { ...someForm(), invitation: await inviteBy(app) })
    expect(answer.json().code).toBe('code_expired')
  })

  it('a closed installation takes nobody, and makes no invitation', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: { ...household, SALUS_SIGN_UP: 'closed' } })
    expect((await post(app, API.signUp, someForm())).json().code).toBe('sign_up_closed')
    await expect(inviteBy(app)).rejects.toThrow()
  })

  it('only an admin makes an invitation; to others there is no such address', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: household })
    await post(app, API.signUp, { ...someForm(), email: 'asha@example.com', invitation: await inviteBy(app) })
    const login = await post(app, API.login, { username: 'asha@example.com', password: someForm().password })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const ask = () => app.call({ method: 'POST', url: API.signUpInvitations, headers: { cookie, origin: ORIGIN } })
    expect((await ask()).statusCode).toBe(404)
    const { id } = await app.database.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await app.database.db.insertInto('admins').values({ owner_id: id, since: new Date().toISOString() }).execute()
    const made = await ask()
    expect(made.statusCode).toBe(201)
    expect(made.json().link).toMatch(/^https:\/\/localhost:3000\/signup#[\w-]{43}$/)
  })
})
