import { setImmediate } from 'node:timers/promises'

/** Texts as bytes, so that what waits for a slow reader is counted and bounded. */
export async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    if (text !== '') yield Buffer.from(text)
    // SQLite answers at once and a near reader takes all: others are let in between two pages.
    await setImmediate()
  }
}
