import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { isGone } from '#web/api/failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'

/** A report or a test that could not be opened: gone, or only out of reach. */
export function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const gone = isGone(error)
  return (
    <Page title="Lab Results">
      {gone ? (
        <EmptyState
          title="These results are not here"
          action={
            <Button component={Link} to={PAGES.labResults}>
              See all results
            </Button>
          }
        >
          They may have been deleted, or they belong to another account.
        </EmptyState>
      ) : (
        <LoadProblem message={error.message} onRetry={onRetry} />
      )}
    </Page>
  )
}
