import { type Medicine, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { medicineQuery } from './medicines-requests.ts'

export const BACK = <BackButton to={PAGES.medicines}>All medicines</BackButton>

/** The medicine that the address names, or why there is none. */
export function WithMedicine({ children }: { children: (medicine: Medicine) => ReactNode }) {
  const { id = '' } = useParams()
  const found = useQuery(medicineQuery(id))
  const isGone = found.error instanceof ApiFailure && GONE.has(found.error.code)
  // One that was removed elsewhere is shown no longer.
  if (found.data && !isGone) return children(found.data)
  return (
    <Page title="Medicine">
      {isGone ? (
        <EmptyState title="This medicine is not on the list" action={BACK}>
          It may have been removed.
        </EmptyState>
      ) : found.isError ? (
        <LoadProblem message={found.error.message} retrying={found.isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
    </Page>
  )
}

/** An address that is none of an id is an unknown one too. */
const GONE: ReadonlySet<string> = new Set(['not_found', 'invalid_request'])
