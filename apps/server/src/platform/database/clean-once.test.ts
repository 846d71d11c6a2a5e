import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { migrateToLatest } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

test('what an earlier version deleted goes out of the file at the next start', async () => {
  const file = join(temporaryFolder(), 'salus.db')
  const earlier = new SqliteDriver(file)
  earlier.exec('create table notes (body text)')
  const add = earlier.prepare('insert into notes values (?)')
  for (let each = 0; each < 500; each += 1) add.run(`zebedee@quill.example ${'x'.repeat(500)}`)
  earlier.exec('delete from notes')
  earlier.close()
  expect(readFileSync(file).includes('zebedee@quill.example')).toBe(true)
  const database = await openSqlite(file)
  await migrateToLatest(database)
  await database.wipeDeleted()
  const left = ['', '-wal'].filter((end) => readFileSync(`${file}${end}`).includes('zebedee@quill.example'))
  await database.close()
  expect(left).toEqual([])
})
