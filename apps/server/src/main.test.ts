import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AccessLogSchema, API, CodeSentSchema, DocumentListSchema, SessionAnswerSchema } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { newEmptyDatabase } from './testing/databases.ts'
import { launch, newDataDir } from './testing/real-server.ts'
import { someForm } from './testing/test-app.ts'

const MASTER_KEY = Buffer.alloc(32, 5).toString('base64')

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A person who signed up and logged in, as the cookie that proves it. */
async function signIn(url: string, form = someForm()): Promise<string> {
  const { signUpId, demoCode } = CodeSentSchema.parse(await (await post(url, API.signUpCode, form)).json())
  await post(url, API.signUp, { ...form, signUpId, code: demoCode })
  const login = await post(url, API.login, { username: form.email ?? '', password: form.password })
  return login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

// Each starts a server or two, and the machine may have other things to do.
const patiently = { timeout: 60_000 }

describe('the process', patiently, () => {
  test('says its address once it answers, and keeps its files to itself', async () => {
    const dataDir = join(newDataDir(), 'new')
    const server = launch({ SALUS_DATA_DIR: dataDir })
    const url = await server.ready
    expect((await fetch(url + API.ready)).status).toBe(200)
    expect(server.stdout()).toContain('SALUS_DATABASE_URL for PostgreSQL')
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    for (const file of readdirSync(dataDir)) expect(statSync(join(dataDir, file)).mode & 0o077, file).toBe(0)
  })

  test('finishes what is under way when it is told to stop, and takes nothing new', async () => {
    const server = launch({ SALUS_DATA_DIR: newDataDir() })
    const port = Number(new URL(await server.ready).port)
    const caller = connect(port, '127.0.0.1')
    await once(caller, 'connect')
    const body = JSON.stringify({ username: '', password: '' })
    caller.write(
      `POST ${API.login} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    // Until its first part has surely arrived.
    await new Promise((resolve) => setTimeout(resolve, 500))
    server.send('SIGTERM')
    const another = () =>
      fetch(`http://localhost:${port}${API.live}`).then(
        ({ status }) => status,
        () => 'refused',
      )
    await expect.poll(another).toBe('refused')
    caller.write(body.slice(5))
    expect(await text(caller)).toContain('Username and password are required')
    expect(await server.ended).toBe(0)
  })

  test.each(['SIGINT', 'SIGHUP'] as const)('ends well on %s', async (signal) => {
    const server = launch({ SALUS_DATA_DIR: newDataDir() })
    await server.ready
    server.send(signal)
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe('')
  })

  test('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const server = launch({ SALUS_DATA_DIR: newDataDir(), PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toBe(
      `Port ${port} is in use by another program: stop it, or choose another with PORT=${port + 1} npm start.\n`,
    )
    other.close()
  })

  test('says everything that is wrong with its settings at once', async () => {
    const server = launch({ PORT: 'abc', SALUS_MODE: 'production', SALUS_MASTER_KEY: 'short' })
    expect(await server.ended).toBe(1)
    for (const name of ['PORT', 'SALUS_MASTER_KEY', 'SALUS_PUBLIC_ORIGIN', 'SALUS_SMTP_URL']) {
      expect(server.stderr()).toMatch(new RegExp(`^ {2}- ${name} .+\\.$`, 'm'))
    }
    expect(server.stderr()).not.toContain('    at ')
  })

  test.each([
    ['a data folder that is a file', (file: string) => ({ SALUS_DATA_DIR: file }), 'SALUS_DATA_DIR'],
    [
      'a database that does not answer',
      (file: string) => ({ SALUS_DATA_DIR: join(file, '..'), SALUS_DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
      'SALUS_DATABASE_URL does not answer',
    ],
    ['a file that is no database', (file: string) => ({ SALUS_DATA_DIR: join(file, '..') }), 'cannot be used'],
  ])('%s is told in one sentence', async (_case, env, sentence) => {
    const file = join(newDataDir(), 'salus.db')
    writeFileSync(file, 'no database '.repeat(500))
    const server = launch(env(file))
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toContain(sentence)
    expect(server.stderr()).not.toContain('    at ')
  })

  test('what was answered as saved is there after a kill', async () => {
    const dataDir = newDataDir()
    const server = launch({ SALUS_DATA_DIR: dataDir })
    const url = await server.ready
    const cookie = await signIn(url)
    const saved: string[] = []
    const saveOn = async () => {
      for (;;) {
        const id = randomUUID()
        const answer = await post(url, API.documents, { id, kind: 'document', title: 'x', text: 'y' }, cookie)
        if (answer.status === 201) saved.push(id)
      }
    }
    const savers = Promise.allSettled([saveOn(), saveOn(), saveOn(), saveOn()])
    while (saved.length < 50) await new Promise((resolve) => setTimeout(resolve, 5))
    server.send('SIGKILL')
    await Promise.all([server.ended, savers])
    const again = await launch({ SALUS_DATA_DIR: dataDir }).ready
    const kept = new Set<string>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = `?limit=100${cursor && `&cursor=${cursor}`}`
      const answer = await fetch(again + API.documents + query, { headers: { cookie } })
      const page = DocumentListSchema.parse(await answer.json())
      for (const { id } of page.items) kept.add(id)
      cursor = page.nextCursor
    }
    expect(saved.filter((id) => !kept.has(id))).toEqual([])
  })

  test.each(['sqlite', 'postgres'] as const)(
    'whoever read a record stands in the log after a kill, on %s',
    async (kind) => {
      const settings = await newEmptyDatabase(kind)
      const env = {
        SALUS_DATA_DIR: newDataDir(),
        SALUS_MASTER_KEY: MASTER_KEY,
        ...(settings.kind === 'postgres' && { SALUS_DATABASE_URL: settings.url }),
      }
      const server = launch(env)
      const url = await server.ready
      const cookie = await signIn(url)
      const read = await fetch(url + API.latestVitals, { headers: { cookie } })
      server.send('SIGKILL')
      await server.ended
      expect(read.status).toBe(200)
      const again = await launch(env).ready
      const { items } = AccessLogSchema.parse(
        await (await fetch(again + API.accessLog, { headers: { cookie } })).json(),
      )
      expect(items.map(({ kind, action }) => [kind, action])).toContainEqual(['vital signs', 'read'])
    },
  )
})

describe('two servers', patiently, () => {
  test('that start at once on an empty PostgreSQL database share it', async () => {
    const settings = await newEmptyDatabase('postgres')
    if (settings.kind !== 'postgres') throw new Error('not a PostgreSQL database')
    const env = { SALUS_DATA_DIR: newDataDir(), SALUS_DATABASE_URL: settings.url, SALUS_MASTER_KEY: MASTER_KEY }
    const [one, two] = await Promise.all([launch(env).ready, launch(env).ready])
    const cookie = await signIn(one)
    const session = SessionAnswerSchema.parse(await (await fetch(two + API.session, { headers: { cookie } })).json())
    expect(session.user).toMatchObject({ firstName: 'Asha' })
  })

  test('do not share an SQLite folder: the second says so and leaves the first alone', async () => {
    const env = { SALUS_DATA_DIR: newDataDir() }
    const url = await launch(env).ready
    const second = launch(env)
    expect(await second.ended).toBe(1)
    expect(second.stdout()).toContain('waiting for it to end')
    expect(second.stderr()).toMatch(/^Another Salus already runs on .+PostgreSQL \(SALUS_DATABASE_URL\)\.\n$/)
    expect((await fetch(url + API.ready)).status).toBe(200)
  })

  test('follow each other without a gap: the new one begins when the old one has ended', async () => {
    const env = { SALUS_DATA_DIR: newDataDir() }
    const old = launch(env)
    await old.ready
    const next = launch(env)
    while (!next.stdout().includes('waiting')) await new Promise((resolve) => setTimeout(resolve, 20))
    old.send('SIGTERM')
    expect((await fetch((await next.ready) + API.ready)).status).toBe(200)
  })

  test('a server that was killed leaves its folder free', async () => {
    const env = { SALUS_DATA_DIR: newDataDir() }
    const killed = launch(env)
    await killed.ready
    killed.send('SIGKILL')
    await killed.ended
    expect((await fetch((await launch(env).ready) + API.ready)).status).toBe(200)
  })
})
