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

/** Accesses are gathered for a moment: the same within a minute is one entry, and many entries are one write. */
export function accessLogService({ log, nameOf, now, newId, onError }: Deps) {
  let waiting = new Map<string, Waiting>()
  let writing = Promise.resolve()

  function flush(): Promise<void> {
    if (waiting.size === 0) return writing
    const entries = [...waiting.values()]
    waiting = new Map()
    writing = writing.then(async () => log.addMany(await Promise.all(entries.map(named)))).catch(onError)
    return writing
  }

  async function named({ memberId, ...entry }: Waiting) {
    return memberId === undefined ? entry : { ...entry, from: { ...entry.from, name: await nameOf(memberId) } }
  }

  return {
    flush,

    note(access: Access): void {
      const at = now().toISOString()
      const { ownerId, memberId, actor, kind, action, from } = access
      const key = [ownerId, memberId, actor, kind, action, from.network, from.program, at.slice(0, 16)].join('\n')
      const before = waiting.get(key)
      if (before) before.times += 1
      else waiting.set(key, { ...access, id: newId(), at, times: 1 })
      if (waiting.size >= MOST_WAITING) void flush()
    },

    /** What was noted a moment ago is in it. */
    async list(ownerId: string, limit: number, cursor: string | undefined): Promise<AccessLog> {
      await flush()
      const found = await log.list(ownerId, limit + 1, cursor === undefined ? null : readCursor(cursor))
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items, nextCursor: found.length > limit && last ? `${last.at} ${last.id}` : null }
    },

    async purge(): Promise<void> {
      const before = new Date(now())
      before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
      await log.unscopedPurge(before.toISOString())
    },
  }
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
