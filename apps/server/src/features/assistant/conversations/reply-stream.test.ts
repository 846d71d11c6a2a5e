import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '#server/platform/errors/app-error.ts'
import { sendEvents } from './reply-stream.ts'

type Events = Parameters<typeof sendEvents<{ type: string }>>[2]

/** A server that answers every call with these events, and the one connection to it. */
async function serve(events: Events, heartbeatMs?: number) {
  const app = fastify()
  app.get('/', (request, reply) => sendEvents(request as FastifyRequest, reply as FastifyReply, events, heartbeatMs))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  app.server.on('connection', (socket) => sockets.push(socket))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(async () => {
    agent.destroy()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  return { sockets, ask: () => get({ agent, port, host: '127.0.0.1' }) }
}

test('an answer leaves nothing on a connection that goes on', async () => {
  const { sockets, ask } = await serve(async function* () {
    yield { type: 'words' }
  })
  const listeners: number[] = []
  for (let call = 0; call < 5; call += 1) {
    const [answer] = await once(ask(), 'response')
    answer.resume()
    await once(answer, 'end')
    listeners.push(sockets[0]?.listenerCount('close') ?? Number.NaN)
  }
  expect(sockets).toHaveLength(1)
  expect(new Set(listeners).size, `${listeners}`).toBe(1)
})

test.each(['before the first word', 'in the middle'])('whoever goes away %s is not answered further', async (when) => {
  const begun = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const { ask } = await serve(async function* (signal) {
    if (when === 'in the middle') yield { type: 'words' }
    signal.addEventListener('abort', () => stopped.resolve())
    begun.resolve()
    await stopped.promise
  })
  const call = ask()
  call.on('error', () => {})
  call.on('response', (answer) => answer.on('error', () => {}).resume())
  await begun.promise
  call.destroy()
  await stopped.promise
})

test('an answer that is thought of for long sends a sign of life now and then', async () => {
  const { ask } = await serve(async function* () {
    await sleep(120)
    yield { type: 'words' }
    await sleep(120)
    yield { type: 'done' }
  }, 30)
  const [answer] = await once(ask(), 'response')
  const lines = (await answer.setEncoding('utf8').toArray()).join('').split('\n')
  expect(lines.filter((line: string) => line !== '')).toEqual(['{"type":"words"}', '{"type":"done"}'])
  expect(lines.findIndex((line: string) => line !== '')).toBeGreaterThan(0)
  expect(lines.indexOf('{"type":"done"}') - lines.indexOf('{"type":"words"}')).toBeGreaterThan(1)
})

test('one that fails after signs of life says so', async () => {
  const { ask } = await serve(async function* () {
    await sleep(60)
    yield await Promise.reject(new AppError('busy', { details: { seconds: 5 } }))
  }, 20)
  const [answer] = await once(ask(), 'response')
  const text = (await answer.setEncoding('utf8').toArray()).join('').trim()
  expect(JSON.parse(text)).toMatchObject({ type: 'failed', code: 'busy' })
})
