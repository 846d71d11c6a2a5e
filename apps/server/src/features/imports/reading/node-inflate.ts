import { createInflateRaw } from 'node:zlib'
import type { InflatingStream } from '@salus/exchange'

/** Four times as much at a time as Node's own stream of the web: a third of its work. */
const CHUNK_BYTES = 64 * 1_024

export function nodeInflate(): InflatingStream {
  const stream = createInflateRaw({ chunkSize: CHUNK_BYTES })
  const parts: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  return {
    // The next part shows an error in it.
    write: (packed) => new Promise((resolve) => stream.write(packed, resolve)),
    close: async () => stream.end(),
    next: () => parts.next(),
    abandon: () => void stream.destroy(),
  }
}
