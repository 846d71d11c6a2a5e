import { CircuitBreaker } from './circuit-breaker.ts'
import type { Endpoint } from './endpoint.ts'

/** As far as the last calls tell; one that was never asked is taken to work. */
export type ModelState = 'works' | 'failing' | 'resting'

const MOST_KEPT = 1_000

/** The breakers of the endpoints that have failed lately; one that works is forgotten. */
export class CircuitBreakers {
  readonly #now: () => Date
  readonly #failing = new Map<string, CircuitBreaker>()

  constructor(now: () => Date) {
    this.#now = now
  }

  allows(endpoint: Endpoint): boolean {
    return this.#failing.get(nameOf(endpoint))?.allows() ?? true
  }

  stateOf(endpoint: Endpoint): ModelState {
    return this.#failing.get(nameOf(endpoint))?.state() ?? 'works'
  }

  worked(endpoint: Endpoint) {
    this.#failing.delete(nameOf(endpoint))
  }

  failed(endpoint: Endpoint, waitMs: number | undefined) {
    const breaker = this.#failing.get(nameOf(endpoint)) ?? new CircuitBreaker(this.#now)
    breaker.failed(waitMs)
    const [oldest] = this.#failing.keys()
    if (this.#failing.size >= MOST_KEPT && oldest !== undefined) this.#failing.delete(oldest)
    this.#failing.set(nameOf(endpoint), breaker)
  }
}

// One person's refused key must not silence the service for another.
const nameOf = ({ url, key }: Endpoint): string => `${url} ${key ?? ''}`
