import type { AccessEntry, AccessFilter, AccessLog, AccessPeople } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { AccessLogRepository, Position } from './access-log.repository.ts'

const KEPT_YEARS = 2
/** Entries that wait before they are written without waiting for the clock. */
const MOST_WAITING = 500
/** While the database takes none; from then on new ones are lost, which the server's own log tells. */
const MOST_KEPT = 20_000

/** `memberId`: who of a care circle it was; the name is looked up when it is written. */
export type Access = Omit<AccessEntry, 'id' | 'at' | 'times'> & { ownerId: string; memberId?: string | undefined }
type Waiting = Access & Pick<AccessEntry, 'id' | 'at' | 'times'>

interface Deps {
  log: AccessLogRepository
  nameOf: (userId: string) => Promise<string>
  now: () => Date
  newId: () => string
  onError: (error: unknown) => void
}

/**
 * The first access of a minute is written before `note` is done. The same within that minute are counted, and written
 * as one more entry a moment later: a crash can cost their number, never that there was one.
 */
export function accessLogService({ log, nameOf, now, newId, onError }: Deps) {
  let waiting = new Map<string, Waiting>()
  /** Could not be written, and are tried again. */
  let failed: Waiting[] = []
  let writing = Promise.resolve()
  let minute = ''
  /** By what they are alike in, the writes of this minute. */
  let written = new Map<string, Promise<void>>()

  function flush(): Promise<void> {
    if (waiting.size === 0 && failed.length === 0) return writing
    const entries = [...failed, ...waiting.values()]
    waiting = new Map()
    failed = []
    writing = writing.then(() => writeInParts(entries))
    return writing
  }

  async function writeInParts(entries: readonly Waiting[]): Promise<void> {
    for (let start = 0; start < entries.length; start += MOST_WAITING) {
      const end = start + MOST_WAITING
      const rest = await write(entries.slice(start, end))
      if (rest.length > 0) return keep([...rest, ...entries.slice(end)])
    }
  }

  /** Gives back those that are to be tried again. */
  async function write(entries: readonly Waiting[]): Promise<Waiting[]> {
    try {
      await log.addMany(await Promise.all(entries.map(named)))
      return []
    } catch (error) {
      const [only, ...others] = entries
      if (only && others.length === 0) {
        if (await log.isOwnerGone(only.ownerId).catch(() => false)) return []
        onError(error)
        return [only]
      }
      // One whose account ended in another process must not cost the others their entries.
      for (const [at, entry] of entries.entries())
        if ((await write([entry])).length > 0) return [...entries.slice(at + 1), entry]
      return []
    }
  }

  function keep(entries: readonly Waiting[]): void {
    failed.push(...entries.slice(0, MOST_KEPT - failed.length))
  }

  async function named({ memberId, ...entry }: Waiting) {
    return memberId === undefined ? entry : { ...entry, from: { ...entry.from, name: await nameOf(memberId) } }
  }

  return {
    flush,

    async note(access: Access): Promise<void> {
      const at = now().toISOString()
      if (at.slice(0, 16) !== minute) {
        minute = at.slice(0, 16)
        written = new Map()
      }
      const key = keyOf(access)
      const first = written.get(key)
      if (!first) {
        const done = write([{ ...access, id: newId(), at, times: 1 }]).then((rest) => {
          if (rest.length === 0) return
          keep(rest)
          // The next of this minute tries again, and does not count on a line that is missing.
          written.delete(key)
        })
        written.set(key, done)
        return done
      }
      const again = `${key}\n${minute}`
      const before = waiting.get(again)
      if (before) before.times += 1
      else waiting.set(again, { ...access, id: newId(), at, times: 1 })
      if (waiting.size >= MOST_WAITING) void flush()
      await first
    },

    /** What was noted a moment ago is in it. */
    async list(
      ownerId: string,
      limit: number,
      cursor: string | undefined,
      filter: AccessFilter = {},
    ): Promise<AccessLog> {
      await flush()
      const found = await log.list(ownerId, filter, limit + 1, cursor === undefined ? null : readCursor(cursor))
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items: inMinutes(items), nextCursor: found.length > limit && last ? `${last.at} ${last.id}` : null }
    },

    async people(ownerId: string): Promise<AccessPeople> {
      await flush()
      return { items: await log.people(ownerId) }
    },

    async purge(): Promise<void> {
      const before = new Date(now())
      before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
      await log.unscopedPurge(before.toISOString())
    },
  }
}

const keyOf = ({ ownerId, memberId, actor, kind, action, from }: Access): string =>
  [ownerId, memberId, actor, kind, action, from.network, from.program].join('\n')

/** Entries of one minute that are alike are shown as one. */
function inMinutes(items: readonly AccessEntry[]): AccessEntry[] {
  const found = new Map<string, AccessEntry>()
  for (const entry of items) {
    const { at, actor, kind, action, from } = entry
    const key = [at.slice(0, 16), actor, kind, action, from.network, from.program, from.name].join('\n')
    const before = found.get(key)
    if (before) before.times += entry.times
    else found.set(key, { ...entry })
  }
  return [...found.values()]
}

export type AccessLogService = ReturnType<typeof accessLogService>

const Cursor = z.tuple([z.iso.datetime(), z.string().min(1).max(64)])

function readCursor(cursor: string): Position {
  const read = Cursor.safeParse(cursor.split(' '))
  if (!read.success) {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
  return { at: read.data[0], id: read.data[1] }
}
