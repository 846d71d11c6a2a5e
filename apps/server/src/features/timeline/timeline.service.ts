import type { Timeline, TimelineKind } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { type Ask, isOlder, newestFirst, type Place, type TimelineSource } from '#server/platform/timeline/source.ts'

interface Wanted {
  kinds: readonly TimelineKind[]
  limit: number
  timeZone: string
  search?: string | undefined
  cursor?: string | undefined
}

/** What every room has to tell, merged page by page: no room is read further than a page needs. */
export function timelineService(sources: readonly TimelineSource[]) {
  return async (ownerId: string, { kinds, limit, timeZone, search = '', cursor }: Wanted): Promise<Timeline> => {
    const ask: Ask = {
      kinds,
      limit,
      timeZone,
      words: search.toLowerCase().split(/\s+/).filter(Boolean),
      before: cursor === undefined ? null : readCursor(cursor),
    }
    const asked = sources.filter((source) => source.kinds.some((kind) => kinds.includes(kind)))
    const told = await Promise.all(asked.map((source) => source.tell(ownerId, ask)))
    // Beyond the nearest place that a room has come to, it may have more that stands before the others'.
    const [horizon] = told.flatMap(({ reached }) => reached ?? []).sort(newestFirst)
    const certain = told
      .flatMap(({ entries }) => entries)
      .filter((entry) => horizon === undefined || !isOlder(entry, horizon))
      .sort(newestFirst)
    const items = certain.slice(0, limit)
    const next = certain.length > limit ? items.at(-1) : horizon
    return { items, nextCursor: next ? writeCursor(next) : null }
  }
}

export type TimelineService = ReturnType<typeof timelineService>

const PlaceSchema = z.tuple([
  z.string().regex(/^(\d{4}(-\d{2}){0,2}(T\d{2}:\d{2}(:\d{2}\.\d{3}Z)?)?)?$/),
  z.string().max(100),
])

const writeCursor = ({ when, id }: Place): string => Buffer.from(JSON.stringify([when, id])).toString('base64url')

function readCursor(cursor: string): Place {
  try {
    const [when, id] = PlaceSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (when !== '' && Number.isNaN(Date.parse(when))) throw new RangeError('No such time')
    return { when, id }
  } catch {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
}
