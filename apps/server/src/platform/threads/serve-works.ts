import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

/** Named functions that a thread runs, one call at a time. What goes in and comes out is copied. */
export type Works = Record<string, (given: never) => unknown>

export interface ToThread {
  name: string
  given: unknown
}
export type FromThread = { isReady: true } | { isWarm: true } | { result: unknown } | { failed: string }

/**
 * The thread's side of a `ThreadPool`. `warmUp` are steps that make later works faster. Works go before them and between
 * them: whoever asks first may be in danger and waits for no step.
 */
export function serveWorks(works: Works, warmUp: readonly (() => unknown)[] = []): void {
  const port = parentPort
  if (!port) throw new Error('This is started as a thread.')
  const send = (message: FromThread) => port.postMessage(message)
  port.on('message', ({ name, given }: ToThread) => {
    try {
      send({ result: works[name]?.(given as never) })
    } catch (error) {
      // Its message may quote what was given.
      send({ failed: (error as Error).stack?.split('\n').slice(1).join('\n') ?? '' })
    }
  })
  send({ isReady: true })
  const left = [...warmUp]
  const warm = () => {
    left.shift()?.()
    if (left.length > 0) {
      setImmediate(warm)
      return
    }
    send({ isWarm: true })
    // A thread that is ended by its server would not keep what it has compiled.
    flushCompileCache()
  }
  // Messages that were sent before this thread was there come with the next turn.
  setImmediate(() => setImmediate(warm))
}
