import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': the server may be on this machine, where a missing network means nothing.
    queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthAnotherTry },
    mutations: { networkMode: 'always', retry: false },
  },
})

function isWorthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.retryable && error.status !== 429
}
