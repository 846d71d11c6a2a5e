import type { OriginalFile } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { bytes, storageRepository } from './storage.repository.ts'

/** A file as it is kept: its bytes stand in the file store under `fileId`. */
export interface KeptFile extends OriginalFile {
  fileId: string
  /** Checksum of the sealed bytes; files of earlier versions have none. */
  sha256: string | null
}

const place = (documentId: string) => ({ table: 'document_files', column: 'name', rowId: documentId })

/** The files that documents were read from, at most one each; it counts with its document. */
export function originalFilesRepository(database: Database, vault: Vault) {
  const { db } = database
  const storage = storageRepository(db)
  return {
    async find(ownerId: string, documentId: string): Promise<KeptFile | null> {
      const row = await db
        .selectFrom('document_files')
        .select(['file_id', 'name', 'type', 'bytes', 'sha256'])
        .where('owner_id', '=', ownerId)
        .where('document_id', '=', documentId)
        .executeTakeFirst()
      if (!row) return null
      const name = await vault.open(ownerId, place(documentId), row.name)
      return { fileId: row.file_id, name, type: row.type, bytes: Number(row.bytes), sha256: row.sha256 }
    },

    /** `nothing` when the document has a file, or is no longer there. */
    async add(
      ownerId: string,
      documentId: string,
      { fileId, name, type, bytes: size, sha256 }: KeptFile,
      limitBytes: number,
    ): Promise<'kept' | 'nothing' | 'full'> {
      const sealed = await vault.seal(ownerId, place(documentId), name)
      // The document first, as in each change: a deletion meanwhile would give back what this counts afterwards.
      const held = db
        .updateTable('documents')
        .set({ id: documentId })
        .where('owner_id', '=', ownerId)
        .where('id', '=', documentId)
        .where('deleted_at', 'is', null)
      const added = db
        .insertInto('document_files')
        .values({
          owner_id: ownerId,
          document_id: documentId,
          file_id: fileId,
          name: sealed,
          type,
          bytes: size,
          sha256,
        })
        .onConflict((conflict) => conflict.columns(['owner_id', 'document_id']).doNothing())
      const idle = await database.together([
        held.compile(),
        added.compile(),
        storage.count(ownerId, bytes(size), limitBytes),
      ])
      return idle === null ? 'kept' : idle < 2 ? 'nothing' : 'full'
    },

    /** Of every owner: the files of documents that were deleted before `before`. */
    async unscopedDeleted(before: string): Promise<{ ownerId: string; fileId: string }[]> {
      const rows = await db
        .selectFrom('document_files as file')
        .innerJoin('documents as document', (join) =>
          join.onRef('document.owner_id', '=', 'file.owner_id').onRef('document.id', '=', 'file.document_id'),
        )
        .select(['file.owner_id', 'file.file_id'])
        .where('document.deleted_at', '<', before)
        .execute()
      return rows.map(({ owner_id, file_id }) => ({ ownerId: owner_id, fileId: file_id }))
    },

    async forget(ownerId: string, fileId: string): Promise<void> {
      await db.deleteFrom('document_files').where('owner_id', '=', ownerId).where('file_id', '=', fileId).execute()
    },
  }
}

export type OriginalFilesRepository = ReturnType<typeof originalFilesRepository>
