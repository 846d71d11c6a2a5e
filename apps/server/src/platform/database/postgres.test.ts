import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '#server/testing/databases.ts'
import { compileOnce } from './compile-once.ts'
import { openDatabase } from './database.ts'

async function withTable() {
  const database = await openDatabase(await newEmptyDatabase('postgres'))
  onTestFinished(() => database.close())
  const { db } = database
  await sql`create table things (id integer primary key, name text not null)`.execute(db)
  const add = (id: number, name: string | null) => sql`insert into things values (${id}, ${name})`.compile(db)
  const rename = (id: number, name: string) => sql`update things set name = ${name} where id = ${id}`.compile(db)
  const names = async () => {
    const { rows } = await sql<{ name: string }>`select name from things order by id`.execute(db)
    return rows.map(({ name }) => name)
  }
  return { database, add, rename, names }
}

test('what is written together stands together, in its order', async () => {
  const { database, add, rename, names } = await withTable()
  expect(await database.together([add(1, 'one'), add(2, 'two'), rename(1, 'first')])).toBeNull()
  expect(await names()).toEqual(['first', 'two'])
})

test('the first that changes nothing is told, and none of them is kept', async () => {
  const { database, add, rename, names } = await withTable()
  expect(await database.together([add(1, 'one'), rename(7, 'seven'), add(1, 'again')])).toBe(1)
  expect(await names()).toEqual([])
})

test('one that fails takes the others with it, and the connection goes on', async () => {
  const { database, add, names } = await withTable()
  await expect(database.together([add(1, 'one'), add(2, null), add(3, 'three')])).rejects.toMatchObject({
    code: '23502',
  })
  expect(await names()).toEqual([])
  expect(await database.together([add(1, 'one')])).toBeNull()
  expect(database.pool?.()).toMatchObject({ open: 1, waiting: 0 })
})

test('the plan of a statement that is built once is kept, and another column does not break it', async () => {
  const { database, add } = await withTable()
  const { db } = database
  await database.together([add(1, 'one')])
  const named = compileOnce<{ id: number }, { name: string }>(({ id }) =>
    sql<{ name: string }>`select name from things where id = ${id}`.compile(db),
  )
  expect((await db.executeQuery(named({ id: 1 }))).rows).toEqual([{ name: 'one' }])
  await sql`alter table things add column more text`.execute(db)
  expect((await db.executeQuery(named({ id: 1 }))).rows).toEqual([{ name: 'one' }])
  expect((await db.executeQuery(named({ id: 2 }))).rows).toEqual([])
  const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  expect(kept.rows.map(({ statement }) => statement)).toEqual(['select name from things where id = $1'])
})
