import type { AccessEntry, AccessLog } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { AccessLogRepository, Position } from './access-log.repository.ts'

const KEPT_YEARS = 2
/** Entries that wait before they are written without waiting for the clock. */
const MOST_WAITING = 500

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
  let writing = Promise.resolve()
  let minute = ''
  /** By what they are alike in, the writes of this minute. */
  let written = new Map<string, Promise<void>>()

  function flush(): Promise<void> {
    if (waiting.size === 0) return writing
    const entries = [...waiting.values()]
    waiting = new Map()
    writing = writing.then(() => write(entries))
    return writing
  }

  const write = async (entries: readonly Waiting[]): Promise<void> => {
    try {
      await log.addMany(await Promise.all(entries.map(named)))
    } catch (error) {
      onError(error)
    }
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
        const done = write([{ ...access, id: newId(), at, times: 1 }])
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
    async list(ownerId: string, limit: number, cursor: string | undefined): Promise<AccessLog> {
      await flush()
      const found = await log.list(ownerId, limit + 1, cursor === undefined ? null : readCursor(cursor))
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items: inMinutes(items), nextCursor: found.length > limit && last ? `${last.at} ${last.id}` : null }
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

/** What is alike in a minute is one entry to read. */
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
