import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const LIMIT = 100 * 1024 ** 2
const LIMITED = { env: { SALUS_STORAGE_MB: '100' } }
/** Each takes as much as any other. */
const aDocument = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'document',
  title: 'Cough since Monday',
  text: 'A dry cough, no fever.',
  ...changes,
})

eachDatabase((makeDatabase) => {
  const save = (app: TestApp, { headers }: Person, payload: object = aDocument()) =>
    app.call({ method: 'POST', url: API.documents, headers, payload })
  const remove = (app: TestApp, { headers }: Person, id: string) =>
    app.call({ method: 'DELETE', url: API.document(id), headers })
  const restore = (app: TestApp, { headers }: Person, id: string) =>
    app.call({ method: 'POST', url: API.restoreDocument(id), headers })
  const change = (app: TestApp, { headers }: Person, id: string, payload: object) =>
    app.call({ method: 'PATCH', url: API.document(id), headers, payload })
  const used = async (app: TestApp, { headers }: Person): Promise<number> =>
    (await app.call({ url: API.storage, headers })).json().usedBytes
  /** As if so many bytes were left. */
  const leave = (app: TestApp, { user }: Person, bytes: number) =>
    app.database.db
      .insertInto('document_storage')
      .values({ owner_id: user.id, bytes: LIMIT - bytes })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ bytes: LIMIT - bytes }))
      .execute()
  /** What the rows that are not deleted really take. */
  async function stored(app: TestApp, { user }: Person): Promise<number> {
    const rows = await app.database.db.selectFrom('documents').selectAll().where('owner_id', '=', user.id).execute()
    return rows
      .filter(({ deleted_at }) => deleted_at === null)
      .reduce((sum, row) => sum + Buffer.byteLength(row.title + row.excerpt + row.text + (row.tags ?? '')), 0)
  }
  async function oneSize(app: TestApp): Promise<number> {
    const other = await signIn(app)
    await save(app, other)
    return used(app, other)
  }

  test('what is told as used is what is stored, through every change', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const person = await signIn(app)
    expect((await app.call({ url: API.storage, headers: person.headers })).json()).toEqual({
      usedBytes: 0,
      limitBytes: LIMIT,
    })
    const expectTrue = async () => expect(await used(app, person)).toBe(await stored(app, person))
    const [first, second] = [aDocument({ text: 'हल्का बुखार 🤒' }), aDocument()]
    for (const each of [first, second, first]) await save(app, person, each)
    await expectTrue()
    expect(await used(app, person)).toBeGreaterThan(300)
    for (const payload of [{ title: 'A longer name than before' }, { tags: ['lab'], title: 'x' }, { tags: [] }, {}]) {
      await change(app, person, first.id, payload)
      await expectTrue()
    }
    for (const step of [remove, remove, restore, restore, remove]) {
      await step(app, person, first.id)
      await expectTrue()
    }
    await remove(app, person, second.id)
    expect(await used(app, person)).toBe(0)
  })

  test('of many documents at once no more are saved than fit', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const size = await oneSize(app)
    const person = await signIn(app)
    await leave(app, person, 10 * size + 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(app, person)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(await used(app, person)).toBe(LIMIT - 1)
    expect(await stored(app, person)).toBe(10 * size)
    const refused = answers.find(({ statusCode }) => statusCode !== 201)
    expect(refused?.statusCode).toBe(409)
    expect(refused?.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringMatching(/100 MB of 100 MB .* Delete documents/),
    })
  })

  test('the same document, saved many times at once, counts once, also when it was the last that fits', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const size = await oneSize(app)
    const person = await signIn(app)
    await leave(app, person, size)
    const document = aDocument()
    const answers = await Promise.all(Array.from({ length: 12 }, () => save(app, person, document)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201))
    expect(await used(app, person)).toBe(LIMIT)
  })

  test('the same document, deleted and restored many times at once, is given back and taken once', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const person = await signIn(app)
    const [document, other] = [aDocument(), aDocument({ text: 'x'.repeat(4000) })]
    await save(app, person, document)
    await save(app, person, other)
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 9 }, (_, n) =>
          n % 3 === 0
            ? restore(app, person, document.id)
            : n % 3 === 1
              ? remove(app, person, document.id)
              : change(app, person, document.id, { title: 'y'.repeat(1 + 20 * n) }),
        ),
      )
      expect(await used(app, person)).toBe(await stored(app, person))
    }
  })

  test('where nothing more fits, reading, deleting and making smaller still do, and deleting makes room', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const person = await signIn(app)
    const document = aDocument()
    await save(app, person, document)
    await leave(app, person, 0)
    expect((await save(app, person)).json().code).toBe('storage_full')
    expect((await save(app, person, document)).statusCode).toBe(201)
    const { headers } = person
    expect((await app.call({ url: API.document(document.id), headers })).json().text).toBe(document.text)
    expect((await app.call({ url: API.documents, headers })).json().items).toHaveLength(1)
    expect((await change(app, person, document.id, { title: `${document.title}, and longer` })).json().code).toBe(
      'storage_full',
    )
    expect((await change(app, person, document.id, { title: 'Cough' })).json().title).toBe('Cough')
    expect((await remove(app, person, document.id)).statusCode).toBe(204)
    expect((await save(app, person)).statusCode).toBe(201)
  })

  test('a deletion is taken back only where there is room, and waits for it', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const person = await signIn(app)
    const [first, second] = [aDocument(), aDocument()]
    await save(app, person, first)
    await remove(app, person, first.id)
    await leave(app, person, await oneSize(app))
    await save(app, person, second)
    expect((await restore(app, person, first.id)).json().code).toBe('storage_full')
    await remove(app, person, second.id)
    expect((await restore(app, person, first.id)).json().text).toBe(first.text)
    expect(await used(app, person)).toBe(LIMIT)
  })

  test('what is deleted for good was given back before', async () => {
    let today = new Date('2030-01-01T10:00:00Z')
    const app = await makeTestApp(await makeDatabase(), { now: () => today })
    const person = await signIn(app)
    const [gone, kept] = [aDocument(), aDocument()]
    await save(app, person, gone)
    await save(app, person, kept)
    await remove(app, person, gone.id)
    today = new Date('2030-01-03T10:00:00Z')
    await app.purge()
    const { bytes } = await app.database.db.selectFrom('document_storage').selectAll().executeTakeFirstOrThrow()
    expect(Number(bytes)).toBe(await stored(app, person))
  })

  test('nobody sees or spends the room of another, and a visitor is asked to log in', async () => {
    const app = await makeTestApp(await makeDatabase(), LIMITED)
    const [one, two] = [await signIn(app), await signIn(app)]
    await leave(app, one, 0)
    expect((await save(app, two)).statusCode).toBe(201)
    expect(await used(app, one)).toBe(LIMIT)
    expect((await app.call({ url: API.storage })).json().code).toBe('session_required')
  })

  test('where the host sets no limit, there is room for whatever comes', async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    await leave(app, person, -(1024 ** 4))
    expect((await save(app, person)).statusCode).toBe(201)
    const { usedBytes, limitBytes } = (await app.call({ url: API.storage, headers: person.headers })).json()
    expect(usedBytes).toBeGreaterThan(1024 ** 4)
    expect(limitBytes).toBeNull()
  })
})
