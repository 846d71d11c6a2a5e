import type { ReactNode } from 'react'
import { isGone } from '#web/api/failure.ts'
import { EmptyState } from './empty-state.tsx'
import { LoadProblem } from './load-problem.tsx'
import { Page } from './page.tsx'

/** How a page says that the one thing it shows is gone. */
export interface Gone {
  /** The page's own. */
  title: string
  /** "This medicine is not on the list" */
  said: string
  /** "It may have been removed." */
  why: string
  /** A way to all of its kind. */
  action: ReactNode
}

interface NotOpenedProps {
  gone: Gone
  error: Error
  retrying?: boolean
  onRetry: () => void
}

/** The page of one thing that could not be opened: it is gone, or only out of reach. */
export const NotOpened = ({ gone, error, retrying = false, onRetry }: NotOpenedProps) => (
  <Page title={gone.title}>
    {isGone(error) ? (
      <EmptyState title={gone.said} action={gone.action}>
        {gone.why}
      </EmptyState>
    ) : (
      <LoadProblem message={error.message} retrying={retrying} onRetry={onRetry} />
    )}
  </Page>
)
