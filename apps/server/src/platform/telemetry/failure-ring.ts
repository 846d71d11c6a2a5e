/** What is kept of a failure: enough to find it in the log, and nothing of whose it was. */
export interface Failure {
  /** ISO time. */
  at: string
  /** Of the error catalogue, or the kind of what failed in the background. */
  code: string
  /** The route's pattern, without ids; or the name of the job. */
  route: string
  /** Empty for a job. */
  requestId: string
}

const MOST_KEPT = 100

/** The last failures that were ours, in this process. */
export function failureRing() {
  const kept: Failure[] = []
  return {
    add(failure: Failure): void {
      kept.push(failure)
      if (kept.length > MOST_KEPT) kept.shift()
    },
    newestFirst: (): Failure[] => kept.toReversed(),
  }
}

export type FailureRing = ReturnType<typeof failureRing>
