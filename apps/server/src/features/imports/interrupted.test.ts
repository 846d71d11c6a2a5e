import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { API, CodeSentSchema, type Import, ImportSchema } from '@salus/contract'
import SqliteDriver from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase, newEmptyDatabase } from '#server/testing/databases.ts'
import { launch, newDataDir } from '#server/testing/real-server.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { aRecord, bundle, countsOf, importer, observation, patient } from './testing.ts'

const READINGS = 6_000
const MINUTE = { timeout: 60_000, interval: 250 }

function manyReadings(): Buffer {
  const records = Array.from({ length: READINGS }, (_, at) => {
    const time = new Date(Date.UTC(2024, 0, 1) + at * 60_000).toISOString().slice(0, 19).replace('T', ' ')
    return `<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="${time} +0000" endDate="${time} +0000" value="${60 + (at % 40)}"/>`
  })
  return Buffer.from(`<?xml version="1.0"?><HealthData>${records.join('')}</HealthData>`)
}

/** A person at a real server. */
async function someoneAt(url: string) {
  const form = someForm()
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    })
  const { signUpId, demoCode } = CodeSentSchema.parse(await (await post(API.signUpCode, form)).json())
  await post(API.signUp, { ...form, signUpId, code: demoCode })
  const login = await post(API.login, { username: form.email ?? '', password: form.password })
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

  const at = (address: string) => ({
    get: async (id: string): Promise<Import> =>
      ImportSchema.parse(await (await fetch(address + API.import(id), { headers: { cookie } })).json()),
    post: async (path: string, body: object = {}) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address, cookie },
        body: JSON.stringify(body),
      }),
    put: (id: string, start: number, part: Uint8Array<ArrayBuffer>) =>
      fetch(`${address}${API.importContent(id)}?start=${start}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', origin: address, cookie },
        body: part,
      }),
  })
  return { at }
}

type Caller = ReturnType<Awaited<ReturnType<typeof someoneAt>>['at']>

interface FromOutside {
  /** Makes the database so slow at writing readings that every machine can be caught at it. */
  slowDown(): Promise<unknown>
  speedUp(): Promise<unknown>
  countReadings(): Promise<number>
}

const COUNT = 'select count(*) as count from vitals'

function sqliteFromOutside(dataDir: string): FromOutside {
  const on = async <T>(work: (db: SqliteDriver.Database) => T): Promise<T> => {
    const db = new SqliteDriver(join(dataDir, 'salus.db'), { timeout: 30_000 })
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
  const busy = 'select 1 from sqlite_schema as one, sqlite_schema as other limit 10000'
  const slow = `create trigger slow after insert on vitals begin select count(*) from (${busy}); end`
  return {
    slowDown: () => on((db) => db.exec(slow)),
    speedUp: () => on((db) => db.exec('drop trigger slow')),
    countReadings: () => on((db) => db.prepare<[], { count: number }>(COUNT).get()?.count ?? 0),
  }
}

async function postgresFromOutside(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return {
    slowDown: () =>
      client.query(
        `create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return null; end';
        create trigger slow after insert on vitals for each statement execute function slow()`,
      ),
    speedUp: () => client.query('drop trigger slow on vitals'),
    countReadings: async () => Number((await client.query(COUNT)).rows[0].count),
    /** As if the time of whoever held the import were over. */
    endLease: () => client.query('update imports set leased_until = $1', [new Date(0).toISOString()]),
  }
}

/** Uploads the file and waits until the writing has begun. */
async function beginApplying({ get, post, put }: Caller, outside: FromOutside): Promise<string> {
  const content = manyReadings()
  const id = randomUUID()
  await post(API.imports, { id, name: 'export.xml', sizeBytes: content.length, timeZone: 'UTC' })
  const part = 2 * 1024 ** 2
  for (let start = 0; start < content.length; start += part)
    await put(id, start, new Uint8Array(content.subarray(start, start + part)))
  await vi.waitFor(async () => expect((await get(id)).state).toBe('ready'), MINUTE)
  const before = await outside.countReadings()
  await outside.slowDown()
  await post(API.applyImport(id))
  await vi.waitFor(async () => expect((await get(id)).state).toBe('applying'), MINUTE)
  expect(await outside.countReadings()).toBeLessThan(before + READINGS)
  return id
}

const newReadings = (found: Import) => countsOf(found)['new vital']

describe('an import that the end of a process interrupts', { timeout: 180_000 }, () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('on SQLite it goes on at the restart after %s', async (signal) => {
    const dataDir = newDataDir()
    const env = { SALUS_DATA_DIR: dataDir }
    const first = launch(env)
    const person = await someoneAt(await first.ready)
    const outside = sqliteFromOutside(dataDir)
    const id = await beginApplying(person.at(await first.ready), outside)
    first.send(signal)
    await first.ended
    await outside.speedUp()
    const second = launch(env)
    const caller = person.at(await second.ready)
    await vi.waitFor(async () => expect((await caller.get(id)).state).toBe('done'), MINUTE)
    expect(newReadings(await caller.get(id))).toBe(READINGS)
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'on PostgreSQL a living process takes it over after %s',
    async (signal) => {
      const settings = await newEmptyDatabase('postgres')
      if (settings.kind !== 'postgres') throw new Error('no PostgreSQL')
      const env = {
        SALUS_DATA_DIR: newDataDir(),
        SALUS_DATABASE_URL: settings.url,
        SALUS_MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
      }
      const first = launch(env)
      const person = await someoneAt(await first.ready)
      const second = launch(env)
      const other = person.at(await second.ready)
      const outside = await postgresFromOutside(settings.url)
      const id = await beginApplying(person.at(await first.ready), outside)
      first.send(signal)
      await first.ended
      await outside.speedUp()
      if (signal === 'SIGKILL') await outside.endLease()
      await vi.waitFor(async () => expect((await other.get(id)).state).toBe('done'), MINUTE)
      expect(newReadings(await other.get(id))).toBe(READINGS)
    },
  )
})

/** The database lets nothing of this table go, until what comes back is called. */
async function refuseDeletions({ db, dialect }: Database, table: string): Promise<() => Promise<void>> {
  const on = sql.table(table)
  if (dialect === 'sqlite') {
    await sql`create trigger refuse before delete on ${on} begin select raise(abort, 'refused'); end`.execute(db)
    return async () => void (await sql`drop trigger refuse`.execute(db))
  }
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
    db,
  )
  await sql`create trigger refuse before delete on ${on} for each row execute function refuse()`.execute(db)
  return async () => void (await sql`drop trigger refuse on ${on}`.execute(db))
}

eachDatabase((makeDatabase, dialect) => {
  describe('an import that is being written', () => {
    const manyObservations = (length: number) =>
      Array.from({ length }, (_, at) =>
        observation(`many${at}`, '8867-4', 60 + (at % 40), '/min', {
          effectiveDateTime: new Date(Date.UTC(2023, 0, 1) + at * 60_000).toISOString(),
        }),
      )
    const FILE = bundle(patient(), ...manyObservations(3_000))

    test('can be taken back: what was written until then goes', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { upload, call, settled } = importer(app, person)
      const { id } = await upload(FILE)
      await call('POST', API.applyImport(id), {})
      const { status, body } = await call('POST', API.undoImport(id), { edited: 'keep' })
      expect([status, body]).toMatchObject([200, { state: 'undoing' }])
      expect((await settled(id)).state).toBe('undone')
      expect((await call('GET', API.latestVitals)).body.items).toEqual([])
      expect((await call('DELETE', API.import(id))).status).toBe(204)
    })

    test('waits for whoever holds it, and no longer than that one lives', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const person = await signIn(app)
      const { upload, get } = importer(app, person)
      const { id } = await upload(FILE)
      const change = (set: object) => database.db.updateTable('imports').set(set).where('id', '=', id).execute()
      const in20Seconds = new Date(Date.now() + 20_000).toISOString()
      await change({ state: 'applying', leased_by: 'another process', leased_until: in20Seconds })
      await app.call({ method: 'POST', url: API.undoImport(id), headers: person.headers, payload: {} })
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect((await get(id)).state).toBe('undoing')
      if (dialect === 'postgres') await change({ leased_until: new Date(Date.now() - 1).toISOString() })
      // On SQLite no other process can hold it: the next start knows.
      else await (await makeTestApp(database)).app.ready()
      await vi.waitFor(async () => expect((await get(id)).state).toBe('undone'), MINUTE)
    })

    test('and taken back when that broke off, has all of it once it goes on', async () => {
      const database = await makeDatabase()
      const failures: string[] = []
      const log = { write: (line: string) => void (line.includes('import') && failures.push(line)) }
      const env = { SALUS_STORAGE_MB: '100', SALUS_LOG_LEVEL: 'error' }
      const app = await makeTestApp(database, { env, log })
      const person = await signIn(app)
      const letter = Buffer.from(randomBytes(100_000).toString('hex')).toString('base64')
      const content = [{ attachment: { contentType: 'text/plain', data: letter } }]
      const record = aRecord().map((each) => ('content' in each ? { ...each, content } : each))
      // A block of readings is full before the letter's is begun, and so it is written first.
      const readings = manyObservations(4_000)
      const read = await importer(app, person).upload(bundle(...readings, ...record))
      const row = { owner_id: person.user.id, bytes: 100 * 1024 ** 2 - 20_000 }
      await database.db.insertInto('document_storage').values(row).execute()

      // All is written but the letter, which does not fit. It goes again, and breaks off when the readings are gone already.
      const readingsKept = () => database.db.selectFrom('vitals').select('at').execute()
      const allowDeletions = await refuseDeletions(database, 'immunizations')
      await importer(app, person).call('POST', API.applyImport(read.id), {})
      await vi.waitFor(() => expect(failures).toHaveLength(1), MINUTE)
      expect((await importer(app, person).get(read.id)).state).toBe('applying')
      expect(await readingsKept()).toEqual([])
      await app.app.close()
      await allowDeletions()
      await database.db.updateTable('document_storage').set({ bytes: 0 }).execute()
      await database.db
        .updateTable('imports')
        .set({ leased_until: new Date(0).toISOString() })
        .execute()

      const next = await makeTestApp(database, { env, log })
      await next.app.ready()
      const { settled, call } = importer(next, person)
      expect(await settled(read.id)).toMatchObject({ state: 'done', problem: null })
      expect(await readingsKept()).toHaveLength(4_002)
      expect((await call('GET', API.labs)).body.analytes).toHaveLength(1)
      expect((await call('GET', API.documents)).body.items).toHaveLength(1)
    })
  })
})
