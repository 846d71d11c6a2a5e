import {
  CONFLICT_RULES,
  IMPORT_LIMITS,
  type Import,
  type ImportAnswer,
  type ImportEntries,
  type ImportKind,
  type ImportList,
  type ImportOutcome,
  type ImportState,
  type NewImportSchema,
  readableBytes,
  type UndoPreview,
  vitalMeasure,
} from '@salus/contract'
import { type CsvMatch, questionsOf } from '@salus/exchange'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { type BlocksRepository, REST } from './blocks.repository.ts'
import type { About, ImportsRepository, KeptImport } from './imports.repository.ts'
import type { Item } from './item.ts'
import { isTooWide } from './read-import.ts'
import { vitalText } from './reading/entry-words.ts'
import type { Rooms } from './rooms.ts'
import type { ImportRunner } from './runner.ts'
import { previewUndo } from './undo-import.ts'

const ENDS: Record<'reading' | 'applying' | 'undoing', readonly ImportState[]> = {
  reading: ['asking', 'ready'],
  applying: ['done'],
  undoing: ['undone'],
}
const ABANDONED_MS = 7 * 24 * 60 * 60 * 1_000
const Position = z.object({ at: z.iso.datetime(), id: z.uuid() })
/** The answer cuts the text of one entry here; the download has the whole. */
const SHOWN_LENGTH = 1_000

interface Deps {
  database: Database
  imports: ImportsRepository
  blocks: BlocksRepository
  store: FileStore
  rooms: Rooms
  runner: ImportRunner
  removeFile: (ownerId: string, id: string) => Promise<void>
  now: () => Date
  newId: () => string
}

export function importsService(deps: Deps) {
  const { imports, blocks, store, runner, removeFile, now, newId } = deps
  const at = () => now().toISOString()

  async function find(ownerId: string, id: string): Promise<KeptImport> {
    const kept = await imports.find(ownerId, id)
    if (!kept) throw new AppError('not_found')
    return kept
  }

  const get = async (ownerId: string, id: string): Promise<Import> => shown(await find(ownerId, id))

  /** Begins a step. A second call, as of a double click, finds it begun. */
  async function begin(
    ownerId: string,
    id: string,
    change: {
      from: Parameters<ImportsRepository['move']>[2]['from']
      to: 'reading' | 'applying' | 'undoing'
      about: About
      isHeld?: boolean
    },
  ): Promise<Import> {
    const moved = await imports.move(ownerId, id, { ...change, now: at() })
    const kept = await find(ownerId, id)
    if (!moved && change.from.includes(kept.state)) throw new AppError('import_under_way')
    // Another call at the same time may have ended it by now.
    if (!moved && kept.state !== change.to && !ENDS[change.to].includes(kept.state))
      throw new AppError('import_not_now')
    if (moved && change.isHeld) runner.stop(ownerId, id)
    if (moved) runner.start(ownerId, id)
    return shown(kept)
  }

  async function discard(ownerId: string, id: string): Promise<void> {
    await removeFile(ownerId, id)
    const gone = await imports.remove(ownerId, id, ['uploading', 'asking', 'reading', 'ready', 'failed', 'undone'])
    if (!gone) throw new AppError('import_not_now')
    runner.stop(ownerId, id)
  }

  return {
    get,

    async find(ownerId: string, id: string): Promise<Import | null> {
      const kept = await imports.find(ownerId, id)
      return kept ? shown(kept) : null
    },

    async start(ownerId: string, given: z.output<typeof NewImportSchema>): Promise<Import> {
      const { id, name, sizeBytes, modifiedAt, timeZone } = given
      if (sizeBytes > IMPORT_LIMITS.fileBytes)
        throw new AppError('import_too_large', { details: { limit: readableBytes(IMPORT_LIMITS.fileBytes) } })
      const about: About = {
        name,
        modifiedAt,
        timeZone,
        match: null,
        subject: null,
        table: null,
        sorted: null,
        problem: null,
        stayed: 0,
        withEdited: false,
      }
      if (!(await imports.create(ownerId, id, sizeBytes, about, at()))) {
        if (!(await imports.find(ownerId, id))) throw new AppError('import_under_way')
      } else if (sizeBytes === 0) runner.start(ownerId, id)
      return get(ownerId, id)
    },

    async list(ownerId: string, limit: number, cursor: string | undefined): Promise<ImportList> {
      const found = await imports.list(ownerId, limit + 1, cursor === undefined ? null : readCursor(cursor))
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return {
        items: items.map(shown),
        nextCursor: found.length > limit && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
      }
    },

    /** A piece has to begin where the file ended so far, else it is not kept: the answer says where to go on. */
    async receive(ownerId: string, id: string, start: number, part: Uint8Array): Promise<Import> {
      const { state, received, size } = await find(ownerId, id)
      const isAwaited = state === 'uploading' && received === start && part.length > 0 && start + part.length <= size
      if (!isAwaited) return get(ownerId, id)
      const fileId = newId()
      const { sha256 } = await store.put(ownerId, fileId, part)
      const isKept = await imports.addPart(ownerId, id, { start, length: part.length, fileId, sha256, now: at() })
      if (!isKept) await store.remove(ownerId, fileId)
      const kept = await find(ownerId, id)
      if (kept.state !== 'uploading' || kept.received < size) return shown(kept)
      return begin(ownerId, id, { from: ['uploading'], to: 'reading', about: kept.about })
    },

    /** Reads the file anew, as the person says. */
    async answer(ownerId: string, id: string, { match, subject, over }: ImportAnswer): Promise<Import> {
      const { about } = await find(ownerId, id)
      if (match && questionsOf(match as CsvMatch).length > 0) throw new AppError('table_unclear')
      const answered = {
        ...about,
        match: match ?? about.match,
        subject: subject ?? about.subject,
        over: over ?? about.over ?? [],
        problem: null,
      }
      return begin(ownerId, id, { from: ['asking', 'ready'], to: 'reading', about: answered })
    },

    async entries(
      ownerId: string,
      id: string,
      options: { outcome: ImportOutcome; kind?: ImportKind | undefined; cursor?: string | undefined },
    ): Promise<ImportEntries> {
      await find(ownerId, id)
      const { outcome, kind, cursor = '0.0' } = options
      const [from = 0, offset = 0] = cursor.split('.').map(Number)
      const places = await blocks.places(ownerId, id, { outcomes: [outcome], kind, from })
      const items: ImportEntries['items'] = []
      for (const [index, place] of places.entries()) {
        const block = await blocks.open(ownerId, id, place)
        const begin = place.number === from ? offset : 0
        const end = begin + IMPORT_LIMITS.page - items.length
        items.push(...block.items.slice(begin, end).map((item) => shownItem(item, place)))
        if (items.length < IMPORT_LIMITS.page) continue
        const next = places[index + 1]
        const nextCursor =
          end < block.items.length ? `${place.number}.${end}` : next === undefined ? null : `${next.number}.0`
        return { items, nextCursor }
      }
      return { items, nextCursor: null }
    },

    /** All that the import keeps itself, as JSON lines. */
    async rest(ownerId: string, id: string): Promise<{ name: string; lines: AsyncIterable<string> }> {
      const { about } = await find(ownerId, id)
      async function* lines() {
        for (const place of await blocks.places(ownerId, id, { outcomes: REST })) {
          const { items } = await blocks.open(ownerId, id, place)
          for (const { what, time, where, reason, original } of items)
            yield `${JSON.stringify({ outcome: place.outcome, kind: place.kind, what, time, where, reason, original })}\n`
        }
      }
      return { name: about.name, lines: lines() }
    },

    async apply(ownerId: string, id: string, isMine: boolean): Promise<Import> {
      const { about, state } = await find(ownerId, id)
      if (state === 'done') return get(ownerId, id)
      if (about.sorted?.person && about.sorted.person.differs.length > 0 && !isMine)
        throw new AppError('import_of_another')
      return begin(ownerId, id, { from: ['ready'], to: 'applying', about: { ...about, problem: null } })
    },

    async previewUndo(ownerId: string, id: string): Promise<UndoPreview> {
      const kept = await find(ownerId, id)
      if (kept.state !== 'done') throw new AppError('import_not_now')
      return previewUndo(ownerId, kept, deps)
    },

    async undo(ownerId: string, id: string, edited: 'keep' | 'remove'): Promise<Import> {
      const { about, state } = await find(ownerId, id)
      if (state === 'undone') return get(ownerId, id)
      const withEdited = edited === 'remove'
      // A writer that is still at work lets go first; then all that it wrote goes.
      return begin(ownerId, id, {
        from: ['done', 'applying'],
        to: 'undoing',
        about: { ...about, withEdited },
        isHeld: true,
      })
    },

    async discard(ownerId: string, id: string): Promise<void> {
      await find(ownerId, id)
      await discard(ownerId, id)
    },

    /** Removes the imports that nobody came back to. */
    async purge(): Promise<void> {
      const before = new Date(now().getTime() - ABANDONED_MS).toISOString()
      for (const { ownerId, id } of await imports.unscopedAbandoned(before)) await discard(ownerId, id)
    },
  }
}

export type ImportsService = ReturnType<typeof importsService>

const RULES: ReadonlySet<string> = new Set(CONFLICT_RULES)

function shown({ id, state, size, received, progress, about, createdAt, appliedAt }: KeptImport): Import {
  const { name, modifiedAt, sorted, table, problem, stayed, conflicts = [] } = about
  return {
    id,
    name,
    sizeBytes: size,
    receivedBytes: received,
    modifiedAt,
    state,
    createdAt,
    appliedAt,
    progress,
    problem,
    person: sorted?.person ?? null,
    people: state === 'asking' ? (sorted?.people ?? []) : [],
    // An earlier version kept wider ones.
    table: (state === 'asking' || state === 'ready') && !isTooWide(table) ? table : null,
    counts: sorted?.counts ?? [],
    remarks: sorted?.remarks ?? [],
    // Rules that no longer are stand in previews of before.
    conflicts: state === 'ready' || state === 'done' ? conflicts.filter(({ rule }) => RULES.has(rule)) : [],
    questions: (state === 'ready' && sorted?.questions) || [],
    stayed,
  }
}

function shownItem(
  item: Item,
  { kind, outcome }: { kind: ImportKind; outcome: ImportOutcome },
): ImportEntries['items'][number] {
  const { what, value, time, where, before, reason, more, original, vital } = item
  const text = original === undefined ? null : typeof original === 'string' ? original : JSON.stringify(original)
  return {
    kind,
    what: what ?? (vital ? vitalMeasure(vital.measure).label : 'Entry'),
    value: value ?? (vital ? vitalText(vital) : ''),
    time: time ?? (vital ? new Date(vital.at).toISOString() : null),
    where,
    before: before ?? null,
    // One that an earlier version kept has found its room since.
    reason: (outcome !== 'new' && reason) || null,
    more: more ?? null,
    original: text?.slice(0, SHOWN_LENGTH) ?? null,
  }
}

const writeCursor = ({ at, id }: z.infer<typeof Position>) => Buffer.from(`${at} ${id}`).toString('base64url')

function readCursor(cursor: string): z.infer<typeof Position> {
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = Position.safeParse({ at, id })
  if (!position.success) {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
  return position.data
}
