import type { UseQueryResult } from '@tanstack/react-query'
import { LoadProblem } from './load-problem.tsx'
import { ListSkeleton } from './skeletons.tsx'

/** Says that a list is on its way, or why it did not come. */
export const ListState = ({ list }: { list: UseQueryResult }) => (
  <>
    {list.isPending && (
      <div role="status" aria-label="Loading">
        <ListSkeleton rows={5} />
      </div>
    )}
    {list.isError && (
      <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
    )}
  </>
)
