import type { DOCUMENT_KINDS, DocumentChange, DocumentSummary, NewDocument, SavedDocument } from '@salus/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

type Row = Selectable<Tables['documents']>

const place = (column: 'title' | 'excerpt' | 'text' | 'tags', rowId: string) => ({ table: 'documents', column, rowId })

export interface Position {
  date: string
  id: string
}

/** Titles, excerpts and texts are sealed on the way in and opened on the way out. */
export function documentsRepository(db: Kysely<Tables>, vault: Vault) {
  async function summarise(ownerId: string, row: Omit<Row, 'text'>): Promise<DocumentSummary> {
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
    /** Does nothing when the owner has a document of this id. Tells whether it was added. */
    async add(ownerId: string, document: NewDocument & { excerpt: string; date: string }): Promise<boolean> {
      const { id } = document
      const result = await db
        .insertInto('documents')
        .values({
          id,
          owner_id: ownerId,
          kind: document.kind,
          title: await vault.seal(ownerId, place('title', id), document.title),
          excerpt: await vault.seal(ownerId, place('excerpt', id), document.excerpt),
          text: await vault.seal(ownerId, place('text', id), document.text),
          date: document.date,
          deleted_at: null,
          tags: null,
        })
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
        .executeTakeFirst()
      return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
    },

    /** Newest first, after `after`. */
    async list(ownerId: string, limit: number, after: Position | null): Promise<DocumentSummary[]> {
      let query = db
        .selectFrom('documents')
        .select(['id', 'owner_id', 'kind', 'title', 'excerpt', 'date', 'deleted_at', 'tags'])
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
      if (after) {
        // Compared as a pair, so that the index is entered at this place and not read from its beginning.
        query = query.where(sql<boolean>`(date, id) < (${after.date}, ${after.id})`)
      }
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
      return { ...summary, text: await vault.open(ownerId, place('text', id), row.text) }
    },

    /** The newest first, until there are so many or they are so long. */
    async texts(ownerId: string, most: { documents: number; bytes: number }): Promise<SavedDocument[]> {
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

    /** False when there is none. */
    async change(ownerId: string, id: string, { title, tags }: DocumentChange): Promise<boolean> {
      const values = {
        ...(title === undefined ? {} : { title: await vault.seal(ownerId, place('title', id), title) }),
        ...(tags === undefined ? {} : { tags: await vault.seal(ownerId, place('tags', id), JSON.stringify(tags)) }),
      }
      const result = await db
        .updateTable('documents')
        .set(Object.keys(values).length === 0 ? { id } : values)
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
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
      const result = await db
        .updateTable('documents')
        .set({ deleted_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    /** Takes a deletion back that is not older than `since`. */
    async restore(ownerId: string, id: string, since: string): Promise<void> {
      await db
        .updateTable('documents')
        .set({ deleted_at: null })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', '>=', since)
        .execute()
    },

    /** Of every owner: what was deleted before `before` goes for good. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('documents').where('deleted_at', '<', before).execute()
    },
  }
}

export type DocumentsRepository = ReturnType<typeof documentsRepository>
