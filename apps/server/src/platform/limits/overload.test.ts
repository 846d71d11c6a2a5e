import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '@salus/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { shedOverload } from './overload.ts'

const BOUNDS = {
  pressing: { mostUnderWay: 4, fewInTurn: 200, turnMs: 10_000 },
  read: { mostUnderWay: 3, fewInTurn: 200, turnMs: 10_000 },
  work: { mostUnderWay: 2, fewInTurn: 200, turnMs: 10_000 },
}

function makeServer() {
  const app = Fastify()
  onTestFinished(() => app.close())
  let shed = 0
  shedOverload(
    app,
    () => {
      shed += 1
    },
    BOUNDS,
  )
  app.all('/*', async () => {
    await sleep(50)
    return 'done'
  })
  const call = (method: 'GET' | 'POST', url = '/api/things') => app.inject({ method, url })
  return { call, shedCalls: () => shed }
}

test('of more calls than can be under way, the rest are told at once to come back soon', async () => {
  const { call, shedCalls } = makeServer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  const shed = answers.filter(({ statusCode }) => statusCode === 503)
  expect([shed.length, shedCalls()]).toEqual([8, 8])
  expect(shed[0]?.json()).toMatchObject({ code: 'busy', message: expect.stringMatching(/emergency number/) })
  expect(Number(shed[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect((await call('POST')).statusCode).toBe(200)
})

test('reads go before work, and what may be an emergency before both', async () => {
  const { call } = makeServer()
  const works = Array.from({ length: 5 }, () => call('POST'))
  const reads = Array.from({ length: 3 }, () => call('GET'))
  const pressing = Array.from({ length: 4 }, () => call('POST', API.chat))
  expect((await Promise.all(works)).filter(({ statusCode }) => statusCode === 503)).toHaveLength(3)
  for (const answer of await Promise.all([...reads, ...pressing])) expect(answer.statusCode).toBe(200)
  expect((await call('GET', '/pages')).statusCode).toBe(200)
})
