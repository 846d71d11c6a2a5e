import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadProblem } from './load-problem.tsx'
import { Page } from './page.tsx'
import { ListSkeleton } from './skeletons.tsx'

interface PaperPageProps<T> {
  title: string
  lead: string
  width?: 'text' | 'wide'
  /** The way to the list on the screen. */
  back: ReactNode
  list: UseQueryResult<{ items: T[] }>
  isPrinted?: (item: T) => boolean
  /** Said where there is nothing to print. */
  empty: string
  /** The paper, of at least one item. */
  children: (items: T[]) => ReactNode
}

/** A list as it is printed, with the button that prints it. */
export function PaperPage<T>({ title, lead, width, back, list, isPrinted, empty, children }: PaperPageProps<T>) {
  const items = (list.data?.items ?? []).filter((item) => isPrinted?.(item) ?? true)
  return (
    <Page
      title={title}
      lead={lead}
      {...(width && { width })}
      actions={
        <Button
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          disabled={items.length === 0}
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
      }
    >
      {back}
      {list.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {list.isError && !list.data && (
        <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && items.length === 0 && <p>{empty}</p>}
      {items.length > 0 && children(items)}
    </Page>
  )
}
