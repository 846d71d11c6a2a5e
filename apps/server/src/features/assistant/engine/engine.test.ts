import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { API } from '@salus/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PoolIsFull, ThreadLost, WorkTooHeavy } from '#server/platform/threads/thread-pool.ts'
import { cpuMs } from '#server/testing/cpu-time.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import type { Turn } from '../built-in/turn.ts'
import { converseAgain } from './converse-again.ts'
import { engine, engineOn } from './engine.ts'
import { ENGINE_WORKS } from './engine-works.ts'

const turnOf = (text: string): Turn => ({ text, region: 'US', mode: 'everyday', record: {}, interview: null })
const DANGER = 'I have crushing chest pain and I am sweating.'
const LONG = 'My son has a fever and my wife has a cough. '.repeat(1_000).slice(0, 32_000)
/** Empty lines before it are signs of life. */
const firstEvent = (body: string) => JSON.parse(body.trim().split('\n')[0] ?? '')
const visitor = { visitor: '192.0.2.1' }

/** Threads in which each work ends as it is told to. */
const endingBy = (fault: (name: string, given: unknown) => Error | undefined) =>
  engineOn({
    wake: () => {},
    run: async (name, given) => {
      const error = fault(name, given)
      if (error) throw error
      return ENGINE_WORKS[name](given as never) as never
    },
  })

/** Ends the thread that is given the next work, so many times. */
function crashThreads() {
  let [left, done] = [0, 0]
  const give = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...given) {
    const [message] = given as [object]
    // The thread ends by itself, as in a crash: the pool learns it from the end alone.
    if (left > 0 && 'name' in message) {
      left -= 1
      done += 1
      setTimeout(() => void this.terminate(), 20)
    }
    return post.apply(this, given)
  })
  onTestFinished(() => give.mockRestore())
  return {
    times: (times: number) => {
      left = times
    },
    done: () => done,
  }
}
const post = Worker.prototype.postMessage

describe('the engine in its threads', () => {
  test('answers as it does elsewhere', async () => {
    expect(await engine.converse(turnOf(DANGER), visitor)).toEqual(ENGINE_WORKS.converse(turnOf(DANGER)))
  })

  test('hands the facts of a note, and the places of a sentence in it, whole from its thread', async () => {
    const note = 'Started on lisinopril 10 mg daily. Denies chest pain. Left knee swollen since 12 March.'
    const given = { answer: 'The left knee is swollen.', source: note }
    expect(await engine.readSource(note, visitor)).toEqual(ENGINE_WORKS.readSource(note))
    const lines = await engine.traceLines(given, visitor)
    expect(lines).toEqual(ENGINE_WORKS.traceLines(given))
    expect(lines).toMatchObject([{ spans: [{ start: note.indexOf('Left knee') }] }])
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

  test('reads the newest message alone, too, where the conversation ends every thread', async () => {
    const deadly = endingBy((name) => (name === 'converseAgain' ? new ThreadLost() : undefined))
    const reply = await deadly.converseAgain({ turn: turnOf(DANGER), said: [LONG] }, visitor)
    expect(reply.details.emergency).not.toBeNull()
    expect(reply.details.notices.join(' ')).toContain('your last message alone')
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
  const began = cpuMs()
  const { details } = converseAgain({ turn: turnOf(DANGER), said: Array.from({ length: 20 }, () => LONG) })
  expect(details.emergency).not.toBeNull()
  expect(cpuMs() - began).toBeLessThan(2_000)
  const story = converseAgain({ turn: turnOf('And a fever.'), said: [LONG, 'I have had a cough for three days.'] })
  expect(story.interview?.text).toMatch(/cough[\s\S]*fever/)
})

eachDatabase((makeDatabase) => {
  test('whoever opens a page to write on finds a thread that is ready, or nearly, and nobody else starts one', async () => {
    const wake = vi.spyOn(engine, 'wake').mockImplementation(() => {})
    onTestFinished(() => wake.mockRestore())
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    for (const url of [API.dashboard, API.session]) expect((await app.call({ url, headers })).statusCode).toBe(200)
    for (const url of [API.models, API.conversations]) expect((await app.call({ url })).statusCode).toBe(401)
    expect(wake).not.toHaveBeenCalled()
    for (const url of [API.models, API.conversations]) expect((await app.call({ url, headers })).statusCode).toBe(200)
    expect(wake).toHaveBeenCalledTimes(2)
  })

  test('a thread that crashes under a call costs nobody the answer, and one that always does costs that call alone', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const summarise = () =>
      app.call({ method: 'POST', url: API.noteSummary, headers, payload: { text: LONG, language: 'eng' } })
    const before = await summarise()
    expect(before.statusCode, before.body).toBe(200)
    const crashing = crashThreads()
    crashing.times(1)
    expect((await summarise()).statusCode).toBe(200)
    expect(crashing.done()).toBe(1)
    crashing.times(2)
    const lost = await summarise()
    expect([lost.statusCode, lost.json().code]).toEqual([500, 'internal_error'])
    expect(crashing.done()).toBe(3)
    const chat = await app.call({ method: 'POST', url: API.chat, payload: { text: DANGER } })
    expect(firstEvent(chat.body)).toMatchObject({ type: 'emergency' })
    expect((await summarise()).statusCode).toBe(200)
  }, 120_000)

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
    expect(firstEvent(answer.body)).toMatchObject({ type: 'emergency' })
    expect(session.statusCode).toBe(200)
    // 50 ms where nothing else runs on the machine, and ten times that where much does; what it took before was 13 s.
    expect(delay.max / 1e6).toBeLessThan(5_000)
  })
})
