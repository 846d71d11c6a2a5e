import { type LibraryAsk, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { EntryLinks } from './entry-links.tsx'
import classes from './library.module.css'
import { librarySearchQuery, packSearchQuery } from './library-requests.ts'
import { PackLinks } from './pack-links.tsx'

/** What the library has on the words, then what other libraries have. */
export function Found({ search, ask }: { search: string; ask: LibraryAsk }) {
  const found = useQuery(librarySearchQuery(search, ask))
  const { data: inPacks } = useQuery(packSearchQuery(search, ask.language))
  if (found.isError) {
    return (
      <LoadProblem message={found.error.message} retrying={found.isFetching} onRetry={() => void found.refetch()} />
    )
  }
  if (found.isPending) {
    return (
      <div role="status" aria-label="Loading">
        <ListSkeleton rows={6} />
      </div>
    )
  }
  const { items } = found.data
  const others = inPacks?.items ?? []
  const count = items.length + others.length
  return (
    <>
      <p role="status" className={classes.count}>
        {count === 0 ? 'Nothing found' : count === 1 ? '1 page' : `${count} pages`}
      </p>
      {items.length === 0 && others.length === 0 && (
        <EmptyState picture={<EmptyAnswer />} title="The library has nothing on that">
          Try another word for it, or <Link to={PAGES.chat}>ask in the chat</Link>.
        </EmptyState>
      )}
      {items.length > 0 && <EntryLinks entries={items} ask={ask} withRoom />}
      {others.length > 0 && <PackLinks entries={others} ask={ask} />}
    </>
  )
}
