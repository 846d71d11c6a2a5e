/** Events in the order they are told, for whoever reads them, whenever they read. */
export class EventStream<T> implements AsyncIterable<T> {
  readonly #told: T[] = []
  #ended = false
  #wake: () => void = () => {}

  tell(event: T) {
    if (this.#ended) return
    this.#told.push(event)
    this.#wake()
  }

  end() {
    this.#ended = true
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const next = this.#told.shift()
      if (next !== undefined) yield next
      else if (this.#ended) return
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}
