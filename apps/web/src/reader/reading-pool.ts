import { startPatience } from './patience.ts'
import { ReadingProblem } from './reading.ts'

/** The part of a `Worker` that the pool needs. */
export interface PoolWorker<To, From> {
  postMessage(message: To, transfer: Transferable[]): void
  terminate(): void
  onmessage: ((event: MessageEvent<From>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Answer {
  kind: string
  id: number
}

export interface Job<To> {
  /** Asked for when a worker is free, so that no more is held in memory than is worked on; and again for a second try. */
  prepare: (id: number) => Promise<{ message: To; transfer?: Transferable[] }>
  onProgress?: (share: number) => void
  signal?: AbortSignal | undefined
}

interface Options<To, From> {
  size: number
  newWorker: () => PoolWorker<To, From>
  /** A worker that says nothing for so long hangs. */
  silenceMs?: number
  /** Workers go when nothing has been asked of them for so long. */
  idleMs?: number
}

const SILENCE_MS = 90_000
const IDLE_MS = 60_000
const TRIES = 2

type Progress = { kind: 'progress'; id: number; share: number }
type Failed = { kind: 'failed'; id: number; known: boolean; reason: string }

/** A worker is lost with what it holds: the page is tried once more by a new one. */
class WorkerLost extends Error {}

/**
 * A few workers that read pages. One that crashes, hangs or is broken off is replaced; the page that it held is tried
 * once more. Reasons for the person come as `ReadingProblem`.
 */
export class ReadingPool<To, From extends Answer> {
  readonly size: number
  readonly #options: Required<Options<To, From>>
  readonly #idle: PoolWorker<To, From>[] = []
  readonly #waiting: (() => void)[] = []
  #busy = 0
  #nextId = 1
  #idleTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<To, From>) {
    this.#options = { silenceMs: SILENCE_MS, idleMs: IDLE_MS, ...options }
    this.size = options.size
  }

  async run(job: Job<To>): Promise<Exclude<From, Progress | Failed>> {
    await this.#turn(job.signal)
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await this.#attempt(job)
        } catch (error) {
          if (!(error instanceof WorkerLost) || tries === TRIES) throw error
        }
      }
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
      this.#restSoon()
    }
  }

  /** Frees the workers' memory; the pool goes on with new ones when it is asked again. */
  rest() {
    for (const worker of this.#idle.splice(0)) worker.terminate()
  }

  async #turn(signal: AbortSignal | undefined) {
    signal?.throwIfAborted()
    clearTimeout(this.#idleTimer)
    while (this.#busy >= this.size) {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        const leave = () => {
          this.#waiting.splice(this.#waiting.indexOf(go), 1)
          reject(signal?.reason)
        }
        this.#waiting.push(go)
        signal?.addEventListener('abort', leave, { once: true })
      })
    }
    this.#busy += 1
  }

  async #attempt({ prepare, onProgress, signal }: Job<To>): Promise<Exclude<From, Progress | Failed>> {
    const id = this.#nextId++
    const { message, transfer = [] } = await prepare(id)
    signal?.throwIfAborted()
    const worker = this.#idle.pop() ?? this.#options.newWorker()
    let fit = false
    let stopWaiting = () => {}
    let leave = () => {}
    try {
      return await new Promise((resolve, reject) => {
        const lost = (why: string) => reject(new WorkerLost(why))
        const listen = () => {
          stopWaiting()
          stopWaiting = startPatience(this.#options.silenceMs, () => lost('The page took too long to read.'))
        }
        leave = () => reject(signal?.reason)
        signal?.addEventListener('abort', leave, { once: true })
        worker.onerror = (event) => {
          event.preventDefault?.()
          lost('The reader stopped unexpectedly.')
        }
        worker.onmessage = ({ data }: MessageEvent<From | Progress | Failed>) => {
          if (data.id !== id) return
          listen()
          if (isProgress(data)) return onProgress?.(data.share)
          if (isFailed(data)) {
            // What nobody foresaw may have left the worker broken: it goes.
            fit = data.known
            return data.known ? reject(new ReadingProblem(data.reason)) : lost(data.reason)
          }
          fit = true
          resolve(data as Exclude<From, Progress | Failed>)
        }
        listen()
        worker.postMessage(message, transfer)
      })
    } finally {
      stopWaiting()
      signal?.removeEventListener('abort', leave)
      worker.onmessage = null
      worker.onerror = null
      if (fit) this.#idle.push(worker)
      else worker.terminate()
    }
  }

  #restSoon() {
    clearTimeout(this.#idleTimer)
    if (this.#busy === 0) this.#idleTimer = setTimeout(() => this.rest(), this.#options.idleMs)
  }
}

const isProgress = (data: Answer): data is Progress => data.kind === 'progress'
const isFailed = (data: Answer): data is Failed => data.kind === 'failed'

/** One core stays for the page itself; each worker takes some 200 MB, which small devices do not have. */
export function poolSizeFor({ cores, memoryGB = 8 }: { cores: number; memoryGB?: number | undefined }): number {
  const affordable = memoryGB <= 2 ? 1 : memoryGB <= 4 ? 2 : 3
  return Math.max(1, Math.min(cores - 1, affordable))
}
