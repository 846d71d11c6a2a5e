const FAULTS_TO_OPEN = 3
const REST_MS = 30_000

/** Leaves an endpoint alone that has failed several times running; then one call tries it again. */
export class CircuitBreaker {
  readonly #now: () => Date
  #faults = 0
  #openUntil = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Whether to call at all. Of those that ask while it is open, the first after the rest is let through. */
  allows(): boolean {
    const now = this.#now().getTime()
    if (this.#faults < FAULTS_TO_OPEN) return true
    if (now < this.#openUntil) return false
    this.#openUntil = now + REST_MS
    return true
  }

  /** `resting`: it is left alone for now. */
  state(): 'failing' | 'resting' {
    return this.#faults >= FAULTS_TO_OPEN && this.#now().getTime() < this.#openUntil ? 'resting' : 'failing'
  }

  worked() {
    this.#faults = 0
  }

  failed(waitMs = REST_MS) {
    this.#faults += 1
    if (this.#faults >= FAULTS_TO_OPEN) this.#openUntil = this.#now().getTime() + Math.max(waitMs, REST_MS)
  }
}
