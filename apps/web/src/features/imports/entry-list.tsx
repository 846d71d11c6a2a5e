import { Button } from '@mantine/core'
import type { ImportedEntry, ImportKind, ImportOutcome } from '@salus/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { numberText, timeText } from './import-words.ts'
import { entriesQuery } from './imports-requests.ts'
import classes from './outcome-sections.module.css'

interface EntryListProps {
  id: string
  outcome: ImportOutcome
  kind: ImportKind
  /** How many there are in all; of some only the first are listed. */
  count: number
}

/** Entries of one kind, a page at a time. */
export function EntryList({ id, outcome, kind, count }: EntryListProps) {
  const entries = useInfiniteQuery(entriesQuery(id, outcome, kind))
  if (entries.isPending) return <ListSkeleton rows={3} />
  if (entries.isError) return <LoadProblem message={entries.error.message} onRetry={() => void entries.refetch()} />
  const items = entries.data.pages.flatMap((page) => page.items)
  return (
    <>
      <ul className={classes.entries}>
        {items.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a file have no other identity, and their order is fixed.
          <Entry key={place} entry={entry} />
        ))}
      </ul>
      {entries.hasNextPage && (
        <Button
          variant="default"
          mb="sm"
          loading={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {!entries.hasNextPage && items.length < count && (
        <p className={classes.note}>
          These are the first {numberText(items.length)} of {numberText(count)}.
        </p>
      )}
    </>
  )
}

function Entry({ entry: { what, value, time, where, before, reason, more, original } }: { entry: ImportedEntry }) {
  return (
    <li className={classes.entry}>
      <span>{what}</span>
      <span className={classes.value}>
        {before && (
          <>
            <span className={classes.before}>{before}</span> →{' '}
          </>
        )}
        {value}
      </span>
      <p className={classes.meta}>{[time && timeText(time), where].filter(Boolean).join(' · ')}</p>
      {more && <p className={classes.note}>The file also says: {more}</p>}
      {reason && <p className={classes.reason}>{reason}</p>}
      {original && (
        <details className={classes.original}>
          <summary>As it stands in the file</summary>
          <pre>{original}</pre>
        </details>
      )}
    </li>
  )
}
