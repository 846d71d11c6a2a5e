import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { ApiFailure } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'

/** A report or a test that could not be opened: gone, or only out of reach. */
export function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiFailure && (error.status === 404 || error.status === 400)
  return (
    <Page title="Lab Results">
      {isGone ? (
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
