import type { CompiledQuery } from 'kysely'
import type { Database } from '../database/database.ts'
import type { JobKind, NewJob } from './job-kinds.ts'
import { jobRunner } from './job-runner.ts'
import { jobsRepository } from './jobs.repository.ts'

interface Deps {
  database: Database
  now: () => Date
  newId: () => string
  /** A job failed; the service goes on. */
  onFailure?(kind: string, error: unknown): void
  /** The table itself could not be asked. */
  onError?(error: unknown): void
}

/** How long an end waits for what does not heed its signal. */
const STOP_MS = 8_000

/**
 * Everything that has its time: rows that any number of processes take from, each job once. A process that dies leaves its
 * jobs to whoever is alive when their lease ends.
 */
export function createJobs({ database, now, newId, onFailure = () => {}, onError = () => {} }: Deps) {
  const repository = jobsRepository(database)
  const kinds = new Map<string, JobKind>()
  const dropped = new Set<string>()
  const runner = jobRunner({ repository, kinds, now, holder: newId(), onFailure })
  let timer: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined
  let isRunning = false
  let isLooking = false
  let isWanted = false

  /** One look at a time; one that is asked for during another follows it. */
  function look(): void {
    if (!isRunning) return
    isWanted = true
    if (isLooking) return
    isLooking = true
    clearTimeout(timer)
    void (async () => {
      let waitMs = runner.lookMs
      while (isWanted && isRunning) {
        isWanted = false
        waitMs = await runner.takeDue(look).catch((error: unknown) => {
          onError(error)
          return runner.lookMs
        })
        if (waitMs === 0) isWanted = true
      }
      isLooking = false
      if (isRunning) timer = setTimeout(look, waitMs).unref()
    })()
  }

  async function runDue(name: string): Promise<unknown[]> {
    const kind = kinds.get(name)
    if (!kind) throw new Error(`there is no kind of job ${name}`)
    const failures: unknown[] = []
    for (;;) {
      const begun = await runner.take(kind, look)
      if (begun.length === 0) return failures
      for (const each of await Promise.allSettled(begun)) if (each.status === 'rejected') failures.push(each.reason)
    }
  }

  return {
    /** Says how a kind of job is done: before `start`. */
    define(kind: JobKind): void {
      kinds.set(kind.kind, kind)
    },

    /** For a kind that this installation does not have, or has no more: no job of it stays. */
    drop(kind: string): void {
      dropped.add(kind)
    },

    async schedule(...jobs: NewJob[]): Promise<void> {
      if (jobs.length > 0) await database.db.executeQuery(repository.scheduling(jobs))
      look()
    },

    /** For `database.together`: the job is there if and only if what it works on is. Call `wake` when it is. */
    scheduling: (...jobs: NewJob[]): CompiledQuery => repository.scheduling(jobs),

    /** Something may be due sooner than this process believes. */
    wake: look,

    async cancel(kind: string, key: string): Promise<void> {
      await database.db.executeQuery(repository.cancelling(kind, key))
      runner.abort(kind, key)
    },

    /** Works at what is due of a kind, here and now, until there is nothing left of it. Answers what failed. */
    runDue,

    /** Runs the one job of a kind that repeats, here and now, and throws its failure. */
    async runNow(kind: string): Promise<void> {
      await repository.hasten({ kind, key: '', at: now() })
      const [failure] = await runDue(kind)
      if (failure) throw failure
    },

    /** From now on this process takes what is due. `isAlone`: no other process can be alive. */
    async start({ isAlone = false } = {}): Promise<void> {
      if (isAlone) await repository.freeAll(now().toISOString())
      for (const kind of dropped) await database.db.deleteFrom('jobs').where('kind', '=', kind).execute()
      for (const { kind, repeats, atStart } of kinds.values()) {
        const at = atStart ? now() : repeats?.(now())
        if (at) await repository.hasten({ kind, key: '', at })
      }
      isRunning = true
      beating = setInterval(() => void runner.beat().catch(onError), runner.beatMs).unref()
      look()
    },

    /** Takes nothing more. What is under way is finished, or left to others. */
    async stop(): Promise<void> {
      isRunning = false
      clearTimeout(timer)
      await runner.stop(STOP_MS)
      clearInterval(beating)
    },

    counts: () => repository.counts(now().toISOString()),
    dead: repository.dead,

    async revive(kind: string, key: string): Promise<boolean> {
      const isRevived = await repository.revive(kind, key, now().toISOString())
      look()
      return isRevived
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
