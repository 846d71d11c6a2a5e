import { monitorEventLoopDelay } from 'node:perf_hooks'
import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { PoolIsFull, WorkTooHeavy } from '#server/platform/threads/thread-pool.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import type { Turn } from '../built-in/converse.ts'
import { converseAgain } from './converse-again.ts'
import { engine, engineOn } from './engine.ts'
import { ENGINE_WORKS } from './engine-works.ts'

const turnOf = (text: string): Turn => ({ text, region: 'US', mode: 'everyday', record: {}, interview: null })
const DANGER = 'I have crushing chest pain and I am sweating.'
const LONG = 'My son has a fever and my wife has a cough. '.repeat(1_000).slice(0, 32_000)
const visitor = { visitor: '192.0.2.1' }

/** Threads in which each work ends as it is told to. */
const endingBy = (fault: (name: string, given: unknown) => Error | undefined) =>
  engineOn({
    run: async (name, given) => {
      const error = fault(name, given)
      if (error) throw error
      return ENGINE_WORKS[name](given as never) as never
    },
  })

describe('the engine in its threads', () => {
  test('answers as it does elsewhere', async () => {
    expect(await engine.converse(turnOf(DANGER), visitor)).toEqual(ENGINE_WORKS.converse(turnOf(DANGER)))
  })

  test('reads the newest message alone where all of a conversation is too heavy, and says so', async () => {
    const tooHeavy = endingBy((name, given) =>
      name === 'converseAgain' || (given as Turn).interview ? new WorkTooHeavy() : undefined,
    )
    const interview = { text: 'a story', answers: [], asked: null }
    for (const reply of [
      await tooHeavy.converseAgain({ turn: turnOf(DANGER), said: [LONG] }, visitor),
      await tooHeavy.converse({ ...turnOf(DANGER), interview }, { ownerId: 'a' }),
    ]) {
      expect(reply.details.emergency).not.toBeNull()
      expect(reply.details.notices.join(' ')).toContain('your last message alone')
    }
  })

  test('says what to do about a text that is too heavy, and when to come back when all threads are taken', async () => {
    const request = { text: 'a note', region: 'US' as const, language: 'eng' as const }
    const owner = { ownerId: 'a' }
    await expect(endingBy(() => new WorkTooHeavy()).summariseNote(request, owner)).rejects.toMatchObject({
      code: 'text_too_heavy',
    })
    await expect(endingBy(() => new PoolIsFull()).summariseNote(request, owner)).rejects.toMatchObject({
      code: 'busy',
      details: { seconds: 5 },
    })
  })
})

test('of what a visitor said before, the end is gone through, and the rest costs nothing', () => {
  const began = performance.now()
  const { details } = converseAgain({ turn: turnOf(DANGER), said: Array.from({ length: 20 }, () => LONG) })
  expect(details.emergency).not.toBeNull()
  expect(performance.now() - began).toBeLessThan(2_000)
  const story = converseAgain({ turn: turnOf('And a fever.'), said: [LONG, 'I have had a cough for three days.'] })
  expect(story.interview?.text).toMatch(/cough[\s\S]*fever/)
})

eachDatabase((makeDatabase) => {
  test('a visitor with a very long conversation is answered, and holds up nobody', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const before = Array.from({ length: 20 }, () => ({ role: 'person', text: LONG }))
    await app.call({ method: 'POST', url: API.chat, payload: { text: DANGER } })
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const [answer, session] = await Promise.all([
      app.call({ method: 'POST', url: API.chat, payload: { text: DANGER, before } }),
      app.call({ url: API.session, headers }),
    ])
    delay.disable()
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.body.split('\n')[0] ?? '')).toMatchObject({ type: 'emergency' })
    expect(session.statusCode).toBe(200)
    // 50 ms where nothing else runs on the machine; what it took before was 13 s.
    expect(delay.max / 1e6).toBeLessThan(500)
  })
})
