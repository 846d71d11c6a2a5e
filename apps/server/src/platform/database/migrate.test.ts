import { expect, test } from 'vitest'
import { eachDatabase, newEmptyDatabase } from '#server/testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrateToLatest } from './migrate.ts'

eachDatabase((makeDatabase, dialect) => {
  test('three servers that start at once leave one complete schema', async () => {
    const settings = await newEmptyDatabase(dialect)
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
