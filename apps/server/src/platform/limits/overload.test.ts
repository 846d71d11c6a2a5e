import type { AddressInfo } from 'node:net'
import { API } from '@salus/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { shedOverload } from './overload.ts'

const PATIENT = { few: 200, stretchMs: 10_000 }
const BOUNDS = {
  pressing: { mostWaiting: 4, mostOfCaller: 4, ...PATIENT },
  read: { mostWaiting: 5, mostOfCaller: 3, ...PATIENT },
  work: { mostWaiting: 2, mostOfCaller: 2, ...PATIENT },
}

/** No machine is so slow that a window of this ends within a test. */
const GREEDY = { calls: 1_000, windowMs: 600_000 }

async function makeServer({ bounds = BOUNDS, greedy = GREEDY } = {}) {
  const app = Fastify()
  onTestFinished(() => app.close())
  let shed = 0
  let begun = 0
  const gate = Promise.withResolvers<void>()
  shedOverload(
    app,
    () => {
      shed += 1
    },
    { bounds, greedy },
  )
  // No work ends before it is told to: how many wait at once does not depend on the machine.
  app.all('/*', async () => {
    await gate.promise
    return 'done'
  })
  /** An answer that begins at once. */
  app.get('/api/download', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('part')
    begun += 1
    void gate.promise.then(() => reply.raw.end())
  })
  app.get('/api/slow', () => {
    const start = performance.now()
    while (performance.now() - start < 5);
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call = async (method: 'GET' | 'POST', url = '/api/things', cookie = 'crowd') => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers: { cookie } })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  return { call, shedCalls: () => shed, begunDownloads: () => begun, finish: gate.resolve }
}

const many = <T>(times: number, call: () => Promise<T>) => Promise.all(Array.from({ length: times }, call))
const refusedOf = <T extends { status: number }>(answers: T[]) => answers.filter(({ status }) => status === 503)

test('of more calls than may wait, the rest are told soon to come back later', async () => {
  const { call, shedCalls, finish } = await makeServer()
  const asked = many(10, () => call('POST'))
  await expect.poll(shedCalls).toBe(8)
  finish()
  const answers = await asked
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const [refused] = refusedOf(answers)
  expect(refusedOf(answers)).toHaveLength(8)
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({
    code: 'busy',
    message: expect.stringMatching(/in \d seconds.*emergency number/),
    requestId: refused?.headers.get('x-request-id'),
  })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect((await call('POST')).status).toBe(200)
})

test('reads go before work, and what may be an emergency before both', async () => {
  const { call, shedCalls, finish } = await makeServer()
  const works = many(5, () => call('POST'))
  await expect.poll(shedCalls).toBe(3)
  const reads = many(3, () => call('GET'))
  const pressing = many(4, () => call('POST', API.chat))
  finish()
  expect(refusedOf(await works)).toHaveLength(3)
  for (const answer of [...(await reads), ...(await pressing)]) expect(answer.status).toBe(200)
  expect((await call('GET', '/pages')).status).toBe(200)
})

test('a caller who sends a crowd takes no place from others', async () => {
  const { call, shedCalls, finish } = await makeServer()
  const crowd = many(20, () => call('GET'))
  await expect.poll(shedCalls).toBe(17)
  const other = call('GET', '/api/things', 'somebody else')
  finish()
  expect((await other).status).toBe(200)
  expect(refusedOf(await crowd)).toHaveLength(17)
})

test('while anybody is refused, one caller has no more reads than a page asks for, and others have theirs', async () => {
  const { call, shedCalls, finish } = await makeServer({
    bounds: { ...BOUNDS, read: { mostWaiting: 500, mostOfCaller: 500, ...PATIENT } },
    greedy: { calls: 16, windowMs: 600_000 },
  })
  const before = many(30, () => call('GET'))
  const works = many(3, () => call('POST'))
  await expect.poll(shedCalls).toBe(1)
  const crowd = many(40, () => call('GET'))
  const page = many(16, () => call('GET', '/api/things', 'somebody else'))
  await expect.poll(shedCalls).toBe(1 + 24)
  finish()
  expect(refusedOf([...(await before), ...(await page)])).toEqual([])
  expect(refusedOf(await crowd)).toHaveLength(24)
  expect(refusedOf(await works)).toHaveLength(1)
})

test('a download that has begun keeps no place', async () => {
  const { call, begunDownloads, finish } = await makeServer()
  const downloads = many(3, () => call('GET', '/api/download'))
  await expect.poll(begunDownloads).toBe(3)
  expect((await call('GET', '/api/slow')).status).toBe(200)
  finish()
  expect(refusedOf(await downloads)).toEqual([])
})

test('a crowd that keeps the thread busy is refused, and who asks modestly beside it is served', async () => {
  const { call, finish } = await makeServer({
    bounds: { ...BOUNDS, read: { mostWaiting: 500, mostOfCaller: 500, few: 3, stretchMs: 10 } },
  })
  finish()
  await many(60, () => call('GET', '/api/things'))
  const crowd = many(60, () => call('GET', '/api/slow'))
  const other = call('GET', '/api/slow', 'somebody else')
  expect(refusedOf(await crowd).length).toBeGreaterThan(2)
  expect((await other).status).toBe(200)
})
