import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, FILE_LIMIT } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Headers = { cookie: string }
const DAY_MS = 24 * 60 * 60 * 1_000

const filesOf = ({ config }: TestApp): string[] =>
  config.files.kind === 'folder' && existsSync(config.files.folder)
    ? readdirSync(config.files.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

async function saveDocument(app: TestApp, headers: Headers): Promise<string> {
  const payload = { id: randomUUID(), kind: 'document', title: 'Blood test', text: 'Ferritin 9 ng/mL' }
  expect((await app.call({ method: 'POST', url: API.documents, headers, payload })).statusCode).toBe(201)
  return payload.id
}

/** Files are known by it. */
const HEAD = Buffer.from('%PDF-1.7\n')

const keep = (
  app: TestApp,
  headers: Headers,
  id: string,
  bytes: Buffer,
  query = 'name=labs.pdf&type=application/pdf',
) =>
  app.call({
    method: 'PUT',
    url: `${API.documentFile(id)}?${query}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: query.includes('application/pdf') && bytes.length < FILE_LIMIT ? Buffer.concat([HEAD, bytes]) : bytes,
  })

const fetchFile = (app: TestApp, headers: Headers, id: string) => app.call({ url: API.documentFile(id), headers })

eachDatabase((makeDatabase) => {
  async function open(now?: () => Date) {
    const app = await makeTestApp(await makeDatabase(), now ? { now } : {})
    const { headers } = await signIn(app)
    return { app, headers, id: await saveDocument(app, headers) }
  }
  const used = async (app: TestApp, headers: Headers) =>
    (await app.call({ url: API.storage, headers })).json().usedBytes as number

  test('a file is known by its bytes, and what is none of the kinds that are kept is refused', async () => {
    const { app, headers, id } = await open()
    const page = await keep(app, headers, id, Buffer.from('<html>'), 'name=a.png&type=image/png')
    expect(page.json().code).toBe('unsupported_media_type')
    await keep(app, headers, id, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'name=a.jpg&type=image/jpeg')
    const back = await fetchFile(app, headers, id)
    expect(back.headers['content-type']).toBe('image/png')
    expect(back.headers['content-disposition']).toContain('a.jpg.png')
  })

  test.each([
    ['is empty', (path: string) => writeFileSync(path, '')],
    ['is missing', (path: string) => rmSync(path)],
    ['was changed', (path: string) => writeFileSync(path, readFileSync(path).fill(7, 100, 101))],
  ])('a file that %s is told as damaged, and the rest of the record still goes out', async (_name, damage) => {
    const { app, headers, id } = await open()
    await keep(app, headers, id, randomBytes(100_000))
    for (const path of filesOf(app)) damage(path)
    const answer = await fetchFile(app, headers, id)
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'file_damaged'])
    expect((await app.call({ url: API.document(id), headers })).json().text).toContain('Ferritin')
    const exported = await app.call({ url: API.exportFile('fhir'), headers })
    expect(exported.statusCode).toBe(200)
    expect(exported.body).toContain(Buffer.from('Ferritin 9 ng/mL').toString('base64'))
  })

  test('the file that a document was read from is kept beside its text, sealed, and comes back as it was', async () => {
    const { app, headers, id } = await open()
    const bytes = randomBytes(700_000)
    bytes.write('Ferritin of Asha Rao')
    expect(
      (await keep(app, headers, id, bytes, 'name=Befund%20%C3%84%20(it%27s).pdf&type=application/pdf')).statusCode,
    ).toBe(204)
    const back = await fetchFile(app, headers, id)
    expect(back.rawPayload.equals(Buffer.concat([HEAD, bytes]))).toBe(true)
    expect(back.headers['content-type']).toBe('application/pdf')
    expect(back.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Befund%20%C3%84%20%28it%27s%29.pdf")
    const { file } = (await app.call({ url: API.document(id), headers })).json()
    expect(file).toMatchObject({ name: "Befund Ä (it's).pdf", type: 'application/pdf' })
    const [stored = ''] = filesOf(app)
    expect(readFileSync(stored).includes('Ferritin')).toBe(false)
    expect(readFileSync(stored).length).toBe(file.bytes)
    const [row] = await app.database.db.selectFrom('document_files').selectAll().execute()
    expect(row?.name).not.toContain('Befund')
  })

  test('an empty file, and one of exactly a whole number of pieces, come back as they were', async () => {
    const { app, headers } = await open()
    for (const size of [0, 256 * 1024, 512 * 1024]) {
      const id = await saveDocument(app, headers)
      await keep(app, headers, id, Buffer.alloc(size, 7))
      expect(
        (await fetchFile(app, headers, id)).rawPayload.equals(Buffer.concat([HEAD, Buffer.alloc(size, 7)])),
        String(size),
      ).toBe(true)
    }
  })

  test('a file belongs to its owner alone', async () => {
    const { app, headers, id } = await open()
    await keep(app, headers, id, Buffer.from('mine'))
    const stranger = await signIn(app)
    expect((await fetchFile(app, stranger.headers, id)).statusCode).toBe(404)
    expect((await keep(app, stranger.headers, id, Buffer.from('theirs'))).statusCode).toBe(404)
    expect((await app.call({ url: API.documentFile(id) })).statusCode).toBe(401)
    expect((await fetchFile(app, headers, id)).body).toBe(`${HEAD}mine`)
  })

  test('keeping a file again changes nothing, and leaves nothing behind', async () => {
    const { app, headers, id } = await open()
    await keep(app, headers, id, Buffer.from('first'))
    const before = await used(app, headers)
    expect((await keep(app, headers, id, Buffer.from('second'))).statusCode).toBe(204)
    expect((await fetchFile(app, headers, id)).body).toBe(`${HEAD}first`)
    expect(await used(app, headers)).toBe(before)
    expect(filesOf(app)).toHaveLength(1)
  })

  test('a file counts with its document, goes with it, and is gone for good after a day', async () => {
    let now = new Date()
    const { app, headers, id } = await open(() => now)
    const before = await used(app, headers)
    await keep(app, headers, id, Buffer.alloc(100_000))
    expect(await used(app, headers)).toBeGreaterThan(before + 100_000)
    await app.call({ method: 'DELETE', url: API.document(id), headers })
    expect(await used(app, headers)).toBe(0)
    expect((await fetchFile(app, headers, id)).statusCode).toBe(404)
    await app.call({ method: 'POST', url: API.restoreDocument(id), headers })
    expect((await fetchFile(app, headers, id)).rawPayload.length).toBe(100_000 + HEAD.length)
    await app.call({ method: 'DELETE', url: API.document(id), headers })
    now = new Date(now.getTime() + 2 * DAY_MS)
    await app.purge()
    expect(filesOf(app)).toEqual([])
    expect(await app.database.db.selectFrom('document_files').selectAll().execute()).toEqual([])
  })

  test('a document that is deleted while its file comes gives back all that it took', async () => {
    const { app, headers, id } = await open()
    const uploads = Array.from({ length: 4 }, () => keep(app, headers, id, Buffer.alloc(200_000)))
    const removed = app.call({ method: 'DELETE', url: API.document(id), headers })
    const answers = [...(await Promise.all(uploads)), await removed].map(({ statusCode }) => statusCode)
    expect(
      answers.every((status) => status === 204 || status === 404),
      answers.join(),
    ).toBe(true)
    expect(await used(app, headers)).toBe(0)
  })

  test('a file that cannot be removed keeps its own row, and no other', async () => {
    let now = new Date()
    const { app, headers, id } = await open(() => now)
    const other = await saveDocument(app, headers)
    for (const each of [id, other]) {
      await keep(app, headers, each, Buffer.from(each))
      await app.call({ method: 'DELETE', url: API.document(each), headers })
    }
    const [stuck = ''] = filesOf(app)
    rmSync(stuck)
    mkdirSync(join(stuck, 'in the way'), { recursive: true })
    now = new Date(now.getTime() + 2 * DAY_MS)
    await expect(app.purge()).rejects.toThrow()
    expect(filesOf(app)).toEqual([])
    expect(await app.database.db.selectFrom('document_files').selectAll().execute()).toHaveLength(1)
    expect(await app.database.db.selectFrom('documents').selectAll().execute()).toHaveLength(1)
    rmSync(stuck, { recursive: true })
    await app.purge()
    expect(await app.database.db.selectFrom('documents').selectAll().execute()).toEqual([])
  })

  test('too large a file, and one of a kind that is not read, are refused and leave nothing behind', async () => {
    const { app, headers, id } = await open()
    const large = await keep(app, headers, id, Buffer.alloc(FILE_LIMIT + 1))
    expect(large.json()).toMatchObject({ code: 'body_too_large' })
    expect((await keep(app, headers, id, Buffer.from('<svg>'), 'name=a.svg&type=image/svg%2Bxml')).statusCode).toBe(400)
    expect(filesOf(app)).toEqual([])
    expect((await app.call({ url: API.document(id), headers })).json().file).toBeNull()
  })

  test('a file that was changed, cut short or put in the place of another does not open', async () => {
    const { app, headers, id } = await open()
    await keep(app, headers, id, randomBytes(600_000))
    const [stored = ''] = filesOf(app)
    const whole = readFileSync(stored)
    const changed = Buffer.from(whole)
    changed[300_000] = (changed[300_000] ?? 0) ^ 1
    const firstPiece = 4 + whole.readUInt32BE(0)
    const wrong = [changed, whole.subarray(0, firstPiece), whole.subarray(firstPiece), Buffer.alloc(0)]
    for (const bytes of wrong) {
      writeFileSync(stored, bytes)
      const answer = await fetchFile(app, headers, id).catch((error: Error) => error)
      const isWhole =
        !(answer instanceof Error) && answer.statusCode === 200 && answer.rawPayload.length === 600_000 + HEAD.length
      expect(isWhole).toBe(false)
    }
  })
})
