import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': the server may be on this machine, where a missing network means nothing.
    queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthAnotherTry, retryDelay: pauseBefore },
    mutations: { networkMode: 'always', retry: wasNotTaken, retryDelay: pauseBefore },
  },
})

function isWorthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.retryable && error.status !== 429
}

/** A server that is too busy has done nothing of what was asked, so that it may be asked again. */
function wasNotTaken(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.code === 'busy'
}

const LONGEST_PAUSE_MS = 10_000

/** As long as the server says, or twice as long each time. */
export function pauseBefore(failures: number, error: unknown): number {
  const told = error instanceof ApiFailure ? error.retryAfterMs : undefined
  return Math.min(LONGEST_PAUSE_MS, told ?? 1_000 * 2 ** failures)
}
