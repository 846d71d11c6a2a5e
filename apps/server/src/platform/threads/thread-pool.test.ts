import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { startThread } from './start-thread.ts'
import type { SOME_WORKS } from './testing/some-works.ts'
import { type Lane, PoolIsFull, ThreadLost, ThreadPool, WorkTooHeavy } from './thread-pool.ts'

const LANE: Lane = { threads: 2, mostWaiting: 10, timeMs: 10_000 }

const deathsOf = (number: number) => {
  const deaths = new SharedArrayBuffer(4)
  new Int32Array(deaths)[0] = number
  return deaths
}

const makePool = (changes: {
  lanes?: Record<string, Lane>
  threads?: number
  idleMs?: number
  patienceMs?: number
  startMs?: number
  start?: () => Worker
}) =>
  new ThreadPool<typeof SOME_WORKS, string>({
    start: () =>
      startThread('testing/some-works', import.meta.url, { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }),
    lanes: { any: LANE },
    threads: 2,
    idleMs: 10_000,
    patienceMs: 20_000,
    ...changes,
  })
const any = { lane: 'any', caller: 'a' }

describe('work in threads', () => {
  test('is done in one that starts with the first and ends when there is no more', async () => {
    const pool = makePool({ idleMs: 50 })
    expect(pool.size).toBe(0)
    expect(await pool.run('add', { a: 1, b: 2 }, any)).toBe(3)
    expect(pool.size).toBe(1)
    await expect.poll(() => pool.size).toBe(0)
    expect(await pool.run('add', { a: 2, b: 2 }, any)).toBe(4)
  })

  test('blocks nobody else', async () => {
    const pool = makePool({})
    await pool.run('add', { a: 1, b: 2 }, any)
    const working = pool.run('work', { forMs: 500, name: 'long' }, any)
    const before = performance.now()
    for (let turn = 0; turn < 10; turn += 1) await sleep(1)
    expect(performance.now() - before).toBeLessThan(400)
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
      lanes: { any: { ...LANE, timeMs: 200 }, patient: { ...LANE, timeMs: 20_000 } },
      threads: 1,
    })
    const endless = pool.run('work', { forMs: 60_000, name: 'endless' }, any)
    const next = pool.run('add', { a: 1, b: 1 }, any)
    await expect(endless).rejects.toBeInstanceOf(WorkTooHeavy)
    expect(await next).toBe(2)
    await expect(pool.run('eat', {}, { ...any, lane: 'patient' })).rejects.toBeInstanceOf(WorkTooHeavy)
  })

  test('is refused at once when too many wait, and after its patience', async () => {
    const pool = makePool({ threads: 1, lanes: { any: { ...LANE, mostWaiting: 1 } }, patienceMs: 50 })
    const running = pool.run('work', { forMs: 500, name: 'first' }, any)
    const waiting = pool.run('add', { a: 1, b: 1 }, any)
    expect(() => pool.run('add', { a: 1, b: 1 }, any)).toThrow(PoolIsFull)
    await expect(waiting).rejects.toBeInstanceOf(PoolIsFull)
    expect(await running).toBe('first')
  })

  test('of one lane leaves the others their threads, and callers of a lane take turns', async () => {
    const pool = makePool({ lanes: { first: LANE, last: { ...LANE, threads: 1 } } })
    const done: string[] = []
    const run = (lane: string, caller: string, name: string) =>
      pool.run('work', { forMs: 30, name }, { lane, caller }).then((told) => done.push(told))
    const flood = Array.from({ length: 5 }, (_, n) => run('last', 'flood', `flood ${n}`))
    const all = [...flood, run('first', 'other', 'in time')]
    await Promise.all(all)
    expect(done.indexOf('in time')).toBeLessThan(3)

    done.length = 0
    const fair = makePool({ lanes: { any: LANE } })
    const ask = (caller: string, name: string) =>
      fair.run('work', { forMs: 100, name }, { lane: 'any', caller }).then((told) => done.push(told))
    await Promise.all([...Array.from({ length: 6 }, (_, n) => ask('flood', `flood ${n}`)), ask('other', 'other')])
    expect(done.indexOf('other')).toBeLessThan(4)
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
    const pool = makePool({ threads: 1, lanes: { any: { ...LANE, timeMs: 300 } } })
    await pool.run('add', { a: 1, b: 1 }, any)
    const began = performance.now()
    const slowly = pool.run('die', { deaths: deathsOf(9), by: 'exit', afterMs: 200 }, any)
    await expect(slowly).rejects.toBeInstanceOf(WorkTooHeavy)
    // Beside 300 ms of work, another thread has to start.
    expect(performance.now() - began).toBeLessThan(5_000)
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
