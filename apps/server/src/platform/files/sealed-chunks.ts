import { setImmediate as nextTurn } from 'node:timers/promises'
import { SealBrokenError } from '../vault/sealing.ts'
import type { Vault } from '../vault/vault.ts'

const CHUNK_BYTES = 256 * 1024
const LENGTH_BYTES = 4

/** A chunk opens at its own number alone, and the last one says that it is: none can be left out, moved or cut off. */
const place = (fileId: string, index: number, isLast: boolean) => ({
  table: 'files',
  column: `${index}${isLast ? ' last' : ''}`,
  rowId: fileId,
})

/** Seals bytes piece by piece, so that nobody waits long: each is its length (4 bytes, big endian) and what is sealed. */
export async function* sealChunks(
  vault: Vault,
  ownerId: string,
  fileId: string,
  plain: Uint8Array,
): AsyncGenerator<Buffer> {
  const last = Math.max(0, Math.ceil(plain.length / CHUNK_BYTES) - 1)
  for (let index = 0; index <= last; index += 1) {
    const chunk = plain.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)
    const sealed = await vault.sealBytes(ownerId, place(fileId, index, index === last), chunk)
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(sealed.length)
    yield Buffer.concat([length, sealed])
    await nextTurn()
  }
}

/** The opposite. Throws `SealBrokenError` at the first chunk that is not as it was sealed. */
export async function* openChunks(
  vault: Vault,
  ownerId: string,
  fileId: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let index = 0
  let held = Buffer.alloc(0)
  // Joined once a chunk is whole: with each piece, all before it would be copied anew.
  let pieces: Uint8Array[] = []
  let [length, needed] = [0, 0]
  const take = (): Buffer | undefined => {
    if (held.length < LENGTH_BYTES) return undefined
    const end = LENGTH_BYTES + held.readUInt32BE(0)
    // One chunk is always held back: whether it is the last shows when nothing comes after it.
    if (held.length <= end) return undefined
    const chunk = held.subarray(LENGTH_BYTES, end)
    held = held.subarray(end)
    return chunk
  }
  for await (const piece of sealed) {
    pieces.push(piece)
    length += piece.length
    if (length <= needed) continue
    held = Buffer.concat(pieces)
    for (let chunk = take(); chunk; chunk = take()) {
      yield await vault.openBytes(ownerId, place(fileId, index, false), chunk)
      index += 1
    }
    pieces = [held]
    length = held.length
    needed = held.length < LENGTH_BYTES ? LENGTH_BYTES : LENGTH_BYTES + held.readUInt32BE(0)
  }
  held = Buffer.concat(pieces)
  if (held.length < LENGTH_BYTES) throw new SealBrokenError('The file was cut short.')
  yield await vault.openBytes(ownerId, place(fileId, index, true), held.subarray(LENGTH_BYTES))
}
