import { randomUUID } from 'node:crypto'
import { ACTING_FOR_HEADER, API, MOST_VISIT_LINES, MOST_VISITS, type Visit } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

function roomOf(app: TestApp, { headers }: Pick<Person, 'headers'>, more: Record<string, string> = {}) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.call({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
  return {
    send,
    add: (content: object) => send('POST', API.visits, { id: randomUUID(), ...content }),
    list: async (): Promise<Visit[]> => (await send('GET', API.visits)).json().items,
  }
}

const NOW = { now: () => new Date('2026-05-10T10:00:00Z') }
const CHECK_UP = {
  day: '2026-05-20',
  time: '09:30',
  practitioner: 'Dr. Okafor',
  location: 'Lakeside Clinic',
  reason: 'Blood pressure',
  questions: [{ text: 'Can I stop the tablets?' }],
}

eachDatabase((makeDatabase) => {
  describe('a visit', () => {
    test('is planned, told how it went, removed and brought back', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const { add, list, send } = roomOf(app, await signIn(app))
      const added = (await add(CHECK_UP)).json()
      expect(added).toMatchObject({ ...CHECK_UP, status: 'planned', importId: null, version: 1, toDos: [] })
      const change = {
        ...CHECK_UP,
        version: 1,
        status: 'done',
        day: '2026-05-09',
        questions: [{ text: 'Can I stop the tablets?', isAnswered: true, answer: 'Not yet.' }],
        summary: 'All is well.',
        toDos: [{ text: 'Measure each morning', day: '2026-05-30' }],
      }
      expect((await send('PUT', API.visit(added.id), change)).json()).toMatchObject({
        version: 2,
        summary: 'All is well.',
      })
      const late = await send('PUT', API.visit(added.id), { ...change, summary: 'Mine' })
      expect([late.statusCode, late.json().code, late.json().current.summary]).toEqual([
        409,
        'visit_changed',
        'All is well.',
      ])
      expect((await send('DELETE', API.visit(added.id))).statusCode).toBe(204)
      expect(await list()).toEqual([])
      await send('POST', API.restoreVisit(added.id))
      expect(await list()).toMatchObject([{ toDos: [{ text: 'Measure each morning', isDone: false }] }])
    })

    test('is listed the latest first; a retry adds none twice', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const { add, list } = roomOf(app, await signIn(app))
      const id = randomUUID()
      await add({ ...CHECK_UP, id })
      await add({ ...CHECK_UP, time: '08:15', practitioner: 'Dr. Early' })
      await add({ ...CHECK_UP, day: '2026-04-01', status: 'done', practitioner: 'Dr. Before' })
      expect((await add({ ...CHECK_UP, id })).statusCode).toBe(201)
      expect((await list()).map(({ practitioner }) => practitioner)).toEqual(['Dr. Okafor', 'Dr. Early', 'Dr. Before'])
      expect((await add({ ...CHECK_UP, id, practitioner: 'Dr. Else' })).json().code).toBe('visit_id_taken')
    })

    test('comes back only where there is room for it, and within a day', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const { add, send } = roomOf(app, await signIn(app))
      const { id } = (await add(CHECK_UP)).json()
      const { db } = app.database
      const row = await db.selectFrom('visits').selectAll().executeTakeFirstOrThrow()
      await send('DELETE', API.visit(id))
      const others = Array.from({ length: MOST_VISITS }, () => ({ ...row, id: randomUUID() }))
      for (const some of [others.slice(0, 500), others.slice(500)]) await db.insertInto('visits').values(some).execute()
      expect((await send('POST', API.restoreVisit(id))).json()).toMatchObject({ code: 'visits_full' })
      expect((await add(CHECK_UP)).json()).toMatchObject({ code: 'visits_full' })
      await db.deleteFrom('visits').where('id', '!=', id).execute()
      const longAgo = { deleted_at: '2026-05-09T09:00:00.000Z' }
      await db.updateTable('visits').set(longAgo).execute()
      expect((await send('POST', API.restoreVisit(id))).statusCode).toBe(404)
      await db.updateTable('visits').set({ deleted_at: '2026-05-10T09:00:00.000Z' }).execute()
      expect((await send('POST', API.restoreVisit(id))).statusCode).toBe(200)
    })

    test('of an impossible day, or with too many lines, is refused with a sentence', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const { add } = roomOf(app, await signIn(app))
      const line = { text: 'Why?' }
      for (const [field, wrong] of [
        ['day', { day: '2026-02-30' }],
        ['day', { day: '1900-01-01' }],
        ['day', { day: '2026-05-20', status: 'done' }],
        ['time', { time: '25:00' }],
        ['practitioner', { practitioner: ' ' }],
        ['questions', { questions: Array.from({ length: MOST_VISIT_LINES + 1 }, () => line) }],
      ] as const) {
        const { statusCode, body } = await add({ ...CHECK_UP, ...wrong })
        expect([statusCode, JSON.parse(body).fields?.[field]], JSON.stringify(wrong)).toEqual([400, expect.any(String)])
      }
    })

    test('stands sealed in the database', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      await roomOf(app, await signIn(app)).add(CHECK_UP)
      const rows = JSON.stringify(await app.database.db.selectFrom('visits').selectAll().execute())
      expect(rows).not.toMatch(/Okafor|2026-05-20|tablets|planned/)
    })

    test('is on the timeline once it was', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const { add, send } = roomOf(app, await signIn(app))
      await add(CHECK_UP)
      await add({ ...CHECK_UP, day: '2026-05-01', status: 'done' })
      await add({ ...CHECK_UP, day: '2026-05-02', status: 'cancelled' })
      expect((await send('GET', `${API.timeline}?kind=visit`)).json().items).toMatchObject([
        { title: 'Dr. Okafor', when: '2026-05-01T09:30', text: 'Visit · Blood pressure · Lakeside Clinic' },
      ])
    })

    test('is on the sheet for a doctor with its open questions, as long as it is to come', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const { add, send } = roomOf(app, await signIn(app))
      const sheet = async () => (await send('GET', API.doctorSheet)).json()
      expect(await sheet()).toMatchObject({ nextVisit: null })
      await add(CHECK_UP)
      expect(await sheet()).toMatchObject({
        nextVisit: { practitioner: 'Dr. Okafor', questions: ['Can I stop the tablets?'] },
      })
    })

    test('is nobody else’s, and of a care circle only theirs with whom it is shared', async () => {
      const app = await makeTestApp(await makeDatabase(), NOW)
      const [mother, stranger] = [await signIn(app), await signIn(app)]
      const daughter = await signIn(app, someForm({ fullName: 'Mira Rao', email: 'mira@example.com' }))
      const { id } = (await roomOf(app, mother).add(CHECK_UP)).json()
      const url = API.visit(id)
      const theirs = roomOf(app, stranger)
      for (const call of [
        theirs.send('GET', url),
        theirs.send('PUT', url, { ...CHECK_UP, version: 1 }),
        theirs.send('DELETE', url),
        theirs.send('POST', API.restoreVisit(id)),
      ])
        expect((await call).statusCode).toBe(404)
      expect(await theirs.list()).toEqual([])

      const helping = roomOf(app, daughter, { [ACTING_FOR_HEADER]: mother.user.id })
      await share(app, mother, daughter, { history: 'write' })
      expect((await helping.send('GET', API.visits)).statusCode).toBe(404)
      expect((await helping.send('GET', `${API.timeline}?kind=visit`)).json().items).toEqual([])
      const rights = (visits: string) =>
        roomOf(app, mother).send('PUT', API.circleMember(daughter.user.id), { rights: { visits }, until: null })
      await rights('read')
      expect(await helping.list()).toMatchObject([{ practitioner: 'Dr. Okafor' }])
      expect((await helping.add(CHECK_UP)).statusCode).toBe(404)
      await rights('write')
      expect((await helping.add(CHECK_UP)).statusCode).toBe(201)
      const log = (await roomOf(app, mother).send('GET', `${API.accessLog}?kind=visits&actor=member`)).json()
      expect(log.items.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['read', 'changed', 'refused']),
      )
    })
  })
})
