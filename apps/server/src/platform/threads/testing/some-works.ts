import { serveWorks } from '../serve-works.ts'

/** What a test lets a thread do. */
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
  eat: (_: object): number => {
    const eaten: number[][] = []
    for (;;) eaten.push(Array.from({ length: 100_000 }, Math.random))
  },
}

serveWorks(SOME_WORKS)
