import { randomUUID } from 'node:crypto'
import { API, SESSION_DAYS, type SessionInfo } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'
import { accountsOfHost } from '../accounts-of-host.ts'
import { coarseAddress, deviceName } from '../device-name.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const logIn = async (app: TestApp, username: string, password: string, userAgent: string, remoteAddress: string) => {
  const headers = { 'user-agent': userAgent }
  const payload = { username, password }
  const answer = await app.call({ method: 'POST', url: API.login, payload, headers, remoteAddress })
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
const sessionsOf = async (app: TestApp, headers: { cookie: string }) =>
  (await app.call({ url: API.sessions, headers })).json().sessions as SessionInfo[]
const whoIs = async (app: TestApp, headers: { cookie: string }) =>
  (await app.call({ url: API.session, headers })).json().user?.username ?? null

const DAY_MS = 24 * 60 * 60 * 1_000

eachDatabase((makeDatabase) => {
  it('every place where one is logged in is listed, with device, coarse address and last use', async () => {
    let now = new Date()
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const form = someForm()
    const { user, headers: first } = await signIn(app, form)
    now = new Date(now.getTime() + 60_000)
    const phone = await logIn(app, user.username, form.password, IPHONE, '203.0.113.77')
    now = new Date(now.getTime() + 60 * 60_000)
    await whoIs(app, phone)
    const list = await sessionsOf(app, phone)
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({
      device: 'Safari on iPhone',
      address: '203.0.113.x',
      way: 'password',
      current: true,
      lastUsedAt: now.toISOString(),
    })
    expect(list[1]).toMatchObject({ current: false })
    expect(Date.parse(list[1]?.lastUsedAt ?? '')).toBeLessThan(now.getTime())
    expect(JSON.stringify(list)).not.toMatch(/203\.0\.113\.77|token/)
    expect(await whoIs(app, first)).toBe(user.username)
  })

  it('one is ended, or all others, at once', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm()
    const { user, headers: first } = await signIn(app, form)
    const at = (address: string) => logIn(app, user.username, form.password, CHROME, address)
    const [second, third] = [await at('203.0.113.1'), await at('203.0.113.2')]
    const [here] = (await sessionsOf(app, second)).filter(({ current }) => current)
    expect((await app.call({ method: 'DELETE', url: API.sessionOf(here?.id ?? ''), headers: first })).statusCode).toBe(
      204,
    )
    expect([await whoIs(app, first), await whoIs(app, second), await whoIs(app, third)]).toEqual([
      user.username,
      null,
      user.username,
    ])
    expect((await app.call({ method: 'DELETE', url: API.sessions, headers: third })).statusCode).toBe(204)
    expect([await whoIs(app, first), await whoIs(app, third)]).toEqual([null, user.username])
    expect(await app.database.db.selectFrom('session_details').selectAll().execute()).toHaveLength(1)
  })

  it('a session that is used every week ends 90 days after its login', async () => {
    let now = new Date()
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const { headers, user } = await signIn(app)
    const start = now.getTime()
    for (let day = 0; day < SESSION_DAYS.longest; day += 7) {
      now = new Date(start + day * DAY_MS)
      expect(await whoIs(app, headers), `day ${day}`).toBe(user.username)
    }
    now = new Date(start + SESSION_DAYS.longest * DAY_MS)
    expect(await whoIs(app, headers)).toBeNull()
    expect(await app.database.db.selectFrom('session').select('id').execute()).toEqual([])
  })

  it('one that slides on does not slide past its longest life, and then costs no more writes', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers, user } = await signIn(app)
    const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    const startedAt = before(80)
    await app.database.db
      .updateTable('session')
      .set({ createdAt: startedAt, updatedAt: before(25), expiresAt: before(-5) })
      .execute()
    const row = () => app.database.db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    expect(await whoIs(app, headers)).toBe(user.username)
    const slid = await row()
    expect(new Date(slid.expiresAt).getTime()).toBe(Date.parse(startedAt) + SESSION_DAYS.longest * DAY_MS)
    expect(await whoIs(app, headers)).toBe(user.username)
    expect(await row()).toEqual(slid)
  })

  it('the host ends those of one account or of everybody', async () => {
    const app = await makeTestApp(await makeDatabase())
    const host = accountsOfHost({ ...app, now: () => new Date(), newId: randomUUID })
    const [one, other] = [await signIn(app), await signIn(app)]
    expect(await host.endSessions(one.user.id)).toBe(1)
    expect([await whoIs(app, one.headers), await whoIs(app, other.headers)]).toEqual([null, other.user.username])
    expect(await host.endSessions(null)).toBe(1)
    expect(await whoIs(app, other.headers)).toBeNull()
  })

  it('the host lists every account with the times at which it was made and last used', async () => {
    const app = await makeTestApp(await makeDatabase())
    const host = accountsOfHost({ ...app, now: () => new Date(), newId: randomUUID })
    const form = someForm()
    const { user } = await signIn(app, form)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/)
    const listed = {
      username: user.username,
      email: form.email,
      madeAt: time,
      seenAt: time,
      isAdmin: false,
      endsAt: null,
    }
    const own = async () => (await host.list()).filter(({ username }) => username === user.username)
    expect(await own()).toEqual([listed])
    await host.endSessions(null)
    expect(await own()).toEqual([{ ...listed, seenAt: null }])
  })

  it("another person's session is not there to be ended", async () => {
    const app = await makeTestApp(await makeDatabase())
    const [one, other] = [await signIn(app), await signIn(app)]
    const [theirs] = await sessionsOf(app, other.headers)
    for (const id of [theirs?.id ?? '', 'never-was']) {
      const answer = await app.call({ method: 'DELETE', url: API.sessionOf(id), headers: one.headers })
      expect(answer.statusCode).toBe(404)
    }
    await app.call({ method: 'DELETE', url: API.sessions, headers: one.headers })
    expect(await whoIs(app, other.headers)).toBe(other.user.username)
    expect((await sessionsOf(app, one.headers)).map(({ current }) => current)).toEqual([true])
    for (const [method, url] of [
      ['GET', API.sessions],
      ['DELETE', API.sessions],
      ['POST', API.confirmation],
    ] as const) {
      const payload = method === 'POST' ? { payload: { password: 'x' } } : {}
      expect((await app.call({ method, url, ...payload })).json().code).toBe('session_required')
    }
  })

  it('guesses at the password of an open session run out', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm()
    const { headers } = await signIn(app, form)
    const confirm = (password: string) =>
      app.call({ method: 'POST', url: API.confirmation, headers, payload: { password } })
    for (let n = 0; n < 10; n++) expect((await confirm(`guess ${n}`)).statusCode).toBe(422)
    expect((await confirm(form.password)).json().code).toBe('too_many_requests')
  })
})

it('devices have names that their owner knows', () => {
  expect(deviceName(CHROME)).toBe('Chrome on Windows')
  expect(deviceName(IPHONE)).toBe('Safari on iPhone')
  expect(deviceName(`${CHROME} Edg/140.0`)).toBe('Edge on Windows')
  expect(deviceName('Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Firefox on Android')
  expect(deviceName('curl/8')).toBe('Unknown device')
  expect(deviceName(undefined)).toBe('Unknown device')
})

it('addresses are told without the part that is a household', () => {
  expect(coarseAddress('203.0.113.77')).toBe('203.0.113.x')
  expect(coarseAddress('::ffff:203.0.113.77')).toBe('203.0.113.x')
  expect(coarseAddress('2001:db8:aaaa::1')).toBe('2001:db8:x')
  expect(coarseAddress('::1')).toBe('this machine')
  expect(coarseAddress('127.0.0.1')).toBe('this machine')
  expect(coarseAddress(null)).toBeNull()
})
