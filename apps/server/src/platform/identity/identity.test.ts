import { randomUUID } from 'node:crypto'
import { API, CALLED_BY, DEMO } from '@salus/contract'
import { describe, expect, it } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

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

  describe('a tab says for whom it calls, and', () => {
    const document = { id: randomUUID(), kind: 'document', title: 'A report', text: 'What Emma wrote.' }
    const titles = async (app: TestApp, headers: Record<string, string>) =>
      (await app.call({ url: API.documents, headers })).json().items.map(({ title }: { title: string }) => title)

    it('cannot write for who has logged in since', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [emma, ravi] = [await signIn(app), await signIn(app)]
      const save = (named: string) => {
        const headers = { ...ravi.headers, [CALLED_BY.header]: named }
        return app.call({ method: 'POST', url: API.documents, headers, payload: document })
      }
      for (const named of [emma.user.id, '', 'x', `${ravi.user.id} `, `${ravi.user.id},${emma.user.id}`]) {
        const answer = await save(named)
        expect([answer.statusCode, answer.json().code], named).toEqual([401, 'session_required'])
      }
      expect(await titles(app, ravi.headers)).toEqual([])
      expect((await save(ravi.user.id)).statusCode).toBe(201)
    })

    it('reads nothing of theirs, and ends no session of theirs', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [emma, ravi] = [await signIn(app), await signIn(app)]
      const headers = { ...ravi.headers, [CALLED_BY.header]: emma.user.id }
      expect((await app.call({ url: API.profile, headers })).statusCode).toBe(401)
      const logout = await app.call({ method: 'POST', url: API.logout, headers })
      expect([logout.statusCode, logout.cookies]).toEqual([401, []])
      expect(await whoAmI(app, ravi.headers)).toBe(ravi.user.username)
    })

    it('is not taken for a visitor when nobody is logged in any more', async () => {
      const app = await makeTestApp(await makeDatabase())
      const emma = await signIn(app)
      const headers = { [CALLED_BY.header]: emma.user.id }
      expect((await app.call({ url: API.session, headers })).json().code).toBe('session_required')
      await app.call({ method: 'POST', url: API.logout, headers: emma.headers })
      const answer = await app.call({ url: API.session, headers: { ...emma.headers, ...headers } })
      expect(answer.json().code).toBe('session_required')
    })

    it('is named by its own person when it is about the record of another', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, helper] = [await signIn(app), await signIn(app)]
      await share(app, owner, helper, { documents: 'read' })
      const asked = async (named: string) => {
        const headers = { ...actingFor(helper, owner.user.id), [CALLED_BY.header]: named }
        return (await app.call({ url: API.documents, headers })).statusCode
      }
      expect(await asked(helper.user.id)).toBe(200)
      expect(await asked(owner.user.id)).toBe(401)
    })

    it('is a visitor’s when it says so, whoever has logged in since', async () => {
      const app = await makeTestApp(await makeDatabase())
      const ravi = await signIn(app)
      const headers = { ...ravi.headers, [CALLED_BY.header]: CALLED_BY.nobody }
      expect(await whoAmI(app, headers)).toBeNull()
      expect((await app.call({ method: 'POST', url: API.documents, headers, payload: document })).statusCode).toBe(401)
      expect(await whoAmI(app, ravi.headers)).toBe(ravi.user.username)
    })

    it('a login from there ends the session that came with it all the same', async () => {
      const app = await makeTestApp(await makeDatabase())
      const ravi = await signIn(app)
      const headers = { ...ravi.headers, [CALLED_BY.header]: CALLED_BY.nobody }
      const payload = { username: DEMO.username, password: DEMO.password }
      expect((await app.call({ method: 'POST', url: API.login, headers, payload })).statusCode).toBe(200)
      expect(await whoAmI(app, ravi.headers)).toBeNull()
    })
  })
})
