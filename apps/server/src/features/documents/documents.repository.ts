import type { DOCUMENT_KINDS, DocumentChange, DocumentSummary, NewDocument, SavedDocument } from '@salus/contract'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { OriginalFilesRepository } from './original-files.repository.ts'
import { bytes, storageRepository, storedBytes } from './storage.repository.ts'

type Row = Selectable<Tables['documents']>

const place = (column: 'title' | 'excerpt' | 'text' | 'tags', rowId: string) => ({ table: 'documents', column, rowId })

export interface Position {
  date: string
  id: string
}

/** What a change came to: nothing there to change, or no room for it in `limitBytes`. */
export type Kept = 'kept' | 'nothing' | 'full'

/**
 * Titles, excerpts and texts are sealed on the way in and opened on the way out. What they take is counted together with
 * each change, the document first: whoever has its row is the only one to count it.
 */
export function documentsRepository(database: Database, vault: Vault, files: Pick<OriginalFilesRepository, 'find'>) {
  const { db } = database
  const storage = storageRepository(db)

  async function summarise(ownerId: string, row: Omit<Row, 'text' | 'import_id'>): Promise<DocumentSummary> {
    return {
      id: row.id,
      kind: row.kind as (typeof DOCUMENT_KINDS)[number],
      title: await vault.open(ownerId, place('title', row.id), row.title),
      excerpt: await vault.open(ownerId, place('excerpt', row.id), row.excerpt),
      date: row.date,
      tags:
        row.tags === null ? [] : (JSON.parse(await vault.open(ownerId, place('tags', row.id), row.tags)) as string[]),
    }
  }

  return {
    /** Nothing, when the owner has a document of this id. */
    async add(
      ownerId: string,
      document: NewDocument & { excerpt: string; date: string },
      limitBytes: number,
    ): Promise<Kept> {
      const { id } = document
      const [title, excerpt, text] = await Promise.all([
        vault.seal(ownerId, place('title', id), document.title),
        vault.seal(ownerId, place('excerpt', id), document.excerpt),
        vault.seal(ownerId, place('text', id), document.text),
      ])
      const { kind, date } = document
      const added = db
        .insertInto('documents')
        .values({ id, owner_id: ownerId, kind, title, excerpt, text, date, deleted_at: null, tags: null })
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      const size = bytes(Buffer.byteLength(title + excerpt + text))
      return keptOf(await database.together([added.compile(), storage.count(ownerId, size, limitBytes)]))
    },

    /** Newest first, after `after`; of all kinds unless some are given. */
    async list(
      ownerId: string,
      limit: number,
      after: Position | null,
      kinds?: readonly DocumentSummary['kind'][],
    ): Promise<DocumentSummary[]> {
      let query = db
        .selectFrom('documents')
        .select(['id', 'owner_id', 'kind', 'title', 'excerpt', 'date', 'deleted_at', 'tags'])
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
      if (after) {
        // Compared as a pair, so that the index is entered at this place and not read from its beginning.
        query = query.where(sql<boolean>`(date, id) < (${after.date}, ${after.id})`)
      }
      if (kinds) query = query.where('kind', 'in', kinds)
      const rows = await query.orderBy('date', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(rows.map((row) => summarise(ownerId, row)))
    },

    async findById(ownerId: string, id: string): Promise<SavedDocument | null> {
      const row = await db
        .selectFrom('documents')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      const { excerpt: _, ...summary } = await summarise(ownerId, row)
      const kept = await files.find(ownerId, id)
      const file = kept && { name: kept.name, type: kept.type, bytes: kept.bytes }
      return { ...summary, text: await vault.open(ownerId, place('text', id), row.text), file }
    },

    /** The newest first, until there are so many or they are so long. */
    async texts(ownerId: string, most: { documents: number; bytes: number }): Promise<Omit<SavedDocument, 'file'>[]> {
      const own = db.selectFrom('documents').where('owner_id', '=', ownerId).where('deleted_at', 'is', null)
      const sizes = await own
        .select(['id', sql<number>`length(text)`.as('bytes')])
        .orderBy('date', 'desc')
        .limit(most.documents)
        .execute()
      let left = most.bytes
      const ids = sizes.flatMap(({ id, bytes }) => {
        left -= Number(bytes)
        return left >= 0 ? [id] : []
      })
      if (ids.length === 0) return []
      const rows = await own.selectAll().where('id', 'in', ids).orderBy('date', 'desc').execute()
      return Promise.all(
        rows.map(async (row) => {
          const { excerpt: _, ...summary } = await summarise(ownerId, row)
          return { ...summary, text: await vault.open(ownerId, place('text', row.id), row.text) }
        }),
      )
    },

    async change(ownerId: string, id: string, change: DocumentChange, limitBytes: number): Promise<Kept> {
      const values: { title?: string; tags?: string } = {}
      if (change.title !== undefined) values.title = await vault.seal(ownerId, place('title', id), change.title)
      if (change.tags !== undefined) {
        values.tags = await vault.seal(ownerId, place('tags', id), JSON.stringify(change.tags))
      }
      const live = db
        .updateTable('documents')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
      const held = live.set({ id }).compile()
      if (Object.keys(values).length === 0) return keptOf(await database.together([held]))
      const growth = sql<number>`(
        select ${bytes(Buffer.byteLength((values.title ?? '') + (values.tags ?? '')))}
        ${values.title === undefined ? sql`` : sql`- octet_length(title)`}
        ${values.tags === undefined ? sql`` : sql`- coalesce(octet_length(tags), 0)`}
        from documents where owner_id = ${ownerId} and id = ${id})`
      return keptOf(
        await database.together([held, storage.count(ownerId, growth, limitBytes), live.set(values).compile()]),
      )
    },

    /** Ids of those whose text passes. Opens every text: give it few. */
    async withText(ownerId: string, ids: readonly string[], passes: (text: string) => boolean): Promise<Set<string>> {
      const found = new Set<string>()
      for (const id of ids) {
        const row = await db
          .selectFrom('documents')
          .select('text')
          .where('owner_id', '=', ownerId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (row && passes(await vault.open(ownerId, place('text', id), row.text))) found.add(id)
      }
      return found
    },

    /** Marks as deleted. False when there is none. */
    async remove(ownerId: string, id: string, at: string): Promise<boolean> {
      const removed = db
        .updateTable('documents')
        .set({ deleted_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
      const given = storage.count(ownerId, sql<number>`(0 - ${storedBytes(ownerId, id)})`, 0)
      return keptOf(await database.together([removed.compile(), given])) === 'kept'
    },

    /** Takes a deletion back that is not older than `since`. */
    async restore(ownerId: string, id: string, since: string, limitBytes: number): Promise<Kept> {
      const restored = db
        .updateTable('documents')
        .set({ deleted_at: null })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', '>=', since)
      const taken = storage.count(ownerId, storedBytes(ownerId, id), limitBytes)
      return keptOf(await database.together([restored.compile(), taken]))
    },

    usedBytes: storage.usedBytes,
    countStorage: storage.count,

    /**
     * Of every owner: what was deleted before `before` goes for good, but for what has a file still. Its room was given
     * back when it was deleted.
     */
    async unscopedPurge(before: string): Promise<void> {
      await db
        .deleteFrom('documents')
        .where('deleted_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('document_files as file')
                .select('file.file_id')
                .whereRef('file.owner_id', '=', 'documents.owner_id')
                .whereRef('file.document_id', '=', 'documents.id'),
            ),
          ),
        )
        .execute()
    },
  }
}

export type DocumentsRepository = ReturnType<typeof documentsRepository>

/** Of statements of which the first changes a document and the second counts it. */
const keptOf = (idle: number | null): Kept => (idle === null ? 'kept' : idle === 0 ? 'nothing' : 'full')
