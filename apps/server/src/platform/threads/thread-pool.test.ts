import { once } from 'node:events'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startThread } from './start-thread.ts'
import type { WARMING_WORKS } from './testing/slow-to-warm.ts'
import type { SOME_WORKS } from './testing/some-works.ts'
import { type Lane, PoolIsFull, ThreadLost, ThreadPool, WorkTooHeavy } from './thread-pool.ts'

// None of them measures how fast a machine is: what has to come before something else waits for it at a gate.
const LANE: Lane = { threads: 2, mostWaiting: 10, timeMs: 40_000 }
const PATIENT = { timeout: 30_000 }

const makeGate = () => {
  const gate = new SharedArrayBuffer(4)
  const open = () => {
    Atomics.store(new Int32Array(gate), 0, 1)
    Atomics.notify(new Int32Array(gate), 0)
  }
  return { gate, open }
}

const deathsOf = (number: number) => {
  const deaths = new SharedArrayBuffer(4)
  new Int32Array(deaths)[0] = number
  return deaths
}

const startSomeWorks = () =>
  startThread('testing/some-works', import.meta.url, { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 })

const makePool = (changes: {
  lanes?: Record<string, Lane>
  threads?: number
  idleMs?: number
  patienceMs?: number
  startMs?: number
  start?: () => Worker
}) =>
  new ThreadPool<typeof SOME_WORKS, string>({
    start: startSomeWorks,
    lanes: { any: LANE },
    threads: 2,
    idleMs: 10_000,
    patienceMs: 40_000,
    ...changes,
  })
const any = { lane: 'any', caller: 'a' }

describe('work in threads', () => {
  test('is done in one that starts with the first and ends when there is no more', async () => {
    const pool = makePool({ idleMs: 50 })
    expect(pool.size).toBe(0)
    expect(await pool.run('add', { a: 1, b: 2 }, any)).toBe(3)
    expect(pool.size).toBe(1)
    await expect.poll(() => pool.size, PATIENT).toBe(0)
    expect(await pool.run('add', { a: 2, b: 2 }, any)).toBe(4)
  })

  test('blocks nobody else', async () => {
    const pool = makePool({})
    const { gate, open } = makeGate()
    const working = pool.run('hold', { gate, name: 'long' }, any)
    for (let turn = 0; turn < 10; turn += 1) await sleep(1)
    open()
    expect(await working).toBe('long')
  })

  test('that fails says where, and never what it was given', async () => {
    const pool = makePool({})
    const error = (await pool.run('fail', { secret: 'ferritin' }, any).catch((thrown: unknown) => thrown)) as Error
    expect(error.stack).toContain('some-works')
    expect(error.stack).not.toContain('ferritin')
    expect(await pool.run('add', { a: 1, b: 1 }, any)).toBe(2)
  })

  test('that takes too long or too much memory is ended, and the next is done', async () => {
    const pool = makePool({
      lanes: { any: { ...LANE, timeMs: 200 }, patient: LANE },
      threads: 1,
    })
    const patient = { ...any, lane: 'patient' }
    const endless = pool.run('work', { forMs: 600_000, name: 'endless' }, any)
    const next = pool.run('add', { a: 1, b: 1 }, patient)
    await expect(endless).rejects.toBeInstanceOf(WorkTooHeavy)
    expect(await next).toBe(2)
    await expect(pool.run('eat', {}, patient)).rejects.toBeInstanceOf(WorkTooHeavy)
  })

  test('is refused at once when too many wait, and after its patience', async () => {
    const pool = makePool({ threads: 1, lanes: { any: { ...LANE, mostWaiting: 1 } }, patienceMs: 50 })
    const { gate, open } = makeGate()
    const running = pool.run('hold', { gate, name: 'first' }, any)
    const waiting = pool.run('add', { a: 1, b: 1 }, any)
    expect(() => pool.run('add', { a: 1, b: 1 }, any)).toThrow(PoolIsFull)
    await expect(waiting).rejects.toBeInstanceOf(PoolIsFull)
    open()
    expect(await running).toBe('first')
  })

  test('of one lane leaves the others their threads', async () => {
    const pool = makePool({ lanes: { first: LANE, last: { ...LANE, threads: 1 } } })
    const { gate, open } = makeGate()
    const done: string[] = []
    const tell = (told: string) => done.push(told)
    const last = { lane: 'last', caller: 'flood' } as const
    const flood = [
      pool.run('hold', { gate, name: 'flood' }, last),
      ...Array.from({ length: 4 }, () => pool.run('work', { forMs: 1, name: 'flood' }, last)),
    ].map((each) => each.then(tell))
    await pool.run('work', { forMs: 1, name: 'in time' }, { lane: 'first', caller: 'other' }).then(tell)
    open()
    await Promise.all(flood)
    expect(done).toEqual(['in time', 'flood', 'flood', 'flood', 'flood', 'flood'])
  })

  test('of callers in a lane is done in turns', async () => {
    const pool = makePool({})
    const { gate, open } = makeGate()
    const done: string[] = []
    const tell = (told: string) => done.push(told)
    const held = pool.run('hold', { gate, name: 'flood' }, { ...any, caller: 'flood' })
    const ask = (caller: string) => pool.run('work', { forMs: 1, name: caller }, { ...any, caller }).then(tell)
    // One thread is left for them.
    await Promise.all([...Array.from({ length: 6 }, () => ask('flood')), ask('other')])
    open()
    expect(await held).toBe('flood')
    expect(done.indexOf('other')).toBe(1)
  })

  test('whose thread ends under it is done by another', async () => {
    const pool = makePool({ threads: 1 })
    const next = pool.run('add', { a: 1, b: 1 }, any)
    expect(await pool.run('die', { deaths: deathsOf(1), by: 'exit', afterMs: 20 }, any)).toBe('alive')
    expect(await next).toBe(2)
    expect(pool.size).toBe(1)
  })

  test('that ends every thread ends two, and is refused; the next is done', async () => {
    const pool = makePool({ threads: 1 })
    const [deadly, next] = [
      pool.run('die', { deaths: deathsOf(9), by: 'exit', afterMs: 20 }, any),
      pool.run('add', { a: 1, b: 1 }, any),
    ]
    await expect(deadly).rejects.toBeInstanceOf(ThreadLost)
    expect(await next).toBe(2)
    expect(await pool.run('add', { a: 2, b: 2 }, any)).toBe(4)
  })

  test('that has told its result keeps it, though its thread ends after that', async () => {
    const pool = makePool({ threads: 1 })
    expect(await pool.run('die', { deaths: deathsOf(1), by: 'error', afterMs: 0 }, any)).toMatch(/alive|said/)
    expect(await pool.run('add', { a: 2, b: 2 }, any)).toBe(4)
  })

  test('has no more time with a second thread than with one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const workers: Worker[] = []
    const start = () => {
      const worker = startSomeWorks()
      workers.push(worker)
      return worker
    }
    const pool = makePool({ threads: 1, lanes: { any: { ...LANE, timeMs: 1_000 } }, start })
    const { gate, open } = makeGate()
    // The thread is ready after this, and the time of the next work begins at once.
    await pool.run('add', { a: 1, b: 1 }, any)
    const ended = vi.fn()
    const working = pool.run('endAtGate', { deaths: deathsOf(1), gate }, any).catch(ended)
    vi.advanceTimersByTime(600)
    open()
    await once(workers[0] as Worker, 'exit')
    // Its first message says that the second thread is ready.
    await once(workers[1] as Worker, 'message')
    vi.advanceTimersByTime(399)
    await nextTurn()
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await working
    expect(ended).toHaveBeenCalledWith(expect.any(WorkTooHeavy))
  })

  test.each(['never-ready', 'ends-at-start'])(
    'given to a thread that %s is refused, and the next one is too',
    async (name) => {
      let started = 0
      const pool = makePool({
        threads: 1,
        startMs: 300,
        start: () => {
          started += 1
          return startThread(`testing/${name}`, import.meta.url, {})
        },
      })
      for (const turn of [1, 2]) {
        await expect(pool.run('add', { a: 1, b: turn }, any)).rejects.toBeInstanceOf(ThreadLost)
        expect([started, pool.size]).toEqual([turn * 2, 0])
      }
    },
  )
})

describe('a thread that warms up', () => {
  const makeWarmingPool = (lane: Partial<Lane>, coldMs?: number) =>
    new ThreadPool<typeof WARMING_WORKS, string>({
      start: () => startThread('testing/slow-to-warm', import.meta.url, {}),
      lanes: { any: { ...LANE, ...lane } },
      threads: 1,
      idleMs: 10_000,
      patienceMs: 40_000,
      ...(coldMs ? { coldMs } : {}),
    })

  test('does the first work before any step of that', async () => {
    const pool = makeWarmingPool({})
    expect(await pool.run('work', { forMs: 1 }, any)).toBe('after 0 steps')
    await expect.poll(() => pool.run('isWarm', {}, any), PATIENT).toBe(true)
  })

  test('gives more time to works while it is cold, and none more after that', async () => {
    const pool = makeWarmingPool({ timeMs: 200 }, 40_000)
    expect(await pool.run('work', { forMs: 400 }, any)).toBe('after 0 steps')
    await expect.poll(() => pool.run('isWarm', {}, any), PATIENT).toBe(true)
    await expect(pool.run('work', { forMs: 600_000 }, any)).rejects.toBeInstanceOf(WorkTooHeavy)
  })
})

test('a thread that is woken waits for work, is the only one, and ends when none comes', async () => {
  const pool = makePool({ idleMs: 500 })
  pool.wake()
  pool.wake()
  expect(pool.size).toBe(1)
  expect(await pool.run('add', { a: 1, b: 2 }, any)).toBe(3)
  expect(pool.size).toBe(1)
  await expect.poll(() => pool.size, PATIENT).toBe(0)
})
