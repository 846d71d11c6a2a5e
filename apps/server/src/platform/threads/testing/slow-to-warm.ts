import { serveWorks } from '../serve-works.ts'

const PATIENCE_MS = 3_000
let worksDone = 0
let stepsDone = 0

/** Works of a thread that warms up. */
export const WARMING_WORKS = {
  work: ({ forMs }: { forMs: number }): string => {
    worksDone += 1
    const end = performance.now() + forMs
    while (performance.now() < end);
    return `after ${stepsDone} steps`
  },
  isWarm: (_: object): boolean => stepsDone === 2,
}

/** Without a work before it this step does not end while a test waits. */
const step = () => {
  if (worksDone === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE_MS)
  stepsDone += 1
}

serveWorks(WARMING_WORKS, [step, step])
