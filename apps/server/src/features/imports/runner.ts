import type { ImportsRepository, KeptImport } from './imports.repository.ts'

/** Whoever has not said for so long that it works at an import does so no more. */
const LEASE_MS = 20_000
/** How often it says so, and how often it looks for what nobody works at. */
const BEAT_MS = 5_000
/** How often progress is written: a person sees no more, and each is a commit. */
const TELL_MS = 500

/** The import was discarded, or somebody else has it: there is nothing left to do here. */
export class NotOurs extends Error {}

export interface Step {
  tell: (progress: number) => Promise<void>
  signal: AbortSignal
}

interface Deps {
  imports: ImportsRepository
  now: () => Date
  newId: () => string
  /** One step of an import: it reads, applies or undoes, and moves the import on. */
  work: (ownerId: string, kept: KeptImport, step: Step) => Promise<void>
  onError: (error: unknown) => void
}

interface Job {
  ownerId: string
  id: string
}

/**
 * Works at imports one after the other, each held by a lease in its row that a heartbeat keeps: no other process does the same, and
 * any of them goes on with what one left behind.
 */
export function importRunner({ imports, now, newId, work, onError }: Deps) {
  const holder = newId()
  const waiting = new Map<string, Job>()
  const aborts = new Map<string, AbortController>()
  let running: Promise<void> | undefined
  let beat: NodeJS.Timeout | undefined
  let closed = false

  const lease = () => ({ holder, now: now().toISOString(), until: new Date(now().getTime() + LEASE_MS).toISOString() })
  const nameOf = ({ ownerId, id }: Job) => `${ownerId} ${id}`

  async function run(job: Job): Promise<void> {
    const { ownerId, id } = job
    if (!(await imports.lease(ownerId, id, lease()))) return
    const kept = await imports.find(ownerId, id)
    if (!kept) return
    const abort = new AbortController()
    aborts.set(nameOf(job), abort)
    const stopBeating = keepAlive(ownerId, kept, abort)
    try {
      await work(ownerId, kept, { signal: abort.signal, tell: teller(ownerId, kept, abort.signal) })
      await imports.letGo(ownerId, id, holder)
    } catch (error) {
      // A failed import is tried again once its lease is over, not at once.
      if (error instanceof NotOurs) await imports.letGo(ownerId, id, holder)
      throw error
    } finally {
      stopBeating()
      aborts.delete(nameOf(job))
    }
  }

  /** Ends the work when the lease is lost: somebody else has it, or will have it. */
  function keepAlive(ownerId: string, { id, state }: KeptImport, abort: AbortController): () => void {
    let heldUntil = lease().until
    const timer = setInterval(async () => {
      const next = lease()
      const isOurs = await imports.extend(ownerId, id, { ...next, state }).catch((error: unknown) => {
        onError(error)
        return next.now < heldUntil
      })
      if (isOurs) heldUntil = next.until
      else abort.abort(new NotOurs())
    }, BEAT_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  function teller(ownerId: string, { id, state }: KeptImport, signal: AbortSignal) {
    let last = performance.now()
    return async (progress: number) => {
      signal.throwIfAborted()
      if (performance.now() - last < TELL_MS) return
      last = performance.now()
      if (!(await imports.setProgress(ownerId, id, { ...lease(), state, progress }))) throw new NotOurs()
    }
  }

  async function runAll(): Promise<void> {
    for (let next = waiting.values().next(); !next.done && !closed; next = waiting.values().next()) {
      waiting.delete(nameOf(next.value))
      try {
        await run(next.value)
      } catch (error) {
        if (!(error instanceof NotOurs) && !closed) onError(error)
      }
    }
    running = undefined
  }

  function start(ownerId: string, id: string): void {
    if (closed) return
    waiting.set(nameOf({ ownerId, id }), { ownerId, id })
    running ??= runAll()
  }

  /** Goes on with what was begun and nobody works at, as after a break. */
  async function resume(): Promise<void> {
    for (const job of await imports.unscopedUnattended(now().toISOString())) start(job.ownerId, job.id)
  }

  return {
    start,

    /** Ends the work at an import, if this process does it. */
    stop(ownerId: string, id: string): void {
      aborts.get(nameOf({ ownerId, id }))?.abort(new NotOurs())
    },

    /** `isAlone`: no other process can hold a lease; what is there is of one that has ended. */
    async begin({ isAlone }: { isAlone: boolean }): Promise<void> {
      if (isAlone) await imports.unscopedForgetLeases()
      await resume()
      beat = setInterval(() => void resume().catch(onError), BEAT_MS)
      beat.unref()
    },

    async close(): Promise<void> {
      closed = true
      clearInterval(beat)
      for (const abort of aborts.values()) abort.abort(new NotOurs())
      await running
    },
  }
}

export type ImportRunner = ReturnType<typeof importRunner>
