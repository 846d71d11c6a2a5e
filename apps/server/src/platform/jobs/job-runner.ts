import { failureCode, type Job, type JobKind, JobLost, ProcessLost, Stopping } from './job-kinds.ts'
import type { ClaimedJob, JobsRepository } from './jobs.repository.ts'

/** Whoever has not said for so long that it works at a job does so no more. */
export const LEASE_MS = 30_000
/** How often it says so, of jobs that take long. */
const BEAT_MS = 8_000
/** How often each process looks for jobs that another one made, or left behind. */
const LOOK_MS = 2_000
/** How many are taken with one statement. */
const BATCH = 1_000

interface Deps {
  repository: JobsRepository
  kinds: ReadonlyMap<string, JobKind>
  now: () => Date
  /** The name of this process. */
  holder: string
  onFailure(kind: string, error: unknown): void
}

interface Held {
  kind: JobKind
  row: ClaimedJob
  abort: AbortController
  /** When the lease ends, unless it is extended. */
  until: string
  since: number
  ended: Promise<void>
}

/** Takes what is due, and works at it: as much at once as its kind allows. */
export function jobRunner({ repository, kinds, now, holder, onFailure }: Deps) {
  const working = new Map<JobKind, Map<string, Held>>()
  const underWay = new Set<Promise<unknown>>()
  let done = new Map<string, string[]>()
  let finishing: Promise<void> | undefined
  let isStopping = false

  const at = (ms: number) => new Date(now().getTime() + ms).toISOString()
  const heldOf = (kind: JobKind) => working.get(kind) ?? working.set(kind, new Map()).get(kind) ?? new Map()
  const roomOf = (kind: JobKind) => Math.min(kind.atOnce - heldOf(kind).size, BATCH)

  /** One statement writes down what many finished at the same time. */
  function finish({ kind: { kind }, row }: Held): Promise<void> {
    const keys = done.get(kind)
    if (keys) keys.push(row.key)
    else done.set(kind, [row.key])
    finishing ??= (async () => {
      await new Promise(setImmediate)
      while (done.size > 0) {
        const all = done
        done = new Map()
        for (const [each, ended] of all) await repository.finish(each, holder, ended)
      }
    })().finally(() => {
      finishing = undefined
    })
    return finishing
  }

  async function noteFailure(held: Held, error: unknown): Promise<void> {
    const { kind, row } = held
    if (isLost(held)) return
    if (isStopping && error instanceof Stopping) return repository.letGo(kind.kind, holder, row.key, at(0))
    onFailure(kind.kind, error)
    const isLast = row.tries >= kind.tries
    const waitMs = kind.waitsMs[Math.min(row.tries, kind.waitsMs.length) - 1] ?? 0
    const goesOn = isLast && kind.repeats
    await repository.fail(kind.kind, holder, row.key, {
      at: goesOn ? goesOn(now()).toISOString() : at(waitMs),
      code: failureCode(error),
      now: at(0),
      tries: goesOn ? 0 : row.tries,
      isDead: isLast && !kind.repeats,
    })
    throw error
  }

  async function attempt(held: Held): Promise<void> {
    const { kind, row, abort } = held
    const { key, owner_id: ownerId, due_at: dueAt, tries } = row
    let next: Date | undefined
    try {
      if (tries > kind.tries) throw new ProcessLost()
      const payload = JSON.parse(row.payload) as Job['payload']
      next = await kind.work({ key, ownerId, payload, dueAt, tries, holder, signal: abort.signal })
    } catch (error) {
      return noteFailure(held, error)
    }
    if (isLost(held)) return
    const again = next ?? kind.repeats?.(now())
    if (again) await repository.repeat(kind.kind, holder, key, again.toISOString(), at(0))
    else await finish(held)
  }

  function begin(kind: JobKind, row: ClaimedJob, until: string, whenFree: () => void): Promise<void> {
    const jobs = heldOf(kind)
    const before = jobs.get(row.key)?.ended
    const held: Held = {
      kind,
      row,
      abort: new AbortController(),
      until,
      since: performance.now(),
      ended: Promise.resolve(),
    }
    jobs.set(row.key, held)
    if (isStopping) held.abort.abort(new Stopping())
    // When a lost job comes again, the work of the first time ends first.
    const work = before ? before.catch(() => {}).then(() => attempt(held)) : attempt(held)
    held.ended = work.finally(() => {
      if (jobs.get(row.key) === held) jobs.delete(row.key)
      underWay.delete(held.ended)
      whenFree()
    })
    underWay.add(held.ended)
    // Its failure is noted; who waits for it hears of it too.
    held.ended.catch(() => {})
    return held.ended
  }

  /** Takes of this kind what is due and there is room for. */
  async function take(kind: JobKind, whenFree: () => void): Promise<Promise<void>[]> {
    const room = roomOf(kind)
    if (room <= 0 || isStopping) return []
    const until = at(LEASE_MS)
    const rows = await repository.claim(kind.kind, room, { holder, now: at(0), until })
    return rows.map((row) => begin(kind, row, until, whenFree))
  }

  /** Ends the work at what this process could not hold on to. */
  async function extend(kind: JobKind, long: readonly Held[]): Promise<void> {
    const until = at(LEASE_MS)
    const keys = long.map(({ row }) => row.key)
    try {
      const kept = await repository.extend(kind.kind, holder, keys, until)
      for (const held of long) if (kept.has(held.row.key)) held.until = until
    } catch (error) {
      onFailure(kind.kind, error)
      for (const held of long) if (held.until <= at(0)) held.abort.abort(new JobLost())
      return
    }
    for (const held of long) if (held.until !== until) held.abort.abort(new JobLost())
  }

  return {
    take,

    /** Takes what is due of all kinds. Answers when there will be more to do, as far as that is known. */
    async takeDue(whenFree: () => void): Promise<number> {
      const free = [...kinds.values()].filter((kind) => roomOf(kind) > 0)
      let waitMs = LOOK_MS
      for (const { kind: name, nextAt } of await repository.nextOf(free.map(({ kind }) => kind))) {
        const kind = kinds.get(name)
        const inMs = Date.parse(nextAt) - now().getTime()
        if (inMs > 0) waitMs = Math.min(waitMs, inMs)
        else if (kind && (await take(kind, whenFree)).length > 0) waitMs = 0
      }
      return waitMs
    },

    /** Holds on to what takes long. */
    async beat(): Promise<void> {
      for (const [kind, jobs] of working) {
        const long = [...jobs.values()].filter(({ since }) => performance.now() - since > BEAT_MS / 2)
        if (long.length > 0) await extend(kind, long)
      }
    },

    abort(kind: string, key: string): void {
      const known = kinds.get(kind)
      if (known) heldOf(known).get(key)?.abort.abort(new JobLost())
    },

    /** Takes nothing more, and waits a while for what is under way. */
    async stop(limitMs: number): Promise<void> {
      isStopping = true
      for (const jobs of working.values()) for (const { abort } of jobs.values()) abort.abort(new Stopping())
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, limitMs)
      await Promise.race([Promise.allSettled(underWay), late])
      clearTimeout(timer)
    },

    beatMs: BEAT_MS,
    lookMs: LOOK_MS,
  }
}

const isLost = ({ abort: { signal } }: Held): boolean => signal.aborted && signal.reason instanceof JobLost

export type JobRunner = ReturnType<typeof jobRunner>
