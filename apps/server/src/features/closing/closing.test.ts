import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { API, DEMO } from '@salus/contract'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { withAccount } from '#server/testing/account-with-mail.ts'
import { Authenticator } from '#server/testing/authenticator.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { fillRecord } from '#server/testing/full-record.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const PASSWORD = someForm().password
const DAY_MS = 24 * 60 * 60 * 1_000

const tablesOf = async ({ db, dialect }: Database): Promise<string[]> => {
  const rows =
    dialect === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      : await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  return rows.rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name))
}

/** Every row of every table, as one text. */
async function everything(database: Database): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of await tablesOf(database)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db as Kysely<unknown>)
    found[table] = JSON.stringify(rows)
  }
  return found
}

const foldersOf = (app: TestApp) => {
  const { files } = app.config
  const folder = files.kind === 'folder' ? files.folder : ''
  return { of: (ownerId: string) => join(folder, ownerId), all: () => (existsSync(folder) ? readdirSync(folder) : []) }
}

const close = (app: TestApp, headers: object, password: string) =>
  app.call({ method: 'POST', url: API.closing, headers: { ...headers }, payload: { password } })

eachDatabase((makeDatabase) => {
  describe('the end of an account', () => {
    test('leaves nothing of the person in any table or folder, and all of the others', {
      timeout: 60_000,
    }, async () => {
      const database = await makeDatabase()
      const app = await makeTestApp(database)
      const form = someForm({ fullName: 'Zebedee Quillfeather', email: 'zebedee@quill.example' })
      const going = await signIn(app, form)
      const staying = await signIn(app)
      await fillRecord(app, going, 'zebedee')
      await fillRecord(app, staying, 'staying')
      const before = await everything(database)
      const holding = Object.entries(before).filter(([, rows]) => rows.includes(going.user.id))
      // Else the test would prove nothing.
      expect(holding.map(([table]) => table)).toEqual(
        expect.arrayContaining(['user', 'documents', 'vital_people', 'medical_history', 'api_keys', 'access_log']),
      )
      const folders = foldersOf(app)
      expect(folders.all()).toContain(going.user.id)

      expect((await close(app, going.headers, PASSWORD)).statusCode).toBe(204)

      const after = await everything(database)
      for (const [table, rows] of Object.entries(after)) {
        for (const trace of [going.user.id, going.user.username, 'zebedee@quill.example']) {
          expect(rows.includes(trace), `${trace} in ${table}`).toBe(false)
        }
      }
      expect(folders.all()).not.toContain(going.user.id)
      expect(await database.db.selectFrom('vitals').selectAll().execute()).toHaveLength(3)
      expect(folders.all()).toContain(staying.user.id)
      expect((await app.call({ url: API.documents, headers: staying.headers })).json().items).toHaveLength(1)

      expect((await app.call({ url: API.profile, headers: going.headers })).statusCode).toBe(401)
      const login = { username: 'zebedee@quill.example', password: PASSWORD }
      expect((await app.call({ method: 'POST', url: API.login, payload: login })).statusCode).toBe(401)
      // The address is free again.
      await signIn(app, form)
    })

    test('every table that names an owner loses its rows with the owner', async () => {
      const database = await makeDatabase()
      const { db, dialect } = database
      for (const table of await tablesOf(database)) {
        const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? []
        if (!columns.some(({ name }) => ['owner_id', 'userId', 'user_id', 'person'].includes(name))) continue
        const cascades =
          dialect === 'sqlite'
            ? await sql`select 1 from pragma_foreign_key_list(${table}) where on_delete = 'CASCADE'`.execute(db)
            : await sql`select 1 from pg_constraint where contype = 'f' and confdeltype = 'c'
                and conrelid = ${`public."${table}"`}::regclass`.execute(db)
        expect(cascades.rows.length, table).toBeGreaterThan(0)
      }
    })

    test('needs the password, which cannot be guessed at', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-11-21T10:00:00Z') })
      const person = await signIn(app)
      for (let round = 0; round < 10; round++) {
        expect((await close(app, person.headers, 'a guess')).json()).toMatchObject({ code: 'password_wrong' })
      }
      expect((await close(app, person.headers, PASSWORD)).statusCode).toBe(429)
      expect((await app.call({ url: API.profile, headers: person.headers })).statusCode).toBe(200)
    })

    test('of someone who never had a password needs a login of the last minutes', async () => {
      let now = new Date()
      const database = await makeDatabase()
      const app = await makeTestApp(database, { now: () => now })
      const person = await signIn(app)
      await database.db.updateTable('account').set({ password: null }).where('userId', '=', person.user.id).execute()
      now = new Date(Date.now() + 11 * 60 * 1_000)
      expect((await close(app, person.headers, '')).json()).toMatchObject({ code: 'login_again' })
      now = new Date()
      expect((await close(app, person.headers, '')).statusCode).toBe(204)
    })

    test('can be asked for with a passkey in place of the password, and with nobody else’s', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [person, other] = [await signIn(app), await signIn(app)]
      const options = async (url: string, headers: object) =>
        (await app.call({ method: 'POST', url, headers: { ...headers } })).json()
      const withPasskey = async ({ headers }: typeof person) => {
        const device = new Authenticator()
        const payload = device.create(await options(API.passkeyOptions, headers))
        expect((await app.call({ method: 'POST', url: API.passkeys, headers, payload })).statusCode).toBe(201)
        return async () => device.prove(await options(API.passkeyLoginOptions, {}))
      }
      const [proof, strange] = [await withPasskey(person), await withPasskey(other)]
      const ask = (payload: object) => app.call({ method: 'POST', url: API.closing, headers: person.headers, payload })
      // A login of the last minutes is not enough for who has a password.
      expect((await ask({})).json()).toMatchObject({ code: 'password_wrong' })
      expect((await ask({ passkey: await strange() })).json()).toMatchObject({ code: 'passkey_refused' })
      const used = await proof()
      expect((await ask({ passkey: used })).statusCode).toBe(204)
      expect((await app.call({ url: API.profile, headers: person.headers })).statusCode).toBe(401)
      const again = await app.call({
        method: 'POST',
        url: API.closing,
        headers: other.headers,
        payload: { passkey: used },
      })
      expect(again.json()).toMatchObject({ code: 'passkey_refused' })
    })

    test('tells beforehand what will go', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await fillRecord(app, person, 'person')
      const counts = (await app.call({ url: API.closingCounts, headers: person.headers })).json()
      expect((await app.call({ url: API.closing, headers: person.headers })).json()).toEqual({ endsAt: null, days: 0 })
      expect(counts).toMatchObject({
        readings: 3,
        // One was typed, and one came with the import.
        immunizations: 2,
        visits: 1,
        labReports: 1,
        documents: 1,
        files: 1,
        deviceKeys: 2,
      })
      expect((await app.call({ url: API.closing })).statusCode).toBe(401)
    })
  })

  describe('in production', () => {
    /** Someone who signed up while it was a demonstration, in production. */
    async function inProduction(now: () => Date) {
      const database = await makeDatabase()
      const demo = await makeTestApp(database)
      const form = someForm()
      const person = await signIn(demo, form)
      await fillRecord(demo, person, 'person')
      await database.db.deleteFrom('user').where('username', '=', DEMO.username).execute()
      const env = {
        SALUS_MODE: 'production',
        SALUS_PUBLIC_ORIGIN: 'https://salus.example',
        SALUS_SMTP_URL: 'smtp://127.0.0.1:1',
        SALUS_MAIL_FROM: 'salus@salus.example',
      }
      const app = await makeTestApp(database, { env, now })
      const here = { host: 'salus.example', origin: 'https://salus.example' }
      const logIn = async () => {
        const payload = { username: person.user.username, password: form.password }
        const answer = await app.call({ method: 'POST', url: API.login, headers: here, payload })
        const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        return { status: answer.statusCode, headers: { ...here, cookie } }
      }
      return { app, person, database, logIn }
    }

    test('is told by mail when it is asked for and when it is done; what waited to be sent goes with it', async () => {
      const { app, form, enter, newMails, pass, mailbox } = await withAccount(await makeDatabase())
      const headers = await enter()
      await newMails()
      expect((await close(app, headers, form.password)).statusCode).toBe(204)
      const [asked] = await newMails()
      expect(asked).toMatchObject({ to: [form.email], text: expect.stringContaining('will be deleted') })
      await close(app, headers, form.password)
      expect(await newMails()).toEqual([])

      pass(7 * DAY_MS)
      await enter()
      const rows = () => app.database.db.selectFrom('outbox').select('owner_id').execute()
      expect(await rows()).toEqual([{ owner_id: expect.any(String) }])
      await app.purge()
      expect(await rows()).toEqual([{ owner_id: null }])
      expect(mailbox.mails).toEqual([])
      expect(await newMails()).toMatchObject([{ to: [form.email], text: expect.stringContaining('is deleted') }])
    })

    test('there are seven days to change one’s mind, and other sessions end at once', async () => {
      let now = new Date()
      const { app, logIn, database, person } = await inProduction(() => now)
      const [elsewhere, { headers }] = [await logIn(), await logIn()]
      expect((await close(app, headers, PASSWORD)).statusCode).toBe(204)
      expect((await app.call({ url: API.profile, headers: elsewhere.headers })).statusCode).toBe(401)
      const { endsAt } = (await app.call({ url: API.closing, headers })).json()
      expect(Date.parse(endsAt) - now.getTime()).toBe(7 * DAY_MS)
      now = new Date(now.getTime() + 6 * DAY_MS)
      await app.purge()
      expect((await app.call({ method: 'DELETE', url: API.closing, headers })).statusCode).toBe(204)
      now = new Date(now.getTime() + 2 * DAY_MS)
      await app.purge()
      expect(await database.db.selectFrom('documents').selectAll().execute()).toHaveLength(1)

      expect((await close(app, headers, PASSWORD)).statusCode).toBe(204)
      now = new Date(now.getTime() + 7 * DAY_MS)
      await app.purge()
      expect((await logIn()).status).toBe(401)
      for (const [table, rows] of Object.entries(await everything(database))) {
        expect(rows.includes(person.user.id), table).toBe(false)
      }
    })
  })
})
