import type { Bytes } from '../types.ts'
import { joinBytes } from './join-bytes.ts'

/** The first bytes of a file (or all, where it has fewer), and the same file with them put back. */
export async function peel(bytes: Bytes, count: number): Promise<{ first: Uint8Array; whole: Bytes }> {
  const chunks: Uint8Array[] = []
  let length = 0
  const rest = Symbol.asyncIterator in bytes ? bytes[Symbol.asyncIterator]() : bytes[Symbol.iterator]()
  while (length < count) {
    const { done, value } = await rest.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const first = joinBytes(chunks)
  return { first, whole: putBack(first, rest) }
}

async function* putBack(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array> | Iterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first
    for (;;) {
      const { done, value } = await rest.next()
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops early lets go of the file.
    await rest.return?.()
  }
}
