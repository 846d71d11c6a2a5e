import type { Disk } from 'flydrive'
import type { Vault } from '../vault/vault.ts'
import { openChunks, sealChunks } from './sealed-chunks.ts'

/** Files of people, sealed under each one's own key. Ids are made by the server. */
export interface FileStore {
  /** Gives the bytes that it takes. */
  put(ownerId: string, fileId: string, plain: Uint8Array): Promise<number>
  get(ownerId: string, fileId: string): Promise<AsyncIterable<Uint8Array>>
  remove(ownerId: string, fileId: string): Promise<void>
  /** Every file of the owner. */
  removeAll(ownerId: string): Promise<void>
}

export function fileStore(disk: () => Promise<Disk>, vault: Vault): FileStore {
  const keyOf = (ownerId: string, fileId: string) => `${ownerId}/${fileId}`
  return {
    async put(ownerId, fileId, plain) {
      // Whole, and not as it comes: an object store wants to know the length, and asks again when a try fails.
      const chunks: Buffer[] = []
      for await (const chunk of sealChunks(vault, ownerId, fileId, plain)) chunks.push(chunk)
      const sealed = Buffer.concat(chunks)
      const to = await disk()
      await to.put(keyOf(ownerId, fileId), sealed)
      return sealed.length
    },

    async get(ownerId, fileId) {
      const from = await disk()
      return openChunks(vault, ownerId, fileId, await from.getStream(keyOf(ownerId, fileId)))
    },

    async remove(ownerId, fileId) {
      const on = await disk()
      await on.delete(keyOf(ownerId, fileId))
    },

    async removeAll(ownerId) {
      const on = await disk()
      await on.deleteAll(`${ownerId}/`)
    },
  }
}
