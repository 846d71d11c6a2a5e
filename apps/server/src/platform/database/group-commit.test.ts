import SqliteDriver from 'better-sqlite3'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { GroupCommitDialect } from './group-commit.ts'

interface Notes {
  note: { id: number; text: string }
}

async function openNotes() {
  const connection = new SqliteDriver(':memory:')
  const asked: string[] = []
  const exec = connection.exec.bind(connection)
  connection.exec = (text) => {
    asked.push(text)
    return exec(text)
  }
  const dialect = new GroupCommitDialect(connection)
  const db = new Kysely<Notes>({ dialect })
  onTestFinished(() => db.destroy())
  await sql`create table note (id integer primary key, text text not null)`.execute(db)
  const add = (id: number, text = 'x') => db.insertInto('note').values({ id, text }).executeTakeFirst()
  const ids = async () => (await db.selectFrom('note').select('id').orderBy('id').execute()).map(({ id }) => id)
  const adding = (id: number, text = 'x') => db.insertInto('note').values({ id, text }).compile()
  const renaming = (id: number, text: string) => db.updateTable('note').set({ text }).where('id', '=', id).compile()
  const together = (...queries: CompiledQuery[]) => dialect.together(queries)
  return { connection, db, asked, add, ids, adding, renaming, together }
}

test('writes of the same moment share one transaction, and each gets its own answer', async () => {
  const { add, ids, asked } = await openNotes()
  const answers = await Promise.all([add(1), add(2), add(3)])
  expect(answers.map(({ insertId }) => insertId)).toEqual([1n, 2n, 3n])
  expect(asked).toEqual(['begin immediate', 'commit'])
  expect(await ids()).toEqual([1, 2, 3])
})

test('a write that is refused takes no other with it', async () => {
  const { add, ids } = await openNotes()
  const answers = await Promise.allSettled([add(1), add(1), add(2)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ids()).toEqual([1, 2])
})

test('when the group cannot be committed, nobody is told that it was', async () => {
  const { connection, add, ids } = await openNotes()
  const exec = connection.exec
  connection.exec = (text) => {
    if (text === 'commit') throw new Error('disk I/O error')
    return exec(text)
  }
  const answers = await Promise.allSettled([add(1), add(2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  connection.exec = exec
  expect(await ids()).toEqual([])
})

test('what comes while a transaction is open waits for its end, and is not part of it', async () => {
  const { db, add, ids } = await openNotes()
  const { promise: opened, resolve: tellOpened } = Promise.withResolvers<void>()
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>()
  const undone = db.transaction().execute(async (trx) => {
    await trx.insertInto('note').values({ id: 1, text: 'undone' }).execute()
    tellOpened()
    await later
    throw new Error('changed my mind')
  })
  await opened
  const others = Promise.all([add(2), add(3), ids()])
  goOn()
  await expect(undone).rejects.toThrow('changed my mind')
  await others
  expect(await ids()).toEqual([2, 3])
})

test('transactions of the same moment take turns', async () => {
  const { db, add, ids } = await openNotes()
  const transfer = (id: number) =>
    db.transaction().execute(async (trx) => {
      const { count } = await trx
        .selectFrom('note')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      await new Promise((resolve) => setImmediate(resolve))
      await trx
        .insertInto('note')
        .values({ id, text: String(count) })
        .execute()
    })
  await Promise.all([transfer(1), add(9), transfer(2), transfer(3)])
  expect(await ids()).toEqual([1, 2, 3, 9])
})

test('writes that stand together share the transaction of the moment, and fall without the others', async () => {
  const { add, ids, asked, adding, renaming, together } = await openNotes()
  const answers = await Promise.allSettled([
    add(1),
    together(adding(2), renaming(2, 'y')),
    together(adding(3), renaming(99, 'y'), adding(4)),
    together(adding(5), adding(5)),
    add(6),
  ])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual([
    expect.objectContaining({ insertId: 1n }),
    null,
    1,
    'refused',
    expect.objectContaining({ insertId: 6n }),
  ])
  expect(asked).toEqual(['begin immediate', 'commit'])
  expect(await ids()).toEqual([1, 2, 6])
})

test('writes that stand together and come alone are one transaction', async () => {
  const { ids, asked, adding, renaming, together } = await openNotes()
  expect(await together(adding(1), renaming(1, 'y'))).toBeNull()
  expect(asked).toEqual(['begin immediate', 'commit'])
  expect(await together(adding(2), renaming(9, 'y'))).toBe(1)
  await expect(together(adding(3), adding(1))).rejects.toThrow(/UNIQUE/)
  expect(await ids()).toEqual([1])
})

test('closing saves what is still waiting', async () => {
  const { add, db, asked } = await openNotes()
  const writes = Promise.all([add(1), add(2)])
  // Far enough to be asked for, not far enough to be done.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await db.destroy()
  await writes
  expect(asked).toEqual(['begin immediate', 'commit'])
})
