import { PAGES, type Visit } from '@salus/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { WithOne } from '#web/ui/with-one.tsx'
import { visitQuery } from './visits-requests.ts'

export const BACK = <BackButton to={PAGES.visits}>All visits</BackButton>

/** The visit that the address names, or why there is none. */
export function WithVisit({ children }: { children: (visit: Visit) => ReactNode }) {
  const { id = '' } = useParams()
  return (
    <WithOne query={visitQuery(id)} gone={GONE}>
      {children}
    </WithOne>
  )
}

const GONE = {
  title: 'Visit',
  said: 'This visit is not on the list',
  why: 'It may have been removed.',
  action: BACK,
}
