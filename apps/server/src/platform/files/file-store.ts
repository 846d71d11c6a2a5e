import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { SealBrokenError } from '../vault/sealing.ts'
import type { Vault } from '../vault/vault.ts'
import { openChunks, sealChunks } from './sealed-chunks.ts'

/** A file's row describes its sealed bytes so. */
export interface StoredFile {
  bytes: number
  /** SHA-256, in hexadecimal. */
  sha256: string
}

/** Files of people, sealed under each one's own key. Ids are made by the server. */
export interface FileStore {
  /** Resolves once the file outlives a power cut. */
  put(ownerId: string, fileId: string, plain: Uint8Array): Promise<StoredFile>
  /** Throws `FileDamagedError`, also while it is read. Rows of earlier versions have no checksum. */
  get(ownerId: string, fileId: string, sha256: string | null): Promise<AsyncIterable<Uint8Array>>
  remove(ownerId: string, fileId: string): Promise<void>
  /** Every file of the owner. */
  removeAll(ownerId: string): Promise<void>
}

/** Missing, cut short, or not as it was stored. */
export class FileDamagedError extends Error {
  readonly isMissing: boolean

  constructor(message: string, options: { cause?: unknown; isMissing?: boolean } = {}) {
    super(message, { cause: options.cause })
    this.isMissing = options.isMissing ?? false
  }
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
      // An object store compares it with what arrived, and refuses what differs.
      const ContentMD5 = createHash('md5').update(sealed).digest('base64')
      await to.put(keyOf(ownerId, fileId), sealed, { ContentMD5 })
      return { bytes: sealed.length, sha256: createHash('sha256').update(sealed).digest('hex') }
    },

    async get(ownerId, fileId, sha256) {
      const from = await disk()
      const sealed = async function* () {
        const stream = await from.getStream(keyOf(ownerId, fileId))
        yield* sha256 === null ? stream : compared(stream, sha256)
      }
      return begun(sayingDamaged(openChunks(vault, ownerId, fileId, sealed())))
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

/** Ends in a failure when the bytes were not those of the sum. The last piece of a sealed file opens only after that. */
async function* compared(sealed: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const piece of sealed) {
    hash.update(piece)
    yield piece
  }
  if (hash.digest('hex') !== sha256) throw new FileDamagedError('The file is not as it was stored.')
}

async function* sayingDamaged(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    if (error instanceof SealBrokenError) throw new FileDamagedError(error.message, { cause: error })
    if (isMissing(error)) throw new FileDamagedError('The file is missing.', { cause: error, isMissing: true })
    throw error
  }
}

/** Opens the file first: one that is missing or damaged at its beginning is known before an answer has begun. */
async function begun(content: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await content.next()
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* content
    } finally {
      await content.return(undefined)
    }
  })()
}

function isMissing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ((each as NodeJS.ErrnoException).code === 'ENOENT' || each.name === 'NoSuchKey') return true
  }
  return false
}
