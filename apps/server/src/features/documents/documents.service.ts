import {
  type DocumentChange,
  type DocumentList,
  type NewDocument,
  RESTORABLE_MS,
  readableBytes,
  type SavedDocument,
  type StorageUse,
} from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { DocumentsRepository } from './documents.repository.ts'

const Position = z.object({ date: z.iso.datetime(), id: z.uuid() })

const EXCERPT_LENGTH = 160
/** Documents, and sealed bytes of them, that an answer looks through. */
const LOOKED_THROUGH = { documents: 100, bytes: 600_000 }
/** Documents that a search opens. */
const SEARCHED = 500

interface Deps {
  now: () => Date
  /** Bytes that the person may fill; `WITHOUT_LIMIT` for any number. */
  limitOf: (ownerId: string) => Promise<number>
}

/** More than anybody has, and still a number that both databases compare. */
export const WITHOUT_LIMIT = Number.MAX_SAFE_INTEGER

export interface Room {
  usedBytes: number
  limitBytes: number
}

/** What was deleted before this cannot be restored any more. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - RESTORABLE_MS).toISOString()

export function documentsService(documents: DocumentsRepository, { now, limitOf }: Deps) {
  async function get(ownerId: string, id: string): Promise<SavedDocument> {
    const document = await documents.findById(ownerId, id)
    if (!document) throw new AppError('not_found')
    return document
  }

  const room = async (ownerId: string): Promise<Room> => ({
    usedBytes: await documents.usedBytes(ownerId),
    limitBytes: await limitOf(ownerId),
  })

  async function noRoom(ownerId: string): Promise<AppError> {
    const { usedBytes, limitBytes } = await room(ownerId)
    if (limitBytes === 0) return new AppError('trial_over')
    return new AppError('storage_full', {
      details: { used: readableBytes(usedBytes), limit: readableBytes(limitBytes) },
    })
  }

  return {
    get,
    limitOf,
    room,
    noRoom,
    async storage(ownerId: string): Promise<StorageUse> {
      const { usedBytes, limitBytes } = await room(ownerId)
      return { usedBytes, limitBytes: limitBytes === WITHOUT_LIMIT ? null : limitBytes }
    },
    /** For what is kept beside the documents and counts as they do: a statement to run together with its change. */
    countStorage: documents.countStorage,

    /** Saving the same document again, as a retry does, answers the one that is there. */
    async save(ownerId: string, document: NewDocument): Promise<SavedDocument> {
      const today = now()
      const written = document.date ? new Date(document.date) : today
      // One way of writing times, so that they sort as text; nothing is from the future.
      const date = (written > today ? today : written).toISOString()
      const whole = { ...document, date, excerpt: excerptOf(document.text) }
      const kept = await documents.add(ownerId, whole, await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      const { id, kind, title, text } = document
      if (kept === 'kept') return { id, kind, title, text, date, tags: [], file: null }
      const before = await documents.findById(ownerId, document.id)
      if (before?.text === document.text && before.title === document.title) return before
      throw new AppError('document_id_taken')
    },

    async list(ownerId: string, limit: number, cursor: string | undefined): Promise<DocumentList> {
      const found = await documents.list(ownerId, limit + 1, cursor === undefined ? null : readCursor(cursor))
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items, nextCursor: found.length > limit && last ? writeCursor(last) : null }
    },

    /** Those in whose title, tags or text all words occur, the newest first, of the last `SEARCHED`. */
    async search(ownerId: string, words: string): Promise<DocumentList> {
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
      const passes = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
      const all = await documents.list(ownerId, SEARCHED, null)
      const byName = new Set(all.filter(({ title, tags }) => passes([title, ...tags].join(' '))).map(({ id }) => id))
      const rest = all.map(({ id }) => id).filter((id) => !byName.has(id))
      const byText = await documents.withText(ownerId, rest, passes)
      return { items: all.filter(({ id }) => byName.has(id) || byText.has(id)), nextCursor: null }
    },

    /** The newest documents with their texts, as far as an answer may look through them. */
    texts: (ownerId: string) => documents.texts(ownerId, LOOKED_THROUGH),

    async change(ownerId: string, id: string, change: DocumentChange): Promise<SavedDocument> {
      const kept = await documents.change(ownerId, id, change, await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      if (kept === 'nothing') throw new AppError('not_found')
      return get(ownerId, id)
    },

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await documents.remove(ownerId, id, now().toISOString()))) throw new AppError('not_found')
    },

    async restore(ownerId: string, id: string): Promise<SavedDocument> {
      const kept = await documents.restore(ownerId, id, restorableSince(now()), await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      return get(ownerId, id)
    },

    purge: documents.unscopedPurge,
  }
}

export type DocumentsService = ReturnType<typeof documentsService>

/** Cut at a whole character, with white space made even. */
function excerptOf(text: string): string {
  return text
    .slice(0, EXCERPT_LENGTH * 4)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, EXCERPT_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
}

function writeCursor({ date, id }: z.infer<typeof Position>): string {
  return Buffer.from(`${date} ${id}`).toString('base64url')
}

function readCursor(cursor: string): z.infer<typeof Position> {
  const [date, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = Position.safeParse({ date, id })
  if (!position.success) {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
  return position.data
}
