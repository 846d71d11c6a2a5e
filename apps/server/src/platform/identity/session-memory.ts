import type { Caller, FoundSession } from './auth.ts'

const REMEMBERED_MS = 5_000
const LIMIT = 5_000

/**
 * Sessions found a moment ago, so that a page that calls five times asks the database once. A session that ends here is
 * forgotten at once; one that another process ends is believed for five seconds at most.
 */
export class SessionMemory {
  readonly #found = new Map<string, { session: FoundSession; until: number }>()
  readonly #cookieName: string

  constructor(cookieName: string) {
    this.#cookieName = cookieName
  }

  get(caller: Caller): FoundSession | undefined {
    const entry = this.#found.get(this.#proofOf(caller))
    return entry && entry.until > performance.now() ? entry.session : undefined
  }

  set(caller: Caller, session: FoundSession): void {
    if (this.#found.size >= LIMIT) this.#found.clear()
    this.#found.set(this.#proofOf(caller), { session, until: performance.now() + REMEMBERED_MS })
  }

  forget(caller: Caller): void {
    const session = this.#found.get(this.#proofOf(caller))?.session
    // The same session may have come as a cookie and as a bearer token.
    for (const [proof, entry] of this.#found)
      if (entry.session.sessionId === session?.sessionId) this.#found.delete(proof)
    this.#found.delete(this.#proofOf(caller))
  }

  #proofOf({ cookie = '', authorization = '' }: Caller): string {
    const own = cookie.split(/;\s*/).filter((pair) => pair.startsWith(`${this.#cookieName}=`))
    return `${own.join(';')}\n${authorization}`
  }
}
