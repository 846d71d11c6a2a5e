import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ownCertificate } from '#server/platform/tls/own-certificate.ts'
import {
  answersHtml,
  type Behaviour,
  babbles,
  breaksOff,
  drips,
  floods,
  neverBegins,
  refuses,
  says,
  saysAtOnce,
  sendsTo,
  startModelServer,
  thinksOn,
} from '#server/testing/model-server.ts'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { CircuitBreakers } from './circuit-breakers.ts'
import type { Endpoint } from './endpoint.ts'
import { type GatewayEvent, modelGateway, type OnModelOutcome } from './gateway.ts'
import { modelStreamer } from './stream-model.ts'

const PROMPT = { instructions: 'Be kind.', messages: [{ role: 'person' as const, text: 'I have a cough' }] }
const QUICK = {
  connectMs: 200,
  firstWordMs: 300,
  silenceMs: 200,
  totalMs: 1_500,
  mostBytes: 1_000_000,
  mostCharacters: 20_000,
  mostPieces: 2_000,
}
const GERMAN =
  'Das ist eine Erkältung und Sie sollten sich ausruhen und viel trinken. Wenn es nicht besser wird oder Sie Fieber haben, gehen Sie zu einem Arzt, der Sie untersucht und mit Ihnen spricht.'

const endpoint = (name: string, url: string): Endpoint => ({
  name,
  url,
  key: 'secret',
  strongModel: 'strong',
  chatModel: 'small',
})

async function ask(
  endpoints: Endpoint[],
  options: { stopAfter?: number; now?: () => Date; onOutcome?: OnModelOutcome } = {},
) {
  const askOf = modelGateway({
    stream: modelStreamer(QUICK),
    breakers: new CircuitBreakers(options.now ?? (() => new Date())),
    wait: async () => {},
    onOutcome: options.onOutcome ?? (() => {}),
  })
  const gateway = (stop: AbortSignal) => askOf(endpoints, 'chat', PROMPT, 'eng', stop)
  return { gateway, ...(await run(gateway, options.stopAfter)) }
}

async function run(gateway: (stop: AbortSignal) => AsyncGenerator<GatewayEvent>, stopAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController()
  const events: GatewayEvent[] = []
  let text = ''
  for await (const event of gateway(stop.signal)) {
    if (event.type === 'asking') continue
    events.push(event)
    if (event.type === 'words') text += event.text
    if (event.type === 'again') text = ''
    if (events.length >= stopAfter) stop.abort()
  }
  return {
    text,
    notices: events.flatMap((event) => (event.type === 'notice' ? [event.text] : [])),
    by: events.flatMap((event) => (event.type === 'answered' ? [event.by] : []))[0],
  }
}

describe('a model that works', () => {
  test('is asked with its key, the instructions and the words, and streams its answer', async () => {
    const server = await startModelServer(says('Rest and drink enough.'))
    const { text, by, notices } = await ask([endpoint('one', server.url)])
    expect(text).toBe('Rest and drink enough.')
    expect(by).toBe('small at one')
    expect(notices).toEqual([])
    expect(server.calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: { model: 'small', stream: true, messages: [{ role: 'system', content: 'Be kind.' }, { role: 'user' }] },
    })
  })

  test('is left at once when the person stops', async () => {
    const server = await startModelServer(breaksOff('Rest', 'stays'))
    const { text, by } = await ask([endpoint('one', server.url)], { stopAfter: 1 })
    expect(text).toBe('Rest')
    expect(by).toBeUndefined()
    await expect.poll(server.leftBy).toBe(1)
  })
})

describe('a model with a fault', () => {
  const FAULTS: [string, Behaviour, RegExp, number][] = [
    ['a refused key', refuses(401), /did not accept its key/, 1],
    ['an unknown model', refuses(404), /does not have the model/, 1],
    ['a refusal', refuses(400), /refused the question/, 1],
    ['too many calls, with a short wait', refuses(429, { 'retry-after': '1' }), /is busy/, 2],
    ['too many calls, with a long wait', refuses(429, { 'retry-after': '60' }), /is busy/, 1],
    ['a fault of the server', refuses(503), /fault of its own/, 2],
    ['no first word', neverBegins, /took too long/, 1],
    ['silence in the middle', breaksOff('Rest', 'stays'), /fell silent/, 1],
    ['an end without its end', breaksOff('Rest', 'ends'), /broke off/, 2],
    ['a connection that breaks', breaksOff('Rest', 'breaks'), /broke off/, 2],
    ['half an event', babbles, /cannot be read/, 2],
    ['a page of a proxy', answersHtml, /cannot be read|empty/, 2],
    ['an empty answer', says(''), /empty answer/, 2],
    ['another language', says(GERMAN), /another language/, 2],
  ]
  test.each(FAULTS)('%s: the next one answers, and it is said why', async (_what, behaviour, words, calls) => {
    const bad = await startModelServer(behaviour)
    const good = await startModelServer(says('Rest and drink enough.'))
    const { text, by, notices } = await ask([endpoint('bad', bad.url), endpoint('good', good.url)])
    expect(text).toBe('Rest and drink enough.')
    expect(by).toBe('small at good')
    expect(notices.at(-1)).toMatch(words)
    expect(bad.calls).toHaveLength(calls)
  })

  test('nobody listening: the next one answers', async () => {
    const good = await startModelServer(says('Rest.'))
    const { by, notices } = await ask([endpoint('gone', 'http://127.0.0.1:9/v1'), endpoint('good', good.url)])
    expect(by).toBe('small at good')
    expect(notices.at(-1)).toMatch(/cannot be reached/)
  })

  test('what passes is asked once more, and then answers', async () => {
    const server = await startModelServer(breaksOff('Half of', 'ends'), says('Rest and drink enough.'))
    const { text, notices } = await ask([endpoint('one', server.url)])
    expect(text).toBe('Rest and drink enough.')
    expect(notices).toEqual([expect.stringMatching(/asked once more/)])
  })

  test('the host is told why, in the words of the system and never in those of the service', async () => {
    const { cert, key } = await ownCertificate({
      folder: temporaryFolder(),
      brand: 'Salus',
      names: ['localhost'],
      now: new Date(),
    })
    const untrusted = createServer({ cert, key }, (_request, reply) => reply.end('{}')).listen(0, '127.0.0.1')
    onTestFinished(() => void untrusted.close())
    await once(untrusted, 'listening')
    const { port } = untrusted.address() as AddressInfo
    const nobody = createServer().listen(0, '127.0.0.1')
    await once(nobody, 'listening')
    const { port: dead } = nobody.address() as AddressInfo
    await new Promise((resolve) => nobody.close(resolve))
    const told: unknown[] = []
    const strange = await startModelServer((response) => {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"error":{"message":"ask again about the pain of Asha","code":"ASHA"}}')
    })
    await ask(
      [
        endpoint('dead', `http://127.0.0.1:${dead}/v1`),
        endpoint('untrusted', `https://localhost:${port}/v1`),
        endpoint('locked', strange.url),
      ],
      { onOutcome: (outcome, fault) => told.push([outcome, fault]) },
    )
    expect(told).toEqual([
      ['unreachable', { model: 'dead', cause: 'ECONNREFUSED' }],
      ['unreachable', { model: 'dead', cause: 'ECONNREFUSED' }],
      ['unreachable', { model: 'untrusted', cause: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/) }],
      ['unreachable', { model: 'untrusted', cause: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/) }],
      ['key_refused', { model: 'locked', cause: 'status 401' }],
    ])
    expect(JSON.stringify(told)).not.toMatch(/asha/i)
  })

  test('when none answers, nothing is said to be answered', async () => {
    const server = await startModelServer(refuses(500))
    expect((await ask([endpoint('one', server.url)])).by).toBeUndefined()
  })

  test('one that fails three times running is left alone for a while, and then tried again', async () => {
    let now = new Date('2026-01-01T00:00:00Z')
    const bad = await startModelServer(refuses(401))
    const good = await startModelServer(says('Rest.'))
    const { gateway } = await ask([endpoint('bad', bad.url), endpoint('good', good.url)], { now: () => now })
    await run(gateway)
    await run(gateway)
    expect(bad.calls).toHaveLength(3)
    expect((await run(gateway)).notices).toEqual([])
    expect(bad.calls).toHaveLength(3)
    now = new Date('2026-01-01T00:01:00Z')
    await run(gateway)
    expect(bad.calls).toHaveLength(4)
  })
})

describe('a model service that means no good', () => {
  const HOSTILE: [string, Behaviour, boolean][] = [
    ['50 MB of words', floods('x'.repeat(1_000), 50_000), true],
    ['words without end, one by one', drips('a', 50), true],
    ['thoughts without end', thinksOn, true],
    ['one event of 20 MB', saysAtOnce('y'.repeat(20_000_000)), false],
    ['an answer as long as a book', saysAtOnce('Rest. '.repeat(10_000)), false],
    ['20 MB that are no event', floods('', 20_000), true],
  ]
  test.each(HOSTILE)(
    '%s: it is left, the next one answers, and nobody else waits',
    async (_what, behaviour, isEndless) => {
      const bad = await startModelServer(behaviour)
      const good = await startModelServer(says('Rest and drink enough.'))
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      const began = performance.now()
      const { by, text, notices } = await ask([endpoint('bad', bad.url), endpoint('good', good.url)])
      delay.disable()
      expect([by, text]).toEqual(['small at good', 'Rest and drink enough.'])
      expect(notices.at(-1)).toMatch(/did not come to an end|took too long|fell silent|cannot be read/)
      expect(performance.now() - began).toBeLessThan(30_000)
      expect(delay.max / 1e6).toBeLessThan(5_000)
      if (isEndless) await expect.poll(bad.leftBy).toBeGreaterThan(0)
    },
  )

  test('a conversation is never sent on to another host', async () => {
    const elsewhere = await startModelServer(says('Thank you for all that.'))
    const bad = await startModelServer(sendsTo(elsewhere.url))
    const { by, notices } = await ask([endpoint('bad', bad.url)])
    expect(by).toBeUndefined()
    expect(notices).toEqual([expect.stringMatching(/another address/)])
    expect([elsewhere.calls, bad.calls.length]).toEqual([[], 1])
  })
})
