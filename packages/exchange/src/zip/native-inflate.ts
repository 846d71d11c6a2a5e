/** Inflates one file of a ZIP as it arrives, never more at once than is asked for. Throws where the data is damaged. */
export interface Inflate {
  push(packed: Uint8Array): AsyncIterable<Uint8Array>
  end(): AsyncIterable<Uint8Array>
  /** Lets go of it, whatever state it is in. */
  abandon(): void
}

/** With what browser and Node have built in: over twice as fast as JavaScript can, and beside our own work. */
export function nativeInflate(): Inflate {
  const { writable, readable } = new DecompressionStream('deflate-raw')
  const [writer, reader] = [writable.getWriter(), readable.getReader()]
  let next = silenced(reader.read())

  return {
    async *push(packed) {
      const taken = silenced(writer.write(packed))
      for (;;) {
        const chunk = await Promise.race([next, taken])
        if (!chunk?.value) return
        next = silenced(reader.read())
        yield chunk.value
      }
    },
    async *end() {
      const closed = silenced(writer.close())
      for (;;) {
        const { value } = await next
        if (!value) return void (await closed)
        next = silenced(reader.read())
        yield value
      }
    },
    abandon: () => void silenced(writer.abort()),
  }
}

/** One failure shows in every promise that waits for it: it is told by the one that is awaited. */
function silenced<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
