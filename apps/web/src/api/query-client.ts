import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiFailure, isSessionOver } from './failure.ts'

const expiryListeners = new Set<() => void>()

/** Called when any query or mutation learns that the session is over. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener)
  return () => expiryListeners.delete(listener)
}

const noticeExpiry = (error: unknown) => {
  if (isSessionOver(error)) for (const listener of expiryListeners) listener()
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeExpiry }),
  mutationCache: new MutationCache({ onError: noticeExpiry }),
  defaultOptions: {
    // 'always': the server may be on this machine, where a missing network means nothing.
    queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthAnotherTry },
    mutations: { networkMode: 'always', retry: false },
  },
})

function isWorthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.retryable && error.status !== 429
}
