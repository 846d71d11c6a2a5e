import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/** Starts the thread `name` of the module at `from`: both stand side by side, as sources and as built. */
export function startThread(name: string, from: string, resourceLimits: ResourceLimits): Worker {
  const compiled = getCompileCacheDir()
  return new Worker(new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from), {
    resourceLimits,
    // Without the arguments of this process: its loaders are not for a thread.
    execArgv: [],
    // Sources that are compiled already need no compiler, which takes 30 MB.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
  })
}

/** It needed more memory than its limits allow, and ended alone. */
export const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
