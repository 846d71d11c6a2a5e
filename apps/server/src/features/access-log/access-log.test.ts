import { type AccessEntry, API, MESSAGES } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const logOf = async (app: TestApp, headers: { cookie: string }, query = ''): Promise<AccessEntry[]> =>
  (await app.call({ url: `${API.accessLog}${query}`, headers })).json().items

eachDatabase((makeDatabase) => {
  describe('the access log', () => {
    test('says who read or changed which kind of data, and with what', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2046-11-21T10:00:30.000Z') })
      const { headers } = await signIn(app)
      const browser = { ...headers, 'user-agent': 'A browser' }
      for (let round = 0; round < 3; round++) await app.call({ url: API.vitals, headers: browser })
      await app.call({ method: 'POST', url: API.health, headers: browser, payload: { heartbeat: 71 } })
      const made = { name: 'watch', scopes: ['record:read'], days: null }
      const { key } = (await app.call({ method: 'POST', url: API.apiKeys, headers: browser, payload: made })).json()
      await app.call({ url: API.documents, headers: { authorization: `Bearer ${key}`, 'user-agent': 'A watch' } })
      const entries = await logOf(app, headers)
      const from = (program: string) => ({ network: '127.0.0.1', program })
      expect(entries).toHaveLength(4)
      const about = { actor: 'me', kind: 'vital signs', from: from('A browser') }
      expect(entries).toContainEqual(expect.objectContaining({ ...about, action: 'read', times: 3 }))
      expect(entries).toContainEqual(expect.objectContaining({ ...about, action: 'changed', times: 1 }))
      expect(entries).toContainEqual(
        expect.objectContaining({ actor: 'device key', kind: 'documents', from: from('A watch') }),
      )
    })

    test('says that the list of imports was read, and not the archive', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await signIn(app)
      await app.call({ url: API.imports, headers })
      expect((await logOf(app, headers)).map(({ kind }) => kind)).toEqual(['imports'])
    })

    test('says what was refused to a member, by name', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, member] = [await signIn(app), await signIn(app, someForm({ fullName: 'Ravi Kumar' }))]
      await share(app, owner, member, { vitals: 'read' })
      const refused = await app.call({ url: API.documents, headers: actingFor(member, owner.user.id) })
      expect(refused.json().code).toBe('part_not_shared')
      const entries = await logOf(app, owner.headers)
      const expected = { actor: 'member', kind: 'documents', action: 'refused' }
      expect(entries).toContainEqual(expect.objectContaining(expected))
      expect(entries.find(({ action }) => action === 'refused')?.from.name).toBe('Ravi Kumar')
      expect((await logOf(app, member.headers)).some(({ action }) => action === 'refused')).toBe(false)
    })

    test('is written before the answer leaves', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const { headers, user } = await signIn(app)
      await app.call({ url: API.vitals, headers })
      const rows = await database.db.selectFrom('access_log').select('kind').where('owner_id', '=', user.id).execute()
      expect(rows).toEqual([{ kind: 'vital signs' }])
    })

    test('says when the assistant looked into the record', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await signIn(app)
      await app.call({ method: 'POST', url: API.symptoms, headers, payload: { text: 'a headache', region: 'EU' } })
      const entries = await logOf(app, headers)
      expect(entries).toContainEqual(
        expect.objectContaining({ actor: 'assistant', kind: 'medical history', action: 'read' }),
      )
    })

    test('names the parent for whom the assistant looked into a child’s record', async () => {
      const app = await makeTestApp(await makeDatabase())
      const parent = await signIn(app, someForm({ fullName: 'Asha Rao' }))
      const payload = { fullName: 'Mira Rao', dob: '2020-05-06' }
      const made = await app.call({ method: 'POST', url: API.children, headers: parent.headers, payload })
      const headers = actingFor(parent, made.json().ownerId)
      const asked = { text: 'a headache', region: 'EU' }
      const answer = await app.call({ method: 'POST', url: API.symptoms, headers, payload: asked })
      expect(answer.statusCode, answer.body).toBe(200)
      // The assistant looks into several kinds at once, so their lines have no order among themselves.
      const looks = (await logOf(app, headers)).filter(({ actor }) => actor === 'assistant')
      expect(looks.map(({ kind }) => kind)).toContain('medical history')
      for (const look of looks) expect(look).toMatchObject({ action: 'read', from: { name: 'Asha Rao' } })
    })

    test('is filtered by who it was, by kind, by what was done and by time, in pages', async () => {
      let now = new Date('2046-11-21T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const [owner, member] = [await signIn(app), await signIn(app, someForm({ fullName: 'Ravi Kumar' }))]
      await share(app, owner, member, { vitals: 'read' })
      for (let minute = 0; minute < 3; minute++) {
        now = new Date(now.getTime() + 60_000)
        await app.call({ url: API.vitals, headers: actingFor(member, owner.user.id) })
        await app.call({ url: API.documents, headers: actingFor(member, owner.user.id) })
        await app.call({ url: API.documents, headers: owner.headers })
      }
      const count = async (query: string) => (await logOf(app, owner.headers, query)).length
      expect(await count('?kind=documents')).toBe(6)
      expect(await count('?kind=documents&actor=member')).toBe(3)
      expect(await count('?action=refused')).toBe(3)
      expect(await count('?action=refused&actor=me')).toBe(0)
      expect(await count('?kind=vital%20signs&since=2046-11-21T10:02:00Z')).toBe(2)
      expect(await count('?kind=vital%20signs&before=2046-11-21T10:02:00Z')).toBe(1)
      const page = { url: `${API.accessLog}?action=refused&limit=2`, headers: owner.headers }
      const { items, nextCursor } = (await app.call(page)).json()
      const rest = await logOf(app, owner.headers, `?action=refused&limit=2&cursor=${encodeURIComponent(nextCursor)}`)
      expect([...items, ...rest].map(({ kind }) => kind)).toEqual(['documents', 'documents', 'documents'])
      const wrong = await app.call({ url: `${API.accessLog}?actor=nobody`, headers: owner.headers })
      expect(wrong.statusCode).toBe(400)
    })

    test('is filtered by a person of the care circle, also after their access ended, and for nobody else', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const owner = await signIn(app)
      const members = [await signIn(app, someForm({ fullName: 'Ravi Kumar' })), await signIn(app)]
      for (const member of members) {
        await share(app, owner, member, { vitals: 'read' })
        await app.call({ url: API.vitals, headers: actingFor(member, owner.user.id) })
        await app.call({ url: API.documents, headers: actingFor(member, owner.user.id) })
      }
      const [ravi] = members
      await app.call({ method: 'DELETE', url: API.circleMember(ravi?.user.id ?? ''), headers: owner.headers })
      const people = async (headers: { cookie: string }) =>
        (await app.call({ url: API.accessLogPeople, headers })).json().items
      const all: { person: string; name: string }[] = await people(owner.headers)
      expect(all.map(({ name }) => name)).toEqual(['Asha Rao', 'Ravi Kumar'])
      const { person } = all[1] ?? { person: '' }
      const found = await logOf(app, owner.headers, `?person=${person}`)
      expect(found.map(({ from, kind, action }) => [from.name, kind, action]).sort()).toEqual([
        ['Ravi Kumar', 'documents', 'refused'],
        ['Ravi Kumar', 'vital signs', 'read'],
      ])
      expect(await logOf(app, owner.headers, `?person=${person}&kind=documents`)).toHaveLength(1)
      expect(await people(members[1]?.headers ?? owner.headers)).toEqual([])
      expect(await logOf(app, members[1]?.headers ?? owner.headers, `?person=${person}`)).toEqual([])
      const rows = await database.db.selectFrom('access_log').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('Ravi')
      expect((await app.call({ url: API.accessLogPeople })).statusCode).toBe(401)
    })

    test('lets the running server fill in whose line an earlier one is, once, and nothing else', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const [owner, member] = [await signIn(app), await signIn(app, someForm({ fullName: 'Ravi Kumar' }))]
      await share(app, owner, member, { vitals: 'read' })
      await app.call({ url: API.vitals, headers: actingFor(member, owner.user.id) })
      const before = await logOf(app, owner.headers)
      const log = () => database.db.updateTable('access_log')
      const rows = await database.db.selectFrom('access_log').selectAll().execute()
      await database.db.deleteFrom('access_log').execute()
      await database.db
        .insertInto('access_log')
        .values(rows.map((row) => ({ ...row, person: null })))
        .execute()
      await expect(log().set({ person: 'x', kind: 'documents' }).execute()).rejects.toThrow('never changed')
      await app.sealEarlier()
      expect(await database.db.selectFrom('access_log').selectAll().orderBy('id').execute()).toEqual(
        rows.sort((one, other) => (one.id < other.id ? -1 : 1)),
      )
      await expect(log().set({ person: 'x' }).execute()).rejects.toThrow('never changed')
      await expect(log().set({ person: null }).execute()).rejects.toThrow('never changed')
      expect(await logOf(app, owner.headers)).toEqual(before)
    })

    test('does not count what was refused', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [{ headers }, other] = [await signIn(app), await signIn(app)]
      await app.call({ url: API.healthOf(other.user.id), headers })
      await app.call({ method: 'POST', url: API.health, headers, payload: { heartbeat: MESSAGES.vitals.none } })
      expect(await logOf(app, headers)).toEqual([])
    })

    test('is shown to whose record it is, in pages, the newest first', async () => {
      let now = new Date('2046-11-21T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const [one, other] = [await signIn(app), await signIn(app)]
      for (let minute = 0; minute < 5; minute++) {
        now = new Date(now.getTime() + 60_000)
        await app.call({ url: API.vitals, headers: one.headers })
      }
      expect(await logOf(app, other.headers)).toEqual([])
      const first = (await app.call({ url: `${API.accessLog}?limit=3`, headers: one.headers })).json()
      const rest = await logOf(app, one.headers, `?limit=3&cursor=${encodeURIComponent(first.nextCursor)}`)
      const times = [...first.items, ...rest].map(({ at }: AccessEntry) => at)
      expect(times).toHaveLength(5)
      expect(times).toEqual([...times].sort().reverse())
      const wrong = await app.call({ url: `${API.accessLog}?cursor=nowhere`, headers: one.headers })
      expect(wrong.statusCode).toBe(400)
      expect((await app.call({ url: API.accessLog })).statusCode).toBe(401)
    })

    test('cannot be edited, and tells no address in the open', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const { headers } = await signIn(app)
      await app.call({ url: API.vitals, headers })
      expect(await logOf(app, headers)).toHaveLength(1)
      const row = await database.db.selectFrom('access_log').selectAll().executeTakeFirstOrThrow()
      expect(JSON.stringify(row)).not.toContain('127.0.0.1')
      const edit = database.db.updateTable('access_log').set({ actor: 'nobody' }).execute()
      await expect(edit).rejects.toThrow('never changed')
    })

    test('is kept for two years', async () => {
      let now = new Date('2046-11-21T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const { headers } = await signIn(app)
      await app.call({ url: API.vitals, headers })
      now = new Date('2048-11-21T09:00:00.000Z')
      await app.purge()
      const kept = () => app.database.db.selectFrom('access_log').select('at').execute()
      expect(await kept()).toHaveLength(1)
      now = new Date('2048-11-21T11:00:00.000Z')
      await app.purge()
      expect(await kept()).toEqual([])
    })
  })
})
