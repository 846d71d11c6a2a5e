import type { Worker } from 'node:worker_threads'
import type { FromThread, ToThread, Works } from './serve-works.ts'
import { isOutOfMemory } from './start-thread.ts'

/** Too many wait already, or this one has waited too long. */
export class PoolIsFull extends Error {}
/** The work took more time or memory than it may. */
export class WorkTooHeavy extends Error {}
/** Two threads ended in the middle of the same work. */
export class ThreadLost extends Error {}

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
  /** A thread that is not ready by then never will be. */
  startMs?: number
  /** A work may take so much longer than its lane's time in a thread that has not warmed up. */
  coldMs?: number
}

const START_MS = 30_000

interface Job {
  message: ToThread
  lane: Lane
  caller: string
  resolve: (result: never) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout | undefined
  /** The lane's time, less the part that a lost thread has used. */
  leftMs: number
  isSecondTry: boolean
}

interface Thread {
  worker: Worker
  isReady: boolean
  isWarm: boolean
  job: Job | undefined
  begunAt: number
  timer: NodeJS.Timeout | undefined
}

/**
 * Threads for what takes long, so that nobody else waits for it. They start with the first work and end when there is
 * none. Each lane has its share of them; within a lane callers take turns, however much one of them asks. The work of a thread
 * that is lost is given to another one, once and within the same time: a text may be what ends them.
 */
export class ThreadPool<W extends Works, LaneName extends string> {
  readonly #options: Options<LaneName>
  readonly #threads = new Set<Thread>()
  readonly #waiting: Job[] = []

  constructor(options: Options<LaneName>) {
    this.#options = options
  }

  /** Throws `PoolIsFull`, `WorkTooHeavy` and `ThreadLost`. */
  run<Name extends keyof W & string>(
    name: Name,
    given: Parameters<W[Name]>[0],
    { lane: laneName, caller }: { lane: LaneName; caller: string },
  ): Promise<ReturnType<W[Name]>> {
    const lane = this.#options.lanes[laneName]
    if (this.#waiting.filter((job) => job.lane === lane).length >= lane.mostWaiting) throw new PoolIsFull()
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<W[Name]>>()
    const message = { name, given }
    const job: Job = {
      message,
      lane,
      caller,
      resolve,
      reject,
      timer: undefined,
      leftMs: lane.timeMs,
      isSecondTry: false,
    }
    this.#waiting.push(job)
    this.#next()
    this.#limitWaiting(job)
    return promise
  }

  #limitWaiting(job: Job): void {
    if (!this.#waiting.includes(job)) return
    job.timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      job.reject(new PoolIsFull())
    }, this.#options.patienceMs)
  }

  /** Makes a thread ready for the one who will soon ask, where there is none. */
  wake(): void {
    if (this.#threads.size === 0) this.#rest(this.#start())
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

  /** Takes the next work: from the first lane with a free thread, for whoever holds the fewest. */
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
    else thread.timer = setTimeout(() => this.#lose(thread), this.#options.startMs ?? START_MS)
  }

  #watch(thread: Thread, job: Job): void {
    clearTimeout(thread.timer)
    thread.begunAt = performance.now()
    thread.timer = setTimeout(() => this.#end(thread, new WorkTooHeavy()), job.leftMs + this.#coldMs(thread))
  }

  #coldMs = ({ isWarm }: Thread): number => (isWarm ? 0 : (this.#options.coldMs ?? 0))

  #start(): Thread {
    const thread: Thread = {
      worker: this.#options.start(),
      isReady: false,
      isWarm: false,
      job: undefined,
      begunAt: 0,
      timer: undefined,
    }
    this.#threads.add(thread)
    thread.worker.on('message', (message: FromThread) => {
      const { job } = thread
      if ('isReady' in message) {
        thread.isReady = true
        if (job) this.#watch(thread, job)
        return
      }
      if ('isWarm' in message) {
        thread.isWarm = true
        return
      }
      if (!job) return
      this.#rest(thread)
      if ('failed' in message) job.reject(failureAt(message.failed))
      else job.resolve(message.result as never)
      this.#next()
    })
    thread.worker.on('error', (error) =>
      isOutOfMemory(error) ? this.#end(thread, new WorkTooHeavy()) : this.#lose(thread, error),
    )
    thread.worker.on('exit', () => this.#lose(thread))
    return thread
  }

  #rest(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.job = undefined
    thread.worker.unref()
    thread.timer = setTimeout(() => this.#end(thread), this.#options.idleMs).unref()
  }

  /** Its end was nobody's will. */
  #lose(thread: Thread, cause?: Error): void {
    if (!this.#threads.has(thread)) return
    const { job } = thread
    if (job && thread.isReady) job.leftMs -= performance.now() - thread.begunAt
    const isTriedAgain = job !== undefined && !job.isSecondTry && job.leftMs > 0
    if (isTriedAgain) {
      job.isSecondTry = true
      thread.job = undefined
      this.#waiting.unshift(job)
    }
    this.#end(thread, new ThreadLost('A thread ended in the middle of its work.', { cause }))
    if (isTriedAgain) this.#limitWaiting(job)
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
