import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { askEarly } from './ask-early.ts'
import { send } from './client.ts'

test('what was asked early is asked once, and told to the first who sends', async () => {
  const calls = fakeServer({ 'GET /api/x': () => ({ body: { size: 3 } }) })
  void askEarly('/api/x')
  expect(await send('/api/x')).toEqual({ size: 3 })
  expect(calls).toHaveLength(1)
  await send('/api/x')
  expect(calls).toHaveLength(2)
})

test('another path, and a change, are asked for themselves', async () => {
  const calls = fakeServer({ 'GET /api/x': () => ({ body: 1 }), 'POST /api/x': () => ({ body: 2 }) })
  void askEarly('/api/x')
  expect(await send('/api/x', { method: 'POST' })).toBe(2)
  expect(calls).toHaveLength(2)
  expect(await send('/api/x')).toBe(1)
  expect(calls).toHaveLength(2)
})

test('a refusal is not kept for whoever comes later', async () => {
  const answers = [refusal('session_required'), { body: 'mine' }]
  const calls = fakeServer({ 'GET /api/y': () => answers.shift() ?? {} })
  await askEarly('/api/y')
  expect(await send('/api/y')).toBe('mine')
  expect(calls).toHaveLength(2)
})
