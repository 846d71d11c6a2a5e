import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'
import { accountsOfHost } from '../accounts-of-host.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const host = accountsOfHost({ ...app, now: () => NOW, newId: randomUUID })
    const form = someForm()
    const person = await signIn(app, form)
    const logIn = async (password = form.password) => {
      const payload = { username: person.user.username, password }
      const login = await app.call({ method: 'POST', url: API.login, payload })
      return { cookie: login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    }
    return { app, host, person, logIn }
  }
  const actsOf = async (app: TestApp, headers: { cookie: string }) =>
    (await app.call({ url: API.hostActs, headers })).json().items

  it('a person is told in the product what the host did to their account, until they have seen it', async () => {
    const { app, host, person, logIn } = await begin()
    await host.endSessions(person.user.id)
    await host.setPassword(person.user.id, 'chosen by the host')
    const headers = await logIn('chosen by the host')
    const acts = await actsOf(app, headers)
    expect(acts.map(({ act }: { act: string }) => act).toSorted()).toEqual(['password_set', 'sessions_ended'])
    expect(acts[0].at).toBe(NOW.toISOString())
    const seen = () => app.call({ method: 'DELETE', url: API.hostAct(acts[0].id), headers })
    expect((await seen()).statusCode).toBe(204)
    expect((await seen()).statusCode).toBe(404)
    expect(await actsOf(app, headers)).toEqual([acts[1]])
  })

  it('nobody else can say that it was seen', async () => {
    const { app, host, person, logIn } = await begin()
    await host.endSessions(person.user.id)
    const headers = await logIn()
    const [act] = await actsOf(app, headers)
    const other = await signIn(app)
    expect(await actsOf(app, other.headers)).toEqual([])
    const answer = await app.call({ method: 'DELETE', url: API.hostAct(act.id), headers: other.headers })
    expect(answer.statusCode).toBe(404)
    expect(await actsOf(app, headers)).toEqual([act])
  })
})
