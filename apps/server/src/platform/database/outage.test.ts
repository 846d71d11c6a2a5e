import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { API } from '@salus/contract'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { openDatabase } from './database.ts'
import { isUnavailable } from './is-unavailable.ts'
import { migrateToLatest } from './migrate.ts'

/** A way to the test PostgreSQL that can be cut. */
async function openWay() {
  const target = new URL(inject('postgresUrl'))
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const mend = () => {
    isCut = false
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, cut, mend }
}

test('a database that goes away is told as such, and works on when it is back', async () => {
  const settings = await newEmptyDatabase('postgres')
  if (settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  const way = await openWay()
  const url = new URL(settings.url)
  url.port = String(way.port)
  const database = await openDatabase({ ...settings, url: url.href })
  await migrateToLatest(database)
  const app = await makeTestApp(database)
  onTestFinished(() => database.close())
  const { headers } = await signIn(app)
  way.cut()
  const refused = await app.call({ url: API.documents, headers })
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await app.call({ url: API.ready })).statusCode).toBe(503)
  expect((await app.call({ url: API.live })).statusCode).toBe(200)
  way.mend()
  expect((await app.call({ url: API.documents, headers })).statusCode).toBe(200)
  expect((await app.call({ url: API.ready })).statusCode).toBe(200)
})

test.each([
  ['SQLITE_BUSY', true],
  ['SQLITE_FULL', true],
  ['08006', true],
  ['57P01', true],
  ['SQLITE_CONSTRAINT_UNIQUE', false],
  ['23505', false],
  ['42P01', false],
])('%s may pass by itself: %s', (code, passes) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(passes)
})
