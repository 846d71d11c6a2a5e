/** Remembers what was set last: `limit` at least, and twice as many at most. Forgetting one by one would look through all forgotten. */
export class Newest<Value> {
  readonly #limit: number
  #newer = new Map<string, Value>()
  #older = new Map<string, Value>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(name: string): Value | undefined {
    return this.#newer.get(name) ?? this.#older.get(name)
  }

  set(name: string, value: Value): void {
    if (this.#newer.size >= this.#limit && !this.#newer.has(name)) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(name, value)
  }
}
