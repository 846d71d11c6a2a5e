import type { FailureRing } from './failure-ring.ts'

export interface JobState {
  name: string
  /** ISO times; of the last run that succeeded, and of a failure since then. */
  lastRunAt: string | null
  failedAt: string | null
  runs: number
}

/** What runs in the background of this process, and when it last did. */
export function jobLog(failures: FailureRing, now: () => Date) {
  const states: JobState[] = []
  return {
    /** The same work, noted under this name. Fails as it fails. */
    watch(name: string, work: () => Promise<void>): () => Promise<void> {
      const state: JobState = { name, lastRunAt: null, failedAt: null, runs: 0 }
      states.push(state)
      return async () => {
        state.runs += 1
        try {
          await work()
          state.lastRunAt = now().toISOString()
          state.failedAt = null
        } catch (error) {
          state.failedAt = now().toISOString()
          failures.add({ at: state.failedAt, code: (error as Error).name, route: name, requestId: '' })
          throw error
        }
      }
    },
    states: (): JobState[] => states.map((state) => ({ ...state })),
  }
}

export type JobLog = ReturnType<typeof jobLog>
