import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const aDocument = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'symptom_report',
  title: 'Cough since Monday',
  text: 'A dry cough.\nNo fever.',
  ...changes,
})

const save = (app: TestApp, person: Person, payload: object) =>
  app.call({ method: 'POST', url: API.documents, headers: person.headers, payload })
const list = async (app: TestApp, person: Person, query = '') =>
  (await app.call({ url: `${API.documents}${query}`, headers: person.headers })).json()

eachDatabase((makeDatabase) => {
  describe('saved documents', () => {
    test('a saved document is listed with its first words and opens whole', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const document = aDocument()
      expect((await save(app, person, document)).statusCode).toBe(201)
      expect((await list(app, person)).items).toMatchObject([
        { title: document.title, excerpt: 'A dry cough. No fever.' },
      ])
      const opened = await app.call({ url: API.document(document.id), headers: person.headers })
      expect(opened.json()).toMatchObject({ text: document.text, kind: 'symptom_report' })
    })

    test('nothing that was written stands readable in the database', async () => {
      const app = await makeTestApp(await makeDatabase())
      await save(app, await signIn(app), aDocument({ title: 'SECRETTITLE', text: 'SECRETTEXT' }))
      const rows = JSON.stringify(await app.database.db.selectFrom('documents').selectAll().execute())
      expect(rows).not.toMatch(/SECRET/)
    })

    test('a document is only visible to its owner, and another id looks like none', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, other] = [await signIn(app), await signIn(app)]
      const document = aDocument()
      await save(app, owner, document)
      for (const request of [
        { url: API.document(document.id) },
        { method: 'DELETE' as const, url: API.document(document.id) },
        { method: 'POST' as const, url: API.restoreDocument(document.id) },
      ]) {
        const theirs = await app.call({ ...request, headers: other.headers })
        const none = await app.call({
          ...request,
          url: request.url.replace(document.id, randomUUID()),
          headers: other.headers,
        })
        expect(theirs.statusCode).toBe(404)
        expect({ ...theirs.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' })
      }
      expect((await list(app, other)).items).toEqual([])
      expect((await list(app, owner)).items).toHaveLength(1)
    })

    test('two people may use the same id without meeting', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [one, two] = [await signIn(app), await signIn(app)]
      const id = randomUUID()
      await save(app, one, aDocument({ id, text: 'of the first' }))
      expect((await save(app, two, aDocument({ id, text: 'of the second' }))).statusCode).toBe(201)
      expect((await app.call({ url: API.document(id), headers: one.headers })).json().text).toBe('of the first')
    })

    test('saving again after a lost answer does not make a second one', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const document = aDocument()
      await save(app, person, document)
      expect((await save(app, person, document)).statusCode).toBe(201)
      expect((await list(app, person)).items).toHaveLength(1)
      expect((await save(app, person, { ...document, text: 'something else' })).json()).toMatchObject({
        code: 'document_id_taken',
      })
    })

    test('a deleted document is gone until it is restored', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const document = aDocument()
      await save(app, person, document)
      const url = API.document(document.id)
      expect((await app.call({ method: 'DELETE', url, headers: person.headers })).statusCode).toBe(204)
      expect((await app.call({ url, headers: person.headers })).statusCode).toBe(404)
      expect((await list(app, person)).items).toEqual([])
      const restored = await app.call({
        method: 'POST',
        url: API.restoreDocument(document.id),
        headers: person.headers,
      })
      expect(restored.json()).toMatchObject({ text: document.text })
      expect((await list(app, person)).items).toHaveLength(1)
    })

    test('a day after its deletion a document cannot be restored', async () => {
      let today = new Date('2030-01-01T10:00:00Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => today })
      const person = await signIn(app)
      const document = aDocument()
      await save(app, person, document)
      await app.call({ method: 'DELETE', url: API.document(document.id), headers: person.headers })
      today = new Date('2030-01-02T10:00:01Z')
      await app.purge()
      const again = await signIn(app)
      expect(again.cookie).not.toBe('')
      expect(await app.database.db.selectFrom('documents').selectAll().execute()).toEqual([])
    })

    test('a deletion of yesterday stands, also before it is made final', async () => {
      let today = new Date('2030-01-01T10:00:00Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => today })
      const person = await signIn(app)
      const [early, late] = [aDocument(), aDocument()]
      for (const { id } of [early, late]) {
        await save(app, person, aDocument({ id }))
        await app.call({ method: 'DELETE', url: API.document(id), headers: person.headers })
        today = new Date(today.getTime() + 60_000)
      }
      today = new Date('2030-01-02T10:00:30Z')
      const restore = (id: string) =>
        app.call({ method: 'POST', url: API.restoreDocument(id), headers: person.headers })
      expect((await restore(early.id)).statusCode).toBe(404)
      expect((await restore(late.id)).statusCode).toBe(200)
    })

    test('times that are written in other ways sort all the same, and none is in the future', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-06-01T12:00:00Z') })
      const person = await signIn(app)
      const dates = [
        '2026-05-01T10:00:00.5Z',
        '2026-05-01T10:00:00Z',
        '2026-05-01T10:00:00.250Z',
        '2100-01-01T00:00:00Z',
      ]
      for (const date of dates) await save(app, person, aDocument({ date }))
      expect((await list(app, person)).items.map(({ date }: { date: string }) => date)).toEqual([
        '2026-06-01T12:00:00.000Z',
        '2026-05-01T10:00:00.500Z',
        '2026-05-01T10:00:00.250Z',
        '2026-05-01T10:00:00.000Z',
      ])
    })

    test('a document is renamed, filed under words, and found by its title, its words and its text', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const [first, second] = [aDocument({ text: 'Haemoglobin was low.' }), aDocument({ text: 'A cold.' })]
      await save(app, person, first)
      await save(app, person, second)
      const change = (payload: object, headers = person.headers) =>
        app.call({ method: 'PATCH', url: API.document(first.id), headers, payload })
      expect((await change({ title: 'Blood test', tags: ['lab', 'spring'] })).json()).toMatchObject({
        title: 'Blood test',
        tags: ['lab', 'spring'],
      })
      const found = async (words: string) =>
        (await list(app, person, `?search=${encodeURIComponent(words)}`)).items.map(({ id }: { id: string }) => id)
      for (const words of ['blood', 'spring', 'haemoglobin LOW']) expect(await found(words), words).toEqual([first.id])
      expect(await found('nothing of it')).toEqual([])
      expect((await change({ title: ' ' })).statusCode).toBe(400)
      expect((await change({ title: 'mine' }, (await signIn(app)).headers)).statusCode).toBe(404)
      const [row] = await app.database.db.selectFrom('documents').selectAll().where('id', '=', first.id).execute()
      expect(JSON.stringify(row)).not.toMatch(/spring/)
    })

    test('pages neither repeat nor skip documents of the same moment', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const date = '2026-01-01T00:00:00.000Z'
      for (let n = 0; n < 7; n++) await save(app, person, aDocument({ title: `number ${n}`, date }))
      const titles: string[] = []
      let cursor: string | null = null
      do {
        const page: { items: { title: string }[]; nextCursor: string | null } = await list(
          app,
          person,
          `?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
        )
        titles.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor
      } while (cursor)
      expect(titles.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `number ${n}`))
    })

    test('a page that does not exist is refused', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const forged = ['zzzz', '2026-01-01T00:00:00.000Z \0', `2026 ${randomUUID()}`]
      for (const text of forged) {
        const cursor = Buffer.from(text).toString('base64url')
        expect(await list(app, person, `?cursor=${cursor}`), text).toMatchObject({ code: 'invalid_request' })
      }
      expect(await list(app, person, '?limit=1000')).toMatchObject({ code: 'invalid_request' })
    })

    test.each([
      ['SQL', "'); drop table documents; --"],
      ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
      ['control characters', 'a\u0000b\u0007c\u001b[31m'],
      ['emoji', '👩🏽‍⚕️🤒'],
      ['another script', 'నాకు తలనొప్పి है मुझे'],
      ['half a surrogate', 'broken \ud83d end'],
    ])('%s in a title and a text comes back as it was', async (_kind, text) => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const document = aDocument({ title: `t ${text}`, text })
      expect((await save(app, person, document)).statusCode).toBe(201)
      const opened = (await app.call({ url: API.document(document.id), headers: person.headers })).json()
      expect(opened.text).toBe(text.toWellFormed())
    })

    test('200 000 characters are kept, more are refused with a sentence', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      expect((await save(app, person, aDocument({ text: 'क'.repeat(200_000) }))).statusCode).toBe(201)
      expect((await save(app, person, aDocument({ text: 'k'.repeat(200_001) }))).json()).toMatchObject({
        code: 'invalid_request',
      })
      expect((await save(app, person, aDocument({ text: 'k'.repeat(2_200_000) }))).json()).toMatchObject({
        code: 'body_too_large',
      })
    })

    test('a visitor is asked to log in', async () => {
      const app = await makeTestApp(await makeDatabase())
      expect((await app.call({ url: API.documents })).json()).toMatchObject({ code: 'session_required' })
    })
  })
})
