import type { NewDocument, OriginalFile } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { DocumentsService } from './documents.service.ts'
import type { OriginalFilesRepository } from './original-files.repository.ts'
import type { originalFilesService } from './original-files.service.ts'

/** With the words that it was filed under where it comes from. */
type Tagged<Document> = Document & { tags?: string[] }

export interface ImportedFile extends Pick<OriginalFile, 'name' | 'type'> {
  content: Uint8Array
}

interface Deps {
  database: Database
  service: DocumentsService
  originals: Pick<ReturnType<typeof originalFilesService>, 'keep'>
  files: OriginalFilesRepository
  store: FileStore
}

/** Documents as an import adds and takes them back. */
export function importedDocuments({ database: { db }, service, originals, files, store }: Deps) {
  const row = (ownerId: string, id: string) =>
    db.selectFrom('documents').where('owner_id', '=', ownerId).where('id', '=', id)

  async function removeForGood(ownerId: string, id: string): Promise<void> {
    const file = await files.find(ownerId, id)
    if (file) await store.remove(ownerId, file.fileId)
    await db.deleteFrom('documents').where('owner_id', '=', ownerId).where('id', '=', id).execute()
  }

  return {
    /** Those of the ids that are there. */
    async known(ownerId: string, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('documents')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    room: service.room,
    noRoom: service.noRoom,
    countStorage: service.countStorage,

    /** The same again, as after a break, changes nothing. */
    async add(
      ownerId: string,
      importId: string,
      document: Tagged<NewDocument>,
      file: ImportedFile | null,
    ): Promise<void> {
      // What was deleted, and could still be brought back, gives its place to what comes again.
      const deleted = await row(ownerId, document.id)
        .select('id')
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      if (deleted) await removeForGood(ownerId, document.id)
      const { tags, ...plain } = document
      await service.save(ownerId, plain)
      if (tags) await service.change(ownerId, document.id, { tags })
      if (file) await originals.keep(ownerId, document.id, file, file.content)
      await db
        .updateTable('documents')
        .set({ import_id: importId })
        .where('owner_id', '=', ownerId)
        .where('id', '=', document.id)
        .execute()
    },

    /** Whether it has another name or other tags by now. */
    async isEdited(
      ownerId: string,
      { id, title, tags = [] }: Tagged<Pick<NewDocument, 'id' | 'title'>>,
    ): Promise<boolean> {
      if ((await this.known(ownerId, [id])).length === 0) return false
      const now = await service.get(ownerId, id)
      return now.title !== title || now.tags.join() !== tags.join()
    },

    async remove(ownerId: string, id: string): Promise<void> {
      if ((await this.known(ownerId, [id])).length > 0) await service.remove(ownerId, id)
      await removeForGood(ownerId, id)
    },
  }
}

export type ImportedDocuments = ReturnType<typeof importedDocuments>
