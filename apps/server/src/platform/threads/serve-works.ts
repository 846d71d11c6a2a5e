import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

/** Named functions that a thread runs, one call at a time. What goes in and comes out is copied. */
export type Works = Record<string, (given: never) => unknown>

export interface ToThread {
  name: string
  given: unknown
}
export type FromThread = { isReady: true } | { result: unknown } | { failed: string }

/** The thread's side of a `ThreadPool`. */
export function serveWorks(works: Works): void {
  const port = parentPort
  if (!port) throw new Error('This is started as a thread.')
  // All is loaded by now. A thread that is ended by its server would not keep what it has compiled.
  flushCompileCache()
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
}
