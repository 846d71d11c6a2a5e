import { createInflateRaw } from 'node:zlib'
import type { Inflate } from '@salus/exchange'

/** Four times as much at a time as Node's own stream of the web: a third of its work. */
const CHUNK_BYTES = 64 * 1_024

export function nodeInflate(): Inflate {
  const stream = createInflateRaw({ chunkSize: CHUNK_BYTES })
  const parts: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  let next = silenced(parts.next())

  return {
    async *push(packed) {
      const taken = new Promise<undefined>((resolve) => stream.write(packed, () => resolve(undefined)))
      for (;;) {
        const part = await Promise.race([next, taken])
        if (!part) return
        if (part.done) return
        next = silenced(parts.next())
        yield part.value
      }
    },
    async *end() {
      stream.end()
      for (;;) {
        const { value, done } = await next
        if (done) return
        next = silenced(parts.next())
        yield value
      }
    },
    abandon: () => void stream.destroy(),
  }
}

/** A failure shows in what is asked for next, which may be asked by nobody. */
function silenced<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
