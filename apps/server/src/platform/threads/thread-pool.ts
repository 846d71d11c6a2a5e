import type { Worker } from 'node:worker_threads'
import type { FromThread, ToThread, Works } from './serve-works.ts'
import { isOutOfMemory } from './start-thread.ts'

/** Too many wait already, or this one has waited too long. */
export class PoolIsFull extends Error {}
/** The work took more time or memory than it may. */
export class WorkTooHeavy extends Error {}

/** Works of one kind. Earlier lanes go first. */
export interface Lane {
  /** How many threads it may hold at once. */
  threads: number
  mostWaiting: number
  /** For one work, from its beginning. */
  timeMs: number
}

interface Options<LaneName extends string> {
  start: () => Worker
  lanes: Record<LaneName, Lane>
  threads: number
  /** A thread without work ends after this. */
  idleMs: number
  /** Nothing waits longer for a thread. */
  patienceMs: number
}

interface Job {
  message: ToThread
  lane: Lane
  caller: string
  resolve: (result: never) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout | undefined
}

interface Thread {
  worker: Worker
  isReady: boolean
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/**
 * Threads for what takes long, so that nobody else waits for it. They start with the first work and end when there is
 * none. Each lane has its share of them; within a lane callers take turns, however much one of them asks.
 */
export class ThreadPool<W extends Works, LaneName extends string> {
  readonly #options: Options<LaneName>
  readonly #threads = new Set<Thread>()
  readonly #waiting: Job[] = []

  constructor(options: Options<LaneName>) {
    this.#options = options
  }

  /** Throws `PoolIsFull` and `WorkTooHeavy`. */
  run<Name extends keyof W & string>(
    name: Name,
    given: Parameters<W[Name]>[0],
    { lane: laneName, caller }: { lane: LaneName; caller: string },
  ): Promise<ReturnType<W[Name]>> {
    const lane = this.#options.lanes[laneName]
    if (this.#waiting.filter((job) => job.lane === lane).length >= lane.mostWaiting) throw new PoolIsFull()
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<W[Name]>>()
    const job: Job = { message: { name, given }, lane, caller, resolve, reject, timer: undefined }
    this.#waiting.push(job)
    this.#next()
    if (this.#waiting.includes(job)) {
      job.timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1)
        reject(new PoolIsFull())
      }, this.#options.patienceMs)
    }
    return promise
  }

  /** How many threads there are just now. */
  get size(): number {
    return this.#threads.size
  }

  #next(): void {
    for (let job = this.#mostPressing(); job; job = this.#mostPressing()) {
      const idle = [...this.#threads].find((thread) => !thread.job)
      if (!idle && this.#threads.size >= this.#options.threads) return
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      this.#give(job, idle ?? this.#start())
    }
  }

  /** Of the first lane that has a thread left, the work of whoever holds the fewest. */
  #mostPressing(): Job | undefined {
    const running = [...this.#threads].flatMap(({ job }) => job ?? [])
    for (const lane of Object.values<Lane>(this.#options.lanes)) {
      if (running.filter((job) => job.lane === lane).length >= lane.threads) continue
      const held = (job: Job) => running.filter(({ caller }) => caller === job.caller).length
      const ofLane = this.#waiting.filter((job) => job.lane === lane)
      const least = Math.min(...ofLane.map(held))
      const job = ofLane.find((each) => held(each) === least)
      if (job) return job
    }
    return undefined
  }

  #give(job: Job, thread: Thread): void {
    clearTimeout(job.timer)
    clearTimeout(thread.timer)
    thread.job = job
    thread.worker.ref()
    thread.worker.postMessage(job.message)
    if (thread.isReady) this.#watch(thread, job)
  }

  #watch(thread: Thread, job: Job): void {
    thread.timer = setTimeout(() => this.#end(thread, new WorkTooHeavy()), job.lane.timeMs)
  }

  #start(): Thread {
    const thread: Thread = { worker: this.#options.start(), isReady: false, job: undefined, timer: undefined }
    this.#threads.add(thread)
    thread.worker.on('message', (message: FromThread) => {
      const { job } = thread
      if ('isReady' in message) {
        thread.isReady = true
        if (job) this.#watch(thread, job)
        return
      }
      if (!job) return
      this.#rest(thread)
      if ('failed' in message) job.reject(failureAt(message.failed))
      else job.resolve(message.result as never)
      this.#next()
    })
    thread.worker.on('error', (error) => this.#end(thread, isOutOfMemory(error) ? new WorkTooHeavy() : error))
    thread.worker.on('exit', () => this.#end(thread, new Error('A thread ended in the middle of its work.')))
    return thread
  }

  #rest(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.job = undefined
    thread.worker.unref()
    thread.timer = setTimeout(() => this.#end(thread), this.#options.idleMs).unref()
  }

  #end(thread: Thread, why?: Error): void {
    if (!this.#threads.delete(thread)) return
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    if (why) thread.job?.reject(why)
    this.#next()
  }
}

/** Where it failed in the thread, without the words that it failed on. */
function failureAt(stack: string): Error {
  const error = new Error('A work failed in its thread.')
  error.stack = `${error.name}: ${error.message}\n${stack}`
  return error
}
