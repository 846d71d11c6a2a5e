/** A platform's own way to inflate one file: packed bytes go in, parts come out. Throws where the data is damaged. */
export interface InflatingStream {
  /** Done when all of it is taken in. */
  write(packed: Uint8Array): Promise<unknown>
  close(): Promise<unknown>
  next(): Promise<IteratorResult<Uint8Array, unknown>>
  /** Lets go of it, whatever state it is in. */
  abandon(): void
}

/** Inflates one file of a ZIP as it arrives, never more at once than is asked for. */
export class Inflate {
  readonly #stream: InflatingStream
  #next: ReturnType<InflatingStream['next']>

  constructor(stream: InflatingStream) {
    this.#stream = stream
    this.#next = silenced(stream.next())
  }

  async *push(packed: Uint8Array): AsyncGenerator<Uint8Array> {
    const taken = silenced(this.#stream.write(packed).then(() => undefined))
    for (;;) {
      const part = await Promise.race([this.#next, taken])
      if (!part || part.done) return
      this.#next = silenced(this.#stream.next())
      yield part.value
    }
  }

  async *end(): AsyncGenerator<Uint8Array> {
    const closed = silenced(this.#stream.close())
    for (;;) {
      const part = await this.#next
      if (part.done) return void (await closed)
      this.#next = silenced(this.#stream.next())
      yield part.value
    }
  }

  abandon() {
    this.#stream.abandon()
  }
}

/** One failure shows in every promise that waits for it: it is told by the one that is awaited, if any. */
function silenced<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
