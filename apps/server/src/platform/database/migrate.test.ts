import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { eachDatabase, newEmptyDatabase } from '#server/testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations/index.ts'

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

  test('documents that were there before are counted', async () => {
    const database = await openDatabase(await newEmptyDatabase(dialect))
    onTestFinished(() => database.close())
    const provider = { getMigrations: async () => migrations(dialect) }
    await database.exclusively(async (db) => {
      const { error } = await new Migrator({ db, provider }).migrateTo('008-model-keys')
      expect(error).toBeUndefined()
    })
    const at = '2026-01-01T00:00:00.000Z'
    const person = { name: 'x', emailVerified: sql<number>`${dialect === 'sqlite' ? 1 : true}`, image: null }
    for (const id of ['one', 'two']) {
      await database.db
        .insertInto('user')
        .values({ ...person, id, email: `${id}@example.com`, username: id, createdAt: at, updatedAt: at })
        .execute()
    }
    const document = { owner_id: 'one', kind: 'document', title: 'abc', excerpt: 'de', text: 'fghi', date: at }
    await database.db
      .insertInto('documents')
      .values([
        { ...document, id: '1', deleted_at: null, tags: null },
        { ...document, id: '2', deleted_at: null, tags: 'jk' },
        { ...document, id: '3', deleted_at: at, tags: null },
      ])
      .execute()
    await migrateToLatest(database)
    const rows = await database.db.selectFrom('document_storage').selectAll().execute()
    expect(rows.map(({ owner_id, bytes }) => [owner_id, Number(bytes)])).toEqual([['one', 20]])
  })

  test('a conversation that was there before is one branch', async () => {
    const database = await openDatabase(await newEmptyDatabase(dialect))
    onTestFinished(() => database.close())
    const { '053-conversation-branches': _, ...before } = migrations(dialect)
    await database.exclusively(async (db) => {
      const { error } = await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest()
      expect(error).toBeUndefined()
    })
    const at = '2026-01-01T00:00:00.000Z'
    const person = { name: 'x', emailVerified: sql<number>`${dialect === 'sqlite' ? 1 : true}`, image: null }
    await database.db
      .insertInto('user')
      .values({ ...person, id: 'one', email: 'one@example.com', username: 'one', createdAt: at, updatedAt: at })
      .execute()
    const talk = { owner_id: 'one', mode: 'everyday', title: 'x', created_at: at, updated_at: at }
    const message = { owner_id: 'one', role: 'person', body: 'x', at }
    const { db } = database
    await db
      .insertInto('conversations')
      .values([{ ...talk, id: 'long' } as never, { ...talk, id: 'empty' } as never])
      .execute()
    await db
      .insertInto('conversation_messages')
      .values(
        ['a', 'b', 'c'].map((id, at) => ({ ...message, conversation_id: 'long', id, position: 2 * at + 1 }) as never),
      )
      .execute()
    await migrateToLatest(database)
    const conversations = await db.selectFrom('conversations').select(['id', 'open_end']).orderBy('id').execute()
    expect(conversations.map((each) => [each.id, each.open_end])).toEqual([
      ['empty', null],
      ['long', 'c'],
    ])
    const messages = await db.selectFrom('conversation_messages').select(['id', 'after_id']).orderBy('id').execute()
    expect(messages.map((each) => [each.id, each.after_id])).toEqual([
      ['a', null],
      ['b', 'a'],
      ['c', 'b'],
    ])
  })

  test('the ZIP codes of a register that was there before are kept', async () => {
    const database = await openDatabase(await newEmptyDatabase(dialect))
    onTestFinished(() => database.close())
    const { '060-doctor-places': _, ...before } = migrations(dialect)
    await database.exclusively(async (db) => {
      const { error } = await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest()
      expect(error).toBeUndefined()
    })
    await sql`insert into zip_places values ('10010', 'New York', 40.7, -73.9)`.execute(database.db)
    await migrateToLatest(database)
    expect(await database.db.selectFrom('doctor_places').selectAll().execute()).toEqual([
      {
        kind: 'postcode',
        key: '10010',
        region_key: '',
        name: '10010',
        region: '',
        latitude: 40.7,
        longitude: -73.9,
        weight: 1,
      },
    ])
  })

  test('a change that came late runs after those with higher numbers', async () => {
    const database = await makeDatabase()
    await database.exclusively(async (db) => {
      await db.schema.dropTable('medical_history').execute()
      await sql`delete from kysely_migration where name = '012-medical-history'`.execute(db)
    })
    await migrateToLatest(database)
    expect(await database.db.selectFrom('medical_history').selectAll().execute()).toEqual([])
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
