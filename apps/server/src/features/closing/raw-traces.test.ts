import { existsSync, readFileSync } from 'node:fs'
import { API } from '@salus/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { fillRecord } from '#server/testing/full-record.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

const PASSWORD = someForm().password

/** Where the database keeps its bytes: the file with its log, or the files of the tables. */
async function rawFiles({ db, dialect }: Database): Promise<string[]> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
    const file = rows[0]?.file ?? ''
    return ['', '-wal', '-shm', '-journal'].map((end) => `${file}${end}`).filter((each) => existsSync(each))
  }
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ file: string }>`
    select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as file from pg_class
    where relname = 'data_keys'`.execute(db)
  return rows.map(({ file }) => file)
}

async function found(database: Database, traces: Record<string, string>): Promise<string[]> {
  const files = await rawFiles(database)
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    const ending = /-(wal|shm|journal)$/.exec(file)?.[0] ?? 'database'
    return Object.entries(traces).flatMap(([name, trace]) => (bytes.includes(trace) ? [`${name} in ${ending}`] : []))
  })
}

eachDatabase((makeDatabase, dialect) => {
  test('the end of an account leaves neither its address nor its key in the bytes of the database', {
    timeout: 180_000,
  }, async () => {
    const database = await makeDatabase()
    const app = await makeTestApp(database, { env: { SALUS_RATE_LIMIT_FACTOR: '1000' } })
    const others = dialect === 'sqlite' ? 40 : 5
    for (let each = 0; each < others; each += 1) await signIn(app)
    const going = await signIn(app, someForm({ fullName: 'Zebedee Quillfeather', email: 'zebedee@quill.example' }))
    await fillRecord(app, going, 'zebedee')
    for (let each = 0; each < others; each += 1) await signIn(app)
    const { wrapped_key: key } = await database.db
      .selectFrom('data_keys')
      .select('wrapped_key')
      .where('owner_id', '=', going.user.id)
      .executeTakeFirstOrThrow()
    const traces: Record<string, string> =
      dialect === 'sqlite'
        ? { 'e-mail': 'zebedee@quill.example', username: going.user.username, key, id: going.user.id }
        : { key }
    // Else the test would prove nothing.
    expect((await found(database, traces)).length).toBeGreaterThanOrEqual(Object.keys(traces).length)

    const answer = await app.call({
      method: 'POST',
      url: API.closing,
      headers: going.headers,
      payload: { password: PASSWORD },
    })
    expect(answer.statusCode).toBe(204)
    // Whoever reads at that moment may stand in its way: the next round wipes then.
    await vi.waitFor(
      async () => {
        await app.purge()
        expect(await found(database, traces)).toEqual([])
      },
      { timeout: 90_000, interval: 200 },
    )
  })
})
