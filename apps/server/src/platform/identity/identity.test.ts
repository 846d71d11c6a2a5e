import { API, DEMO } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, type TestApp } from '#server/testing/test-app.ts'

const logIn = async (app: TestApp) => {
  const payload = { username: DEMO.username, password: DEMO.password }
  const answer = await app.call({ method: 'POST', url: API.login, payload })
  const value = answer.cookies.find(({ name }) => name === 'salus.session_token')?.value ?? ''
  return { value, headers: { cookie: `salus.session_token=${encodeURIComponent(value)}` } }
}

const whoAmI = async (app: TestApp, headers: Record<string, string>) =>
  (await app.call({ method: 'GET', url: API.session, headers })).json().user?.username ?? null

eachDatabase((makeDatabase) => {
  it('a session that is ended is over at once, in every process', async () => {
    const database = await makeDatabase()
    const [one, other] = [await makeTestApp(database), await makeTestApp(database)]
    const { value, headers } = await logIn(one)
    for (const app of [one, other]) {
      expect(await whoAmI(app, headers)).toBe('demo')
      expect(await whoAmI(app, { authorization: `Bearer ${value}` })).toBe('demo')
    }
    await one.call({ method: 'POST', url: API.logout, headers })
    for (const app of [one, other]) {
      expect(await whoAmI(app, headers)).toBeNull()
      expect(await whoAmI(app, { authorization: `Bearer ${value}` })).toBeNull()
    }
  })

  it('a deleted account has no session', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await logIn(app)
    expect(await whoAmI(app, headers)).toBe('demo')
    await app.database.db.deleteFrom('user').execute()
    expect(await whoAmI(app, headers)).toBeNull()
  })

  it('the cookie is known in each spelling of it, beside other cookies, and with a bearer token', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { value, headers } = await logIn(app)
    const own = headers.cookie
    expect(await whoAmI(app, { cookie: `salus.session_token=${value}` })).toBe('demo')
    expect(await whoAmI(app, { cookie: `theme=dark; ${own};salus.device=x.y` })).toBe('demo')
    expect(await whoAmI(app, { authorization: `bearer ${encodeURIComponent(value)}` })).toBe('demo')
    expect(await whoAmI(app, { cookie: own, authorization: 'Bearer nonsense' })).toBe('demo')
    expect(await whoAmI(app, { cookie: `xsalus.session_token=${value}` })).toBeNull()
    expect(await whoAmI(app, { cookie: `__Secure-salus.session_token=${value}` })).toBeNull()
  })

  it('two sessions in one call never mix', async () => {
    const app = await makeTestApp(await makeDatabase())
    const first = await logIn(app)
    const second = await logIn(app)
    await app.call({ method: 'POST', url: API.logout, headers: first.headers })
    const both = `${first.headers.cookie}; ${second.headers.cookie}`
    expect([null, 'demo']).toContain(await whoAmI(app, { cookie: both }))
    expect(await whoAmI(app, { cookie: first.headers.cookie, authorization: `Bearer ${second.value}` })).toBe('demo')
    const token = second.value.split('.')[0]
    const mixed = `${token}.${first.value.split('.')[1]}`
    expect(await whoAmI(app, { cookie: `salus.session_token=${encodeURIComponent(mixed)}` })).toBeNull()
  })
})
