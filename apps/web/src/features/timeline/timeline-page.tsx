import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { PAGES, type Region } from '@salus/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EmptyDocuments } from '#web/illustrations/empty-documents.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { TimelineFilters } from './timeline-filters.tsx'
import { TimelineList } from './timeline-list.tsx'
import classes from './timeline-page.module.css'
import { timelineQuery } from './timeline-requests.ts'
import { FILTERS, type FilterName } from './timeline-words.ts'

const SHOWN = 'show'
const WORDS = 'words'
const TYPING_MS = 250
/** Pages that a search without a find goes through by itself. */
const LOOKED_THROUGH = 10

/** Everything that happened. What is looked for stands in the address, so that the back button leads back to it. */
export function TimelinePage({ region }: { region: Region }) {
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState(params.get(WORDS) ?? '')
  const [typed] = useDebouncedValue(words.trim(), TYPING_MS)
  const shown = (params.get(SHOWN) ?? '').split('.').filter((name): name is FilterName => name in FILTERS)
  const show = (next: readonly FilterName[], search: string) => {
    const asked = { ...(next.length > 0 ? { [SHOWN]: next.join('.') } : {}), ...(search ? { [WORDS]: search } : {}) }
    setParams(asked, { replace: true, preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the words alone.
  useEffect(() => {
    if (typed !== (params.get(WORDS) ?? '')) show(shown, typed)
  }, [typed])
  return (
    <Page title="Timeline" lead="Everything that happened, from every part of {your} record. Newest first.">
      <TimelineFilters shown={shown} onShow={(next) => show(next, typed)} words={words} onWords={setWords} />
      <Entries region={region} shown={shown} words={typed} />
    </Page>
  )
}

function Entries({ region, shown, words }: { region: Region; shown: readonly FilterName[]; words: string }) {
  const kinds = shown.flatMap((name) => FILTERS[name].kinds)
  const timeline = useInfiniteQuery(timelineQuery(kinds, words))
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = timeline
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  const isNothingYet = entries.length === 0 && hasNextPage
  const looksOn = isNothingYet && !timeline.isError && (data?.pages.length ?? 0) < LOOKED_THROUGH
  useEffect(() => {
    if (looksOn && !isFetching) void fetchNextPage()
  }, [looksOn, isFetching, fetchNextPage])

  if (timeline.isPending || (looksOn && !isPlaceholderData)) {
    return (
      <div role="status" aria-label="Loading">
        <ListSkeleton rows={6} />
      </div>
    )
  }
  if (timeline.isError && entries.length === 0) {
    return (
      <LoadProblem message={timeline.error.message} retrying={isFetching} onRetry={() => void timeline.refetch()} />
    )
  }
  if (entries.length === 0 && !hasNextPage) return words || kinds.length > 0 ? <NothingFound /> : <NothingYet />
  return (
    <div className={classes.entries} data-stale={isPlaceholderData || undefined}>
      <TimelineList entries={entries} region={region} />
      {isNothingYet && <p>Nothing found so far.</p>}
      {timeline.isFetchNextPageError && (
        <LoadProblem message={timeline.error.message} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && !timeline.isFetchNextPageError && (
        <Button variant="default" loading={timeline.isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words ? 'Look further back' : 'Show older ones'}
        </Button>
      )}
    </div>
  )
}

const NothingFound = () => (
  <p role="status">{ofWhom('Nothing in {your} record fits. Try fewer words, or show everything.')}</p>
)

function NothingYet() {
  return (
    <EmptyState
      picture={<EmptyDocuments />}
      title="Nothing has happened yet"
      action={
        <Button component={Link} to={PAGES.submit}>
          Submit Health Data
        </Button>
      }
    >
      {ofWhom('A reading, a report, a line of {your} medical history: each will stand here on its day.')}
    </EmptyState>
  )
}
