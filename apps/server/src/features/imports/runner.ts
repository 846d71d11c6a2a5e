import type { ImportState } from '@salus/contract'
import type { ImportsRepository, KeptImport } from './imports.repository.ts'

const LEASE_MS = 60_000
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
  /** One step of an import: it reads, applies or undoes, and moves the import on. */
  work: (ownerId: string, kept: KeptImport, step: Step) => Promise<void>
  onError: (error: unknown) => void
}

/** Works at imports one after the other, each held by a lease in the database, so that no other process does the same. */
export function importRunner({ imports, now, work, onError }: Deps) {
  const waiting: { ownerId: string; id: string }[] = []
  const aborts = new Map<string, AbortController>()
  let running: Promise<void> | undefined
  let closed = false

  const leaseEnd = () => new Date(now().getTime() + LEASE_MS).toISOString()
  const nameOf = (ownerId: string, id: string) => `${ownerId} ${id}`

  async function run({ ownerId, id }: { ownerId: string; id: string }): Promise<void> {
    if (!(await imports.lease(ownerId, id, now().toISOString(), leaseEnd()))) return
    const kept = await imports.find(ownerId, id)
    if (!kept) return
    const abort = new AbortController()
    aborts.set(nameOf(ownerId, id), abort)
    try {
      await work(ownerId, kept, { signal: abort.signal, tell: teller(ownerId, kept, kept.state, abort.signal) })
    } finally {
      aborts.delete(nameOf(ownerId, id))
    }
  }

  function teller(ownerId: string, { id }: KeptImport, state: ImportState, signal: AbortSignal) {
    let last = performance.now()
    return async (progress: number) => {
      signal.throwIfAborted()
      if (performance.now() - last < TELL_MS) return
      last = performance.now()
      if (!(await imports.setProgress(ownerId, id, { state, progress, until: leaseEnd() }))) throw new NotOurs()
    }
  }

  async function runAll(): Promise<void> {
    for (let next = waiting.shift(); next && !closed; next = waiting.shift()) {
      try {
        await run(next)
      } catch (error) {
        if (!(error instanceof NotOurs) && !closed) onError(error)
      }
    }
    running = undefined
  }

  return {
    start(ownerId: string, id: string): void {
      if (closed) return
      waiting.push({ ownerId, id })
      running ??= runAll()
    },

    /** Ends the work at an import, if this process does it. */
    stop(ownerId: string, id: string): void {
      aborts.get(nameOf(ownerId, id))?.abort(new NotOurs())
    },

    /** Goes on with what was begun and nobody works at, as after a break. */
    async resume(): Promise<void> {
      for (const { ownerId, id } of await imports.unscopedUnattended(now().toISOString())) this.start(ownerId, id)
    },

    async close(): Promise<void> {
      closed = true
      for (const abort of aborts.values()) abort.abort(new NotOurs())
      await running
    },
  }
}

export type ImportRunner = ReturnType<typeof importRunner>
