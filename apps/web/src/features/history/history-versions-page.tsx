import { Button } from '@mantine/core'
import { MESSAGES, PAGES } from '@salus/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { versionsQuery } from './history-requests.ts'
import classes from './history-versions-page.module.css'
import { savedAtText } from './saved-at-text.ts'

export function HistoryVersionsPage({ userId }: { userId: string }) {
  const versions = useInfiniteQuery(versionsQuery(userId))
  const items = versions.data?.pages.flatMap((page) => page.items) ?? []
  const newest = items[0]?.version
  return (
    <Page
      title="Earlier versions"
      lead="Every saved version, newest first. Open one to compare it with today’s, or to bring it back."
    >
      {versions.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={3} />
        </div>
      )}
      {versions.isError && (
        <LoadProblem
          message={`${MESSAGES.history.fetchFailed}. ${versions.error.message}`}
          retrying={versions.isFetching}
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.isSuccess && items.length === 0 && <p>No medical history is saved yet.</p>}
      <ul className={classes.list}>
        {items.map(({ version, savedAt, restoredFrom }) => (
          <li key={version} className={classes.item}>
            <Link to={`${PAGES.medicalHistory}?version=${version}`} className={classes.link}>
              <span className={classes.name}>Version {version}</span>
              <span className={classes.when}>
                <time dateTime={savedAt}>{savedAtText(savedAt)}</time>
                {restoredFrom !== null && ` · brought back from version ${restoredFrom}`}
                {version === newest && ' · the newest'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <BackToHistory />
        {versions.hasNextPage && (
          <Button variant="default" loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            Show older ones
          </Button>
        )}
      </div>
    </Page>
  )
}

export function BackToHistory() {
  return <BackButton to={PAGES.medicalHistory}>Medical History</BackButton>
}
