import type { OriginalFile } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import { FileDamagedError, type FileStore } from '#server/platform/files/file-store.ts'
import type { DocumentsService } from './documents.service.ts'
import type { OriginalFilesRepository } from './original-files.repository.ts'

interface Deps {
  documents: Pick<DocumentsService, 'get' | 'room' | 'noRoom'>
  files: OriginalFilesRepository
  store: FileStore
  newId: () => string
}

/** The file beside the text that was read from it. Once kept it does not change. */
export function originalFilesService({ documents, files, store, newId }: Deps) {
  return {
    /** Keeping a file again, as a retry does, keeps the first. */
    async keep(
      ownerId: string,
      documentId: string,
      { name, type }: Pick<OriginalFile, 'name' | 'type'>,
      content: Uint8Array,
    ): Promise<void> {
      await documents.get(ownerId, documentId)
      if (await files.find(ownerId, documentId)) return
      const { usedBytes, limitBytes } = await documents.room(ownerId)
      if (usedBytes + content.length > limitBytes) throw await documents.noRoom(ownerId)
      const fileId = newId()
      const stored = await store.put(ownerId, fileId, content)
      let kept: Awaited<ReturnType<typeof files.add>> | undefined
      try {
        kept = await files.add(ownerId, documentId, { fileId, name, type, ...stored }, limitBytes)
      } finally {
        if (kept !== 'kept') await store.remove(ownerId, fileId)
      }
      if (kept === 'full') throw await documents.noRoom(ownerId)
      // Deleted while the file came.
      if (kept === 'nothing') await documents.get(ownerId, documentId)
    },

    async open(ownerId: string, documentId: string): Promise<OriginalFile & { content: AsyncIterable<Uint8Array> }> {
      await documents.get(ownerId, documentId)
      const file = await files.find(ownerId, documentId)
      if (!file) throw new AppError('not_found')
      const content = await store.get(ownerId, file.fileId, file.sha256).catch((error: unknown) => {
        throw error instanceof FileDamagedError ? new AppError('file_damaged', { cause: error }) : error
      })
      return { ...file, content }
    },

    /** A row goes when its file is gone: one that cannot be removed now is tried again, and keeps no other from going. */
    async purge(before: string): Promise<void> {
      const failures: unknown[] = []
      for (const { ownerId, fileId } of await files.unscopedDeleted(before)) {
        try {
          await store.remove(ownerId, fileId)
          await files.forget(ownerId, fileId)
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'files of deleted documents are still there')
    },
  }
}
