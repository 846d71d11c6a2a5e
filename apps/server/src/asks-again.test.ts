import { ALL_RIGHTS, API, CARD_PARTS } from '@salus/contract'
import { expect, it } from 'vitest'
import { withAccount } from './testing/account-with-mail.ts'
import { accept, actingFor, invite } from './testing/care-circle.ts'
import { eachDatabase } from './testing/databases.ts'
import { makeTestApp, signIn, someForm } from './testing/test-app.ts'

const MINUTES = 60_000
const key = { name: 'A scale', scopes: ['vitals:write'], days: null }
const invitation = { name: 'Somebody', rights: { vitals: 'read' }, until: null }

/** People with passwords, and a clock to move. */
async function open(database: Parameters<typeof makeTestApp>[0]) {
  let at = new Date('2046-11-21T10:00:00.000Z').getTime()
  const app = await makeTestApp(database, { now: () => new Date(at) })
  const pass = (ms: number) => (at += ms)
  const confirm = (headers: Record<string, string>) =>
    app.call({ method: 'POST', url: API.confirmation, headers, payload: { password: someForm().password } })
  return { app, pass, confirm }
}

eachDatabase((makeDatabase) => {
  it('the archive of everything asks for the password or a passkey again', async () => {
    const { app, pass, confirm } = await open(await makeDatabase())
    const { headers } = await signIn(app)
    pass(11 * MINUTES)
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.call({ method, url: API.archive, headers })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'confirmation_required'])
    }
    await confirm(headers)
    expect((await app.call({ method: 'POST', url: API.archive, headers })).statusCode).toBe(204)
    expect((await app.call({ url: API.archive, headers })).headers['content-type']).toBe('application/zip')
  })

  it('what lets others in asks for the password or a passkey again', async () => {
    const { app, pass, confirm } = await open(await makeDatabase())
    const { headers } = await signIn(app)
    const makeKey = () => app.call({ method: 'POST', url: API.apiKeys, headers, payload: key })
    const inviteOne = () => app.call({ method: 'POST', url: API.circleInvitations, headers, payload: invitation })
    const card = (parts: readonly string[]) =>
      app.call({ method: 'PUT', url: API.emergencyCard, headers, payload: { parts } })
    pass(11 * MINUTES)
    for (const call of [makeKey, inviteOne, () => card(CARD_PARTS)]) {
      const answer = await call()
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'confirmation_required'])
    }
    expect((await app.call({ url: API.apiKeys, headers })).json().items).toEqual([])
    expect((await app.call({ url: API.careCircle, headers })).json().invitations).toEqual([])
    expect((await app.call({ url: API.emergencyCard, headers })).json().token).toBeNull()
    expect((await confirm(headers)).statusCode).toBe(204)
    expect((await makeKey()).statusCode).toBe(201)
    expect((await inviteOne()).statusCode).toBe(201)
    expect((await card(CARD_PARTS)).statusCode).toBe(200)
    // What a card that is on says, and the way to end it, are as near as before.
    pass(11 * MINUTES)
    expect((await card(['age'])).statusCode).toBe(200)
    expect((await app.call({ method: 'DELETE', url: API.emergencyCard, headers })).statusCode).toBe(200)
    expect((await card(['age'])).json().code).toBe('confirmation_required')
  })

  it('a parent who lets others into a child’s record, or hands it over, proves who they are themselves', async () => {
    const { app, pass, confirm } = await open(await makeDatabase())
    const [parent, other] = [await signIn(app), await signIn(app)]
    const child = { fullName: 'Mira Rao', dob: '2028-11-23' }
    const made = await app.call({ method: 'POST', url: API.children, headers: parent.headers, payload: child })
    const { ownerId } = made.json()
    const headers = actingFor(parent, ownerId)
    await accept(app, other, await invite(app, { headers }, ALL_RIGHTS, { asGuardian: true }))
    pass(3 * 24 * 60 * MINUTES)
    const inviteOne = () => app.call({ method: 'POST', url: API.circleInvitations, headers, payload: invitation })
    const handOver = () =>
      app.call({ method: 'POST', url: API.handOver, headers, payload: { email: 'mira@example.com' } })
    // That the other parent has just proved it is nothing.
    await confirm(other.headers)
    for (const call of [inviteOne, handOver]) expect((await call()).json().code).toBe('confirmation_required')
    expect((await confirm(parent.headers)).statusCode).toBe(204)
    expect((await inviteOne()).statusCode).toBe(201)
    expect((await handOver()).statusCode).toBe(200)
  })

  it('the person is told by mail of a key and of an invitation', async () => {
    const { post, enter, newMails } = await withAccount(await makeDatabase())
    const headers = await enter()
    await newMails()
    expect((await post(API.apiKeys, key, headers)).statusCode).toBe(201)
    expect((await post(API.circleInvitations, invitation, headers)).statusCode).toBe(201)
    const texts = (await newMails()).map(({ text }) => text).sort(byFirst('A key for'))
    expect(texts).toEqual([
      expect.stringContaining('A key for a device or a program was made for your account.'),
      expect.stringContaining('Somebody was invited to your record.'),
    ])
  })
})

/** Messages go out side by side. */
const byFirst = (words: string) => (one: string, other: string) =>
  Number(other.includes(words)) - Number(one.includes(words))
