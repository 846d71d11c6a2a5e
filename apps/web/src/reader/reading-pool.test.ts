import { afterEach, expect, test, vi } from 'vitest'
import { ReadingProblem } from './reading.ts'
import { type PoolWorker, poolSizeFor, ReadingPool } from './reading-pool.ts'

interface Ask {
  id: number
  page: string
}
type Told =
  | { kind: 'read'; id: number; text: string }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'failed'; id: number; known: boolean; reason: string }

type Behaviour = (ask: Ask, worker: FakeWorker) => void

class FakeWorker implements PoolWorker<Ask, Told> {
  onmessage: ((event: MessageEvent<Told>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  ended = false
  readonly behaviour: Behaviour
  constructor(behaviour: Behaviour) {
    this.behaviour = behaviour
  }
  postMessage(ask: Ask) {
    queueMicrotask(() => this.behaviour(ask, this))
  }
  terminate() {
    this.ended = true
  }
  tell(data: Told) {
    this.onmessage?.({ data } as MessageEvent<Told>)
  }
}

const reads: Behaviour = ({ id, page }, worker) => worker.tell({ kind: 'read', id, text: page.toUpperCase() })
const crashes: Behaviour = (_, worker) => worker.onerror?.(new Event('error') as ErrorEvent)
const hangs: Behaviour = () => {}
const fails =
  (known: boolean): Behaviour =>
  ({ id }, worker) =>
    worker.tell({ kind: 'failed', id, known, reason: 'No such page.' })

/** Each new worker behaves as the next of the list; the last goes on. */
function poolOf(size: number, ...behaviours: Behaviour[]) {
  const workers: FakeWorker[] = []
  const newWorker = () => {
    const worker = new FakeWorker(behaviours[Math.min(workers.length, behaviours.length - 1)] ?? reads)
    workers.push(worker)
    return worker
  }
  return { workers, pool: new ReadingPool<Ask, Told>({ size, newWorker, silenceMs: 1000, idleMs: 500 }) }
}

const job = (page: string) => ({ prepare: async (id: number) => ({ message: { id, page } }) })

afterEach(() => void vi.useRealTimers())

test('pages share the workers, and no more are started than asked', async () => {
  const { pool, workers } = poolOf(2, reads)
  const read = await Promise.all(['a', 'b', 'c', 'd'].map((page) => pool.run(job(page))))
  expect(read.map((each) => each.text)).toEqual(['A', 'B', 'C', 'D'])
  expect(workers.length).toBeLessThanOrEqual(2)
})

test('a worker that crashes is replaced, and its page is read again', async () => {
  const { pool, workers } = poolOf(1, crashes, reads)
  expect(await pool.run(job('page'))).toMatchObject({ text: 'PAGE' })
  expect(workers.map(({ ended }) => ended)).toEqual([true, false])
})

test('a worker that says nothing for too long is replaced, and its page is read again', async () => {
  vi.useFakeTimers()
  const { pool, workers } = poolOf(1, hangs, reads)
  const reading = pool.run(job('page'))
  await vi.advanceTimersByTimeAsync(1001)
  expect(await reading).toMatchObject({ text: 'PAGE' })
  expect(workers[0]?.ended).toBe(true)
})

test('a page that breaks two workers is given up, and the next page is read', async () => {
  const { pool } = poolOf(1, crashes, crashes, reads)
  await expect(pool.run(job('bad'))).rejects.toThrow('The reader stopped unexpectedly.')
  expect(await pool.run(job('good'))).toMatchObject({ text: 'GOOD' })
})

test('a reason for the person is told at once, and its worker goes on', async () => {
  const { pool, workers } = poolOf(1, fails(true))
  await expect(pool.run(job('page'))).rejects.toThrow(new ReadingProblem('No such page.'))
  expect(workers).toHaveLength(1)
  expect(workers[0]?.ended).toBe(false)
})

test('what went wrong unforeseen costs the worker, and the page is read again', async () => {
  const { pool, workers } = poolOf(1, fails(false), reads)
  expect(await pool.run(job('page'))).toMatchObject({ text: 'PAGE' })
  expect(workers[0]?.ended).toBe(true)
})

test('cancelling ends the worker at work, and lets those who wait go on', async () => {
  const { pool, workers } = poolOf(1, hangs, reads)
  const stop = new AbortController()
  const cancelled = pool.run({ ...job('first'), signal: stop.signal })
  const waiting = pool.run(job('second'))
  await Promise.resolve()
  stop.abort()
  await expect(cancelled).rejects.toThrow(/abort/i)
  expect(await waiting).toMatchObject({ text: 'SECOND' })
  expect(workers[0]?.ended ?? true).toBe(true)
})

test('progress is told while a page is read', async () => {
  const { pool } = poolOf(1, ({ id }, worker) => {
    worker.tell({ kind: 'progress', id, share: 0.5 })
    worker.tell({ kind: 'read', id, text: 'done' })
  })
  const shares: number[] = []
  await pool.run({ ...job('page'), onProgress: (share) => shares.push(share) })
  expect(shares).toEqual([0.5])
})

test('workers that nothing is asked of give their memory back', async () => {
  vi.useFakeTimers()
  const { pool, workers } = poolOf(1, reads)
  await pool.run(job('page'))
  await vi.advanceTimersByTimeAsync(501)
  expect(workers[0]?.ended).toBe(true)
  expect(await pool.run(job('again'))).toMatchObject({ text: 'AGAIN' })
})

test('the number of workers follows cores and memory', () => {
  expect(poolSizeFor({ cores: 1 })).toBe(1)
  expect(poolSizeFor({ cores: 2 })).toBe(1)
  expect(poolSizeFor({ cores: 8 })).toBe(3)
  expect(poolSizeFor({ cores: 8, memoryGB: 2 })).toBe(1)
  expect(poolSizeFor({ cores: 8, memoryGB: 4 })).toBe(2)
})
