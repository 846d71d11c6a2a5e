import type { KeyObject } from 'node:crypto'

/** Opened data keys, the least recently used forgotten first, so that memory is bounded. */
export class KeyCache {
  readonly #keys = new Map<string, KeyObject>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(ownerId: string): KeyObject | undefined {
    const key = this.#keys.get(ownerId)
    if (key) this.set(ownerId, key)
    return key
  }

  set(ownerId: string, key: KeyObject): void {
    this.#keys.delete(ownerId)
    this.#keys.set(ownerId, key)
    const oldest = this.#keys.size > this.#limit ? this.#keys.keys().next().value : undefined
    if (oldest !== undefined) this.#keys.delete(oldest)
  }

  forget(ownerId: string): void {
    this.#keys.delete(ownerId)
  }
}
