import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { openSqlite } from './sqlite.ts'

const newFile = () => join(temporaryFolder(), 'salus.db')

test('opening waits while another process has a new file', async () => {
  const file = newFile()
  const other = new SqliteDriver(file)
  other.exec('create table note (id integer); begin; select * from note; insert into note values (1)')
  const opening = openSqlite(file)
  setTimeout(() => other.exec('commit'), 100)
  const database = await opening
  onTestFinished(() => database.close())
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.db)
  expect(rows).toEqual([{ journal_mode: 'wal' }])
  other.close()
})

test('a transaction that read first can still write, whatever another process does meanwhile', async () => {
  const file = newFile()
  const database = await openSqlite(file)
  onTestFinished(() => database.close())
  await sql`create table note (id integer)`.execute(database.db)
  const other = new SqliteDriver(file, { timeout: 0 })
  const addOther = () => other.exec('insert into note values (2)')
  await database.db.transaction().execute(async (trx) => {
    await sql`select * from note`.execute(trx)
    expect(addOther).toThrow('database is locked')
    await sql`insert into note values (1)`.execute(trx)
  })
  addOther()
  other.close()
  expect((await sql`select id from note`.execute(database.db)).rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('what is saved waits for the disk, and changes of the schema do not each', async () => {
  const database = await openSqlite(newFile())
  onTestFinished(() => database.close())
  const { db } = database
  const waits = async () => (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous
  const FULL = 2
  expect(await waits()).toBe(FULL)
  await database.exclusively(async () => expect(await waits()).toBe(1))
  expect(await waits()).toBe(FULL)
  const failing = database.exclusively(() => Promise.reject(new Error('a broken change')))
  await expect(failing).rejects.toThrow('a broken change')
  expect(await waits()).toBe(FULL)
})
