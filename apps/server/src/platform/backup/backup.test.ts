import { randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from '@salus/contract'
import SqliteDriver from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#server/platform/database/database.ts'
import { eachDatabase, newEmptyDatabase } from '#server/testing/databases.ts'
import { fillRecord } from '#server/testing/full-record.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { newMasterKey, temporaryFolder } from '#server/testing/vaults.ts'
import { openDisk } from '../files/open-disk.ts'
import { backUp } from './back-up.ts'
import { IN_BACKUP } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { SEALED_TABLES } from './sealed-values.ts'
import { verifyBackup } from './verify-backup.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const FILE = randomBytes(300_000)

/** Something sealed of each kind: words, a note, a history, a file. */
async function fill(app: TestApp, { headers, user }: Person): Promise<string> {
  const id = randomUUID()
  const send = async (method: 'POST' | 'PUT', url: string, payload: object | Buffer, type = 'application/json') => {
    const answer = await app.call({ method, url, headers: { ...headers, 'content-type': type }, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  await send('POST', API.documents, { id, kind: 'document', title: 'Letter', text: 'All is well.' })
  const file = `${API.documentFile(id)}?name=letter.pdf&type=application/pdf`
  await send('PUT', file, Buffer.concat([Buffer.from('%PDF-1.7\n'), FILE]), 'application/octet-stream')
  await send('POST', API.health, { heartbeat: 71, note: 'at rest' })
  await send('POST', API.medicalHistory, { user_id: user.id, fullName: 'Asha Rao', dob: '1985-04-12' })
  return id
}

const makeBackup = (app: TestApp, folder: string) =>
  backUp(folder, {
    database: app.database,
    disk: openDisk(app.config.files),
    version: '0.1.0',
    now: () => new Date('2026-01-02T03:04:05.000Z'),
    newId: randomUUID,
  })

const verify = ({ config }: TestApp, folder: string, masterKey = config.masterKey) =>
  verifyBackup(folder, { masterKey, mode: config.mode })

async function restoreInto(settings: DatabaseSettings, app: TestApp, folder: string) {
  const dataDir = temporaryFolder()
  const files = { kind: 'folder' as const, folder: join(dataDir, 'files') }
  const { masterKey, mode } = app.config
  const verification = await restoreBackup(folder, {
    database: settings,
    disk: openDisk(files),
    dataDir,
    masterKey,
    mode,
  })
  return { dataDir, verification }
}

eachDatabase((makeDatabase, dialect) => {
  const start = async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    return { app, person, id: await fill(app, person), folder: join(temporaryFolder(), 'backup') }
  }

  describe('a backup', () => {
    test('made while people write is whole, and lies still while it is verified', async () => {
      const { app, person, folder } = await start()
      let goesOn = true
      let written = 0
      const writing = (async () => {
        while (goesOn) {
          await fill(app, person)
          written += 1
        }
      })()
      const manifest = await makeBackup(app, folder)
      goesOn = false
      await writing
      expect(written).toBeGreaterThan(0)
      const before = readdirSync(folder)
      expect(before.toSorted()).toEqual(Object.values(IN_BACKUP).toSorted())
      const verification = await verify(app, folder)
      expect(verification.problems).toEqual([])
      expect(verification.files).toBeGreaterThan(0)
      expect(verification.sealedValues).toBeGreaterThan(6)
      expect(manifest).toMatchObject({ from: dialect, format: 'salus-backup 1' })
      expect(readdirSync(folder)).toEqual(before)
    })

    test.each(['sqlite', 'postgres'] as const)('is restored into an empty %s database, and goes on', async (kind) => {
      const { app, person, id, folder } = await start()
      await makeBackup(app, folder)
      const settings = await newEmptyDatabase(kind)
      const { dataDir, verification } = await restoreInto(settings, app, folder)
      expect(verification.problems).toEqual([])
      const database = await openDatabase(settings)
      onTestFinished(() => database.close())
      const restored = await makeTestApp(database)
      const { headers } = person
      const document = await restored.call({ url: API.document(id), headers })
      expect(document.json()).toMatchObject({ title: 'Letter', text: 'All is well.' })
      expect((await restored.call({ url: API.medicalHistoryOf(person.user.id), headers })).json().data.fullName).toBe(
        'Asha Rao',
      )
      const sealed = readdirSync(join(dataDir, 'files', person.user.id))
      expect(sealed).toHaveLength(1)
      // New people get numbers of their own.
      await fill(restored, await signIn(restored))
      expect((await restored.call({ url: API.latestVitals, headers })).json().items).toHaveLength(1)
    })

    test('of somebody with something in every room opens to the last value', async () => {
      const { app, person, folder } = await start()
      await fillRecord(app, person, 'quillfeather')
      await makeBackup(app, folder)
      expect((await verify(app, folder)).problems).toEqual([])
      const copy = new SqliteDriver(join(folder, IN_BACKUP.database), { readonly: true })
      const filled = Object.keys(SEALED_TABLES).filter((table) => copy.prepare(`select 1 from ${table} limit 1`).get())
      copy.close()
      expect(filled.length).toBeGreaterThan(10)
    })

    test('holds the files that its rows speak of, and no orphan of a crash', async () => {
      const { app, person, folder } = await start()
      const disk = await openDisk(app.config.files)()
      for (const key of [`${person.user.id}/${randomUUID()}`, `incoming/${randomUUID()}`]) await disk.put(key, 'x')
      const { files } = await makeBackup(app, folder)
      expect(files).toBe(1)
      expect(readdirSync(join(folder, IN_BACKUP.files), { recursive: true })).toHaveLength(2)
      expect((await verify(app, folder)).problems).toEqual([])
    })

    test('tells a file that is not the one that its row speaks of', async () => {
      const { app, folder } = await start()
      await app.database.db
        .updateTable('document_files')
        .set({ sha256: '0'.repeat(64) })
        .execute()
      await makeBackup(app, folder)
      expect((await verify(app, folder)).problems.join('\n')).toContain('it does not open')
    })

    test('is refused where there is something already', async () => {
      const { app, folder } = await start()
      await makeBackup(app, folder)
      await expect(makeBackup(app, folder)).rejects.toThrow(/is not empty/)
      const settings = await newEmptyDatabase(dialect)
      await restoreInto(settings, app, folder)
      await expect(restoreInto(settings, app, folder)).rejects.toThrow(/empty installation/)
    })

    test('that is damaged is named, and not restored', async () => {
      const { app, person, folder } = await start()
      await makeBackup(app, folder)
      const [file = ''] = readdirSync(join(folder, IN_BACKUP.files, person.user.id))
      appendFileSync(join(folder, IN_BACKUP.files, person.user.id, file), 'x')
      const { problems } = await verify(app, folder)
      expect(problems.join('\n')).toContain(`${file}: damaged since the backup was made`)
      expect(problems.join('\n')).toContain(`${file}: it does not open`)
      const settings = await newEmptyDatabase(dialect)
      expect((await restoreInto(settings, app, folder)).verification.problemCount).toBeGreaterThan(0)
      rmSync(join(folder, IN_BACKUP.files, person.user.id, file))
      expect((await verify(app, folder)).problems.join('\n')).toContain(
        'missing, though a document or an import needs it',
      )
    })

    test('whose rows were changed or moved is named by table and column', async () => {
      const { app, id, folder } = await start()
      await makeBackup(app, folder)
      const inside = new SqliteDriver(join(folder, IN_BACKUP.database))
      inside.prepare('update documents set text = title where id = ?').run(id)
      inside.close()
      const { problems } = await verify(app, folder)
      expect(problems).toContain(`${IN_BACKUP.database}: damaged since the backup was made`)
      expect(problems).toContain(`documents.text of ${id}: it does not open`)
    })

    test('whose database is cut short, or that never came to its end, is told as such', async () => {
      const { app, folder } = await start()
      await makeBackup(app, folder)
      const database = join(folder, IN_BACKUP.database)
      writeFileSync(database, readFileSync(database).subarray(0, 10_000))
      expect((await verify(app, folder)).problems.length).toBeGreaterThan(1)
      rmSync(join(folder, IN_BACKUP.manifest))
      await expect(verify(app, folder)).rejects.toThrow(/no whole backup/)
    })

    test('does not open with another master key', async () => {
      const { app, folder } = await start()
      await makeBackup(app, folder)
      await expect(verify(app, folder, { ...app.config.masterKey, current: newMasterKey() })).rejects.toThrow(
        /master key/,
      )
    })
  })
})
