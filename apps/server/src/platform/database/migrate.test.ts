import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { type DatabaseSettings, openDatabase } from './database.ts'
import { migrateToLatest } from './migrate.ts'

async function emptyDatabase(dialect: 'sqlite' | 'postgres'): Promise<DatabaseSettings> {
  if (dialect === 'sqlite')
    return { kind: 'sqlite', file: join(mkdtempSync(join(tmpdir(), 'salus-migrate-')), 'new.db') }
  const name = `migrate_${Math.random().toString(36).slice(2)}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { kind: 'postgres', url: url.href, poolSize: 2 }
}

eachDatabase((makeDatabase, dialect) => {
  test('three servers that start at once leave one complete schema', async () => {
    const settings = await emptyDatabase(dialect)
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
    await Promise.all(servers.map((server) => migrateToLatest(server)))
    const [first] = servers
    if (!first) throw new Error('no server')
    const tables = (await first.db.introspection.getTables()).map(({ name }) => name)
    expect(tables).toEqual(expect.arrayContaining(['user', 'documents']))
    for (const server of servers) await server.close()
  })

  test('a second start changes nothing', async () => {
    const database = await makeDatabase()
    await migrateToLatest(database)
    await expect(database.ping()).resolves.toBeUndefined()
  })

  test('a document needs an owner that exists', async () => {
    const database = await makeDatabase()
    const orphan = {
      id: 'x',
      owner_id: 'nobody',
      kind: 'document',
      title: '',
      excerpt: '',
      text: '',
      date: '',
      deleted_at: null,
    }
    await expect(database.db.insertInto('documents').values(orphan).execute()).rejects.toThrow(/foreign key/i)
  })
})
