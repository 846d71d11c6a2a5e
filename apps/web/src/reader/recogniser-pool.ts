import { type PoolWorker, poolSizeFor, ReadingPool } from './reading-pool.ts'
import type { FromRecogniser, ToRecogniser } from './recogniser/messages.ts'

export type RecogniserPool = ReadingPool<ToRecogniser, FromRecogniser>

let shared: RecogniserPool | undefined

/** The workers that every screen shares: a language that one has loaded is there for the next. */
export function sharedPool(): RecogniserPool {
  shared ??= newRecogniserPool(
    poolSizeFor({
      cores: navigator.hardwareConcurrency || 2,
      memoryGB: (navigator as { deviceMemory?: number }).deviceMemory,
    }),
  )
  return shared
}

export function newRecogniserPool(size: number): RecogniserPool {
  return new ReadingPool<ToRecogniser, FromRecogniser>({ size, newWorker: newRecogniser })
}

const newRecogniser = () =>
  new Worker(new URL('./recogniser/recogniser.worker.ts', import.meta.url), { type: 'module' }) as PoolWorker<
    ToRecogniser,
    FromRecogniser
  >
