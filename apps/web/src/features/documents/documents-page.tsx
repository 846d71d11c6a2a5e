import { Button, TextInput } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EmptyDocuments } from '#web/illustrations/empty-documents.tsx'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { useFocusForAdding } from '#web/ui/use-focus-for-adding.ts'
import { AddDocuments } from './add-documents.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentReader } from './document-reader.tsx'
import classes from './documents-page.module.css'
import { documentsQuery, searchQuery } from './documents-requests.ts'
import { NotePage } from './note-page.tsx'
import { StorageMeter } from './storage-meter.tsx'

const OPEN = 'open'
const PLACE = 'at'

/** The list, one document, or a note to be written: the address says which, so that the back button closes it. */
export function DocumentsPage() {
  const [params] = useSearchParams()
  const open = params.get(OPEN)
  if (open) return <DocumentReader key={open} id={open} place={params.get(PLACE)} />
  // Where one may only look, no menu leads to it, and the server refuses it.
  return params.get('add') === 'note' ? <NotePage /> : <AllDocuments />
}

function AllDocuments() {
  const place = useFocusForAdding<HTMLElement>('document')
  const documents = useInfiniteQuery(documentsQuery)
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim())
  const found = useQuery(searchQuery(wanted))
  const all = documents.data?.pages.flatMap((page) => page.items) ?? []
  const items = wanted === '' ? all : (found.data?.items ?? [])
  return (
    <Page
      title="Saved Documents"
      lead="What {you} saved, sealed under {your} own key. Newest first."
      actions={
        <WhenChangeable>
          <Button component={Link} to={`${PAGES.documents}?add=note`} variant="default">
            Write a note
          </Button>
        </WhenChangeable>
      }
    >
      <div className={classes.storage}>
        <StorageMeter />
      </div>
      <WhenChangeable>
        <AddDocuments place={place} />
      </WhenChangeable>
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
      {documents.isSuccess && all.length === 0 && <NothingSaved />}
      {all.length > 0 && (
        <TextInput
          className={classes.search}
          aria-label="Search documents"
          placeholder="Search in titles, tags and texts"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {wanted !== '' && found.isSuccess && items.length === 0 && <p>No document has these words.</p>}
      {wanted !== '' && found.isError && (
        <LoadProblem message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {items.length > 0 && (
        <>
          <DocumentList items={items} hrefOf={(id) => `${PAGES.documents}?${OPEN}=${id}`} />
          {wanted === '' && documents.hasNextPage && (
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
        <WhenChangeable>
          <Button component={Link} to={PAGES.symptomChecker}>
            Open Symptom Checker
          </Button>
        </WhenChangeable>
      }
    >
      {ofWhom('Each letter, report and result that is saved is kept here for {you}, on every device.')}
    </EmptyState>
  )
}
