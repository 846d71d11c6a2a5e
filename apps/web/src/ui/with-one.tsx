import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isGone } from '#web/api/failure.ts'
import { type Gone, NotOpened } from './not-opened.tsx'
import { Page } from './page.tsx'
import { ListSkeleton } from './skeletons.tsx'

interface WithOneProps<T, Key extends readonly unknown[]> {
  query: UseQueryOptions<T, Error, T, Key>
  gone: Gone
  children: (one: T) => ReactNode
}

/** One entry of a list, or why there is none. An entry that was removed elsewhere is shown no longer. */
export function WithOne<T, Key extends readonly unknown[]>({ query, gone, children }: WithOneProps<T, Key>) {
  const found = useQuery(query)
  if (found.data !== undefined && !isGone(found.error)) return children(found.data)
  if (found.error)
    return (
      <NotOpened gone={gone} error={found.error} retrying={found.isFetching} onRetry={() => void found.refetch()} />
    )
  return (
    <Page title={gone.title}>
      <div role="status" aria-label="Loading">
        <ListSkeleton rows={5} />
      </div>
    </Page>
  )
}
