import type { Worker } from 'node:worker_threads'
import { isOutOfMemory, startThread } from '#server/platform/threads/start-thread.ts'
import type { FromWorker, ReadingJob, ReadingResult, ToWorker, WorkerAsks } from './protocol.ts'

/** The file needs more memory than one reading may take. */
export class FileTooHeavy extends Error {}

/** What is read whole, 64 MB at most, comes to some 600 MB; streams need a fraction. What needs more ends its thread alone. */
const LIMITS = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 8 }

/** Starting one takes longer than most files: it waits for the next file for a while. */
const IDLE_MS = 2_000
/** After more than these it holds memory that the next file hardly needs. */
const SMALL_BYTES = 1_000_000
let idle: { worker: Worker; end: NodeJS.Timeout } | undefined

/** Reads a file in a thread of its own. It is given no more bytes than it asks for. */
export async function readInWorker(job: ReadingJob, asks: WorkerAsks, signal: AbortSignal): Promise<ReadingResult> {
  signal.throwIfAborted()
  const worker = takeWorker()
  const { promise, resolve, reject } = Promise.withResolvers<ReadingResult>()
  let bytes = 0
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  worker.on('error', (error) => reject(isOutOfMemory(error) ? new FileTooHeavy() : error))
  worker.on('exit', () => reject(new Error('The reading ended without a result.')))
  worker.on('message', (message: FromWorker) => {
    if ('result' in message) return resolve(message.result)
    const work = asks[message.ask] as (given: unknown) => Promise<unknown>
    const answer = (value: unknown) => {
      // Handed over, not copied: the bytes of a file are waste on both sides otherwise.
      const transfer = value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []
      if (value instanceof Uint8Array) bytes += value.length
      worker.postMessage({ id: message.id, answer: value } satisfies ToWorker, transfer)
    }
    work(message.with).then(answer, reject)
  })
  worker.postMessage({ job } satisfies ToWorker)
  try {
    const result = await promise
    if (bytes > SMALL_BYTES) void worker.terminate()
    else giveBack(worker)
    return result
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function takeWorker(): Worker {
  const waiting = idle
  idle = undefined
  if (waiting) {
    clearTimeout(waiting.end)
    waiting.worker.ref()
    return waiting.worker
  }
  return startThread('read.worker', import.meta.url, LIMITS)
}

function giveBack(worker: Worker): void {
  // By name: Node itself listens for listeners, to know when it may end.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
  if (idle) return void worker.terminate()
  worker.unref()
  const end = setTimeout(() => {
    idle = undefined
    void worker.terminate()
  }, IDLE_MS)
  end.unref()
  idle = { worker, end }
  worker.on('exit', () => {
    if (idle?.worker === worker) idle = undefined
  })
  worker.on('error', () => {})
}
