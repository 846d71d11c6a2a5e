import { serveWorks } from '../serve-works.ts'

const PATIENCE_MS = 30_000

/** Works that a test gives to a thread. */
export const SOME_WORKS = {
  add: ({ a, b }: { a: number; b: number }): number => a + b,
  fail: ({ secret }: { secret: string }): never => {
    throw new Error(secret)
  },
  work: ({ forMs, name }: { forMs: number; name: string }): string => {
    const end = performance.now() + forMs
    while (performance.now() < end);
    return name
  },
  /** Keeps its thread until somebody opens the gate. */
  hold: ({ gate, name }: { gate: SharedArrayBuffer; name: string }): string => {
    const isOpen = Atomics.wait(new Int32Array(gate), 0, 0, PATIENCE_MS) !== 'timed-out'
    return isOpen ? name : `${name}, in vain`
  },
  eat: (_: object): number => {
    const eaten: number[][] = []
    for (;;) eaten.push(Array.from({ length: 100_000 }, Math.random))
  },
  /** Ends its thread, as often as the counter says. */
  die: ({ deaths, by, afterMs }: { deaths: SharedArrayBuffer; by: 'exit' | 'error'; afterMs: number }): string => {
    const left = new Int32Array(deaths)
    if (Atomics.sub(left, 0, 1) <= 0) return 'alive'
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, afterMs)
    if (by === 'exit') process.exit(3)
    // No call owns this error, so nobody can catch it.
    queueMicrotask(() => {
      throw new TypeError('ferritin')
    })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    return 'said, and then it ended'
  },
  /** Ends its first thread once somebody opens the gate. In the second one it never comes to an end. */
  endAtGate: ({ deaths, gate }: { deaths: SharedArrayBuffer; gate: SharedArrayBuffer }): never => {
    if (Atomics.sub(new Int32Array(deaths), 0, 1) > 0) {
      Atomics.wait(new Int32Array(gate), 0, 0, PATIENCE_MS)
      process.exit(3)
    }
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  },
}

serveWorks(SOME_WORKS)
