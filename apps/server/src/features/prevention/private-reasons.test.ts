import { randomUUID } from 'node:crypto'
import { ALL_RIGHTS, API } from '@salus/contract'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

eachDatabase((makeDatabase) => {
  const make = async () => makeTestApp(await makeDatabase())
  const send = (
    app: TestApp,
    { headers }: Pick<Person, 'headers'>,
    method: 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => app.call({ method, url, headers, ...(payload && { payload }) })
  const say = (app: TestApp, person: Pick<Person, 'headers'>, choice: object) =>
    send(app, person, 'POST', API.preventionChoices, { id: randomUUID(), ...choice })
  const REASON = 'quillfeather'
  const DECLINED = { check: 'flu', status: 'declined', reason: REASON }
  const reasonFor = async (app: TestApp, headers: Record<string, string>) => {
    const answer = await app.call({ url: API.prevention, headers })
    expect(answer.json().choices, answer.body).toMatchObject([{ check: 'flu', status: 'declined' }])
    return answer.json().choices[0].reason
  }

  test('a member of the care circle never reads a reason of the person, whatever they do with it', async () => {
    const app = await make()
    const [owner, member, other] = [await signIn(app), await signIn(app), await signIn(app)]
    for (const each of [member, other]) await share(app, owner, each, ALL_RIGHTS)
    const there = { headers: actingFor(member, owner.user.id) }
    const id = randomUUID()
    await say(app, owner, { id, ...DECLINED })
    expect(await reasonFor(app, there.headers)).toBe('')
    // The member says it again under the same id, takes it back and brings it back.
    await say(app, there, { id, ...DECLINED, reason: 'mine' })
    expect((await send(app, there, 'DELETE', API.preventionChoice(id))).statusCode).toBe(204)
    const restored = await send(app, there, 'POST', API.restoreDueChoice(id))
    expect([restored.statusCode, restored.body]).toEqual([204, ''])
    expect(await reasonFor(app, there.headers)).toBe('')
    const home = await app.call({ url: API.dashboard, headers: there.headers })
    expect(home.body).not.toContain(REASON)
    expect(await reasonFor(app, owner.headers)).toBe(REASON)
  })

  test('a member of the care circle reads the reason that they wrote, as the person does, and nobody else', async () => {
    const app = await make()
    const [owner, member, other] = [await signIn(app), await signIn(app), await signIn(app)]
    for (const each of [member, other]) await share(app, owner, each, ALL_RIGHTS)
    const there = actingFor(member, owner.user.id)
    await say(app, { headers: there }, DECLINED)
    expect(await reasonFor(app, there)).toBe(REASON)
    expect(await reasonFor(app, owner.headers)).toBe(REASON)
    expect(await reasonFor(app, actingFor(other, owner.user.id))).toBe('')
  })

  test('the second parent of a child reads no reason of the first one, in the archive neither', async () => {
    const app = await make()
    const [first, second] = [await signIn(app), await signIn(app)]
    const payload = { fullName: 'Mira Rao', dob: '2020-05-01' }
    const { ownerId } = (await send(app, first, 'POST', API.children, payload)).json()
    const there = { ...first, headers: actingFor(first, ownerId) }
    await share(app, there, second, ALL_RIGHTS, { asGuardian: true })
    await say(app, there, DECLINED)
    const kept = async (parent: Person) => {
      const headers = actingFor(parent, ownerId)
      const { rawPayload } = await app.call({ url: API.archiveOf(ownerId), headers: parent.headers })
      const file = unzipSync(new Uint8Array(rawPayload))['what-is-due.json']
      return [await reasonFor(app, headers), JSON.parse(Buffer.from(file ?? '[]').toString())[0].reason]
    }
    expect(await kept(first)).toEqual([REASON, REASON])
    expect(await kept(second)).toEqual(['', ''])
  })
})
