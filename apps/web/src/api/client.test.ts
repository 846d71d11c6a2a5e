import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { ApiFailure, send } from './client.ts'
import { pauseBefore } from './query-client.ts'

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => {
      if (error instanceof ApiFailure) return error
      throw error
    },
  )

describe('a call', () => {
  test('sends JSON and hands back what the schema read', async () => {
    const calls = fakeServer({ 'POST /api/things': () => ({ body: { size: 3, secret: 'x' } }) })
    const answer = await send('/api/things', {
      method: 'POST',
      body: { name: 'a' },
      schema: z.object({ size: z.number() }),
    })
    expect(answer).toEqual({ size: 3 })
    expect(calls).toEqual([{ method: 'POST', path: '/api/things', body: { name: 'a' } }])
  })

  test('an empty answer is fine where nothing is expected', async () => {
    fakeServer({ 'POST /api/auth/logout': () => ({ status: 204 }) })
    await expect(send('/api/auth/logout', { method: 'POST' })).resolves.toBeUndefined()
  })

  test('a refusal keeps its code, sentence, fields and request id', async () => {
    fakeServer({ 'POST /api/x': () => refusal('invalid_request', { email: 'Please enter a valid e-mail address.' }) })
    const failure = await failureOf(send('/api/x', { method: 'POST', body: {} }))
    expect(failure).toMatchObject({
      code: 'invalid_request',
      status: 400,
      retryable: false,
      fields: { email: 'Please enter a valid e-mail address.' },
      requestId: 'test-request',
    })
  })

  test.each([
    ['too_many_requests', 429],
    ['unavailable', 503],
    ['internal_error', 500],
  ] as const)('%s is worth another try', async (code, status) => {
    fakeServer({ 'GET /api/x': () => refusal(code) })
    expect(await failureOf(send('/api/x'))).toMatchObject({ code, status, retryable: true })
  })

  test('a busy server is asked again when it says, and not sooner', async () => {
    const busy = { code: 'busy', message: 'Very many people use Salus just now.' }
    fakeServer({ 'GET /api/x': () => Response.json(busy, { status: 503, headers: { 'retry-after': '4' } }) })
    expect(pauseBefore(0, await failureOf(send('/api/x')))).toBe(4_000)
  })

  test('no connection is its own failure, worth another try', async () => {
    fakeServer({ 'GET /api/x': () => new TypeError('fetch failed') })
    expect(await failureOf(send('/api/x'))).toMatchObject({ code: 'offline', status: 0, retryable: true })
  })

  test('a proxy’s page is not mistaken for an answer', async () => {
    fakeServer({ 'GET /api/x': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
    expect(await failureOf(send('/api/x'))).toMatchObject({ message: 'Server error 502', status: 502, retryable: true })
  })

  test('an answer that the schema refuses is a bad answer', async () => {
    fakeServer({ 'GET /api/x': () => ({ body: { size: 'three' } }) })
    const call = send('/api/x', { schema: z.object({ size: z.number() }) })
    expect(await failureOf(call)).toMatchObject({ code: 'bad_answer' })
  })

  test('a server that takes too long', async () => {
    fakeServer({ 'GET /api/slow': () => new Promise(() => {}) })
    expect(await failureOf(send('/api/slow', { timeoutMs: 20 }))).toMatchObject({ code: 'timeout', retryable: true })
  })

  test('what the caller gives up is not a failure to show', async () => {
    fakeServer({ 'GET /api/slow': () => new Promise(() => {}) })
    const control = new AbortController()
    const call = send('/api/slow', { signal: control.signal })
    control.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
