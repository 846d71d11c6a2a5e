import { PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { strengthText } from './medicine-words.ts'
import { medicineQuery } from './medicines-requests.ts'

/** One medicine with all that is known of it. */
export function MedicinePage() {
  const { id = '' } = useParams()
  const found = useQuery(medicineQuery(id))
  const back = <BackButton to={PAGES.medicines}>All medicines</BackButton>
  if (found.error instanceof ApiFailure && found.error.code === 'not_found') {
    return (
      <Page title="Medicine">
        <EmptyState title="This medicine is not on the list" action={back}>
          It may have been removed.
        </EmptyState>
      </Page>
    )
  }
  if (!found.data) {
    return (
      <Page title="Medicine">
        {found.isError ? (
          <LoadProblem message={found.error.message} onRetry={() => void found.refetch()} />
        ) : (
          <ListSkeleton rows={5} />
        )}
      </Page>
    )
  }
  const { name, directions, reason } = found.data
  return (
    <Page title={name} lead={strengthText(found.data)}>
      {directions && <p>{directions}</p>}
      {reason && <p>For {reason}</p>}
      {back}
    </Page>
  )
}
