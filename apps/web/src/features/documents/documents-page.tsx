import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { EmptyDocuments } from '#web/illustrations/empty-documents.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentReader } from './document-reader.tsx'
import { documentsQuery } from './documents-requests.ts'

const OPEN = 'open'

/** The list, or one document: which one stands in the address, so that the back button closes it. */
export function DocumentsPage() {
  const [params] = useSearchParams()
  const open = params.get(OPEN)
  return open ? <DocumentReader key={open} id={open} /> : <AllDocuments />
}

function AllDocuments() {
  const documents = useInfiniteQuery(documentsQuery)
  const items = documents.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Page title="Saved Documents" lead="What you saved, sealed under a key of your own. Newest first.">
      {documents.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={4} />
        </div>
      )}
      {documents.isError && (
        <LoadProblem
          message={documents.error.message}
          retrying={documents.isFetching}
          onRetry={() => void documents.refetch()}
        />
      )}
      {documents.isSuccess && items.length === 0 && <NothingSaved />}
      {items.length > 0 && (
        <>
          <DocumentList items={items} hrefOf={(id) => `${PAGES.documents}?${OPEN}=${id}`} />
          {documents.hasNextPage && (
            <Button
              variant="default"
              loading={documents.isFetchingNextPage}
              onClick={() => void documents.fetchNextPage()}
            >
              Show older ones
            </Button>
          )}
        </>
      )}
    </Page>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      picture={<EmptyDocuments />}
      title="Nothing saved yet"
      action={
        <Button component={Link} to={PAGES.symptomChecker}>
          Open Symptom Checker
        </Button>
      }
    >
      When you save a result, it is kept here for you, on every device you log in with.
    </EmptyState>
  )
}
