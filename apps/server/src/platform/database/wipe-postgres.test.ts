import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '#server/testing/databases.ts'
import { type Database, openDatabase } from './database.ts'

const KEY = 'a-key-that-opens-everything'

async function withDeletedKey({ before = async () => {} }: { before?: (url: string) => Promise<void> } = {}) {
  const settings = await newEmptyDatabase('postgres')
  const url = settings.kind === 'postgres' ? settings.url : ''
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const { db } = database
  for (const name of ['user', 'account', 'session', 'data_keys'])
    await sql`create table ${sql.table(name)} (wrapped_key text)`.execute(db)
  await sql`insert into data_keys values (${KEY}), ('another')`.execute(db)
  await before(url)
  await sql`delete from data_keys where wrapped_key = ${KEY}`.execute(db)
  return { url, database }
}

async function isInTheBytes({ db }: Database): Promise<boolean> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ file: string }>`
    select current_setting('data_directory') || '/' || pg_relation_filepath('data_keys') as file`.execute(db)
  return readFileSync(rows[0]?.file ?? '').includes(KEY)
}

/** Other tests write in other databases of the same server meanwhile. */
const wipes = (database: Database) =>
  expect.poll(() => database.wipeDeleted(), { timeout: 30_000, interval: 100 }).toBe(true)

/** Does something in a transaction that stays open until it is told to end. */
async function holdOpen(url: string, statement: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  client.on('error', () => {})
  onTestFinished(() => client.end())
  await client.query('begin isolation level repeatable read')
  await client.query(statement)
  return () => client.query('rollback')
}

/**
 * Waits until whoever writes in any database of the server began after now. A snapshot that counts an older writer of some
 * other test would stand in the way as long as it is held.
 */
async function olderWritersAreDone({ db }: Database): Promise<void> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db)
  const now = BigInt(rows[0]?.now ?? '0')
  await expect
    .poll(
      async () => {
        const seen = await sql<{ oldest: string }>`
          select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db)
        return BigInt(seen.rows[0]?.oldest ?? '0') > now
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(true)
}

test('a deleted key is gone from the bytes of its table', async () => {
  const { database } = await withDeletedKey()
  expect(await isInTheBytes(database)).toBe(true)
  await wipes(database)
  expect(await isInTheBytes(database)).toBe(false)
})

test('a key that somebody may still see is said to be there, and wiped when they are done', async () => {
  let end: () => Promise<unknown> = async () => {}
  const { database } = await withDeletedKey({
    before: async (url) => {
      end = await holdOpen(url, 'select 1')
    },
  })
  expect(await database.wipeDeleted()).toBe(false)
  await end()
  await wipes(database)
  expect(await isInTheBytes(database)).toBe(false)
})

// Row versions are kept for every snapshot, and a snapshot counts the writers of all databases of a server.
test('a writer in another database of the server stands in the way too', async () => {
  let end: () => Promise<unknown> = async () => {}
  const { database } = await withDeletedKey({
    before: async () => {
      end = await holdOpen(inject('postgresUrl'), 'select pg_current_xact_id()')
    },
  })
  expect(await database.wipeDeleted()).toBe(false)
  expect(await isInTheBytes(database)).toBe(true)
  await end()
  await wipes(database)
  expect(await isInTheBytes(database)).toBe(false)
})

test('who came after the deletion does not stand in the way', async () => {
  const { url, database } = await withDeletedKey()
  await olderWritersAreDone(database)
  // A writer of some other test may end between theirs and the call, which then cannot tell whom the deletion came before.
  const wipesBesideThem = async () => {
    const ends = [await holdOpen(url, 'select 1'), await holdOpen(inject('postgresUrl'), 'select pg_current_xact_id()')]
    await database.wipeDeleted()
    const isThere = await isInTheBytes(database)
    for (const end of ends) await end()
    return !isThere
  }
  await expect.poll(wipesBesideThem, { timeout: 30_000, interval: 10 }).toBe(true)
})

test('what was in the way of an earlier call is wiped, however many came since', async () => {
  let end: () => Promise<unknown> = async () => {}
  const { url, database } = await withDeletedKey({
    before: async (each) => {
      end = await holdOpen(each, 'select 1')
    },
  })
  expect(await database.wipeDeleted()).toBe(false)
  await olderWritersAreDone(database)
  await holdOpen(url, 'select 1')
  await end()
  await sql`delete from data_keys`.execute(database.db)
  await expect
    .poll(
      async () => {
        expect(await database.wipeDeleted()).toBe(false)
        return isInTheBytes(database)
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(false)
})
