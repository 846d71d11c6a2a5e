import { type Medicine, PAGES } from '@salus/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { WithOne } from '#web/ui/with-one.tsx'
import { medicineQuery } from './medicines-requests.ts'

export const BACK = <BackButton to={PAGES.medicines}>All medicines</BackButton>

/** The medicine that the address names, or why there is none. */
export function WithMedicine({ children }: { children: (medicine: Medicine) => ReactNode }) {
  const { id = '' } = useParams()
  return (
    <WithOne query={medicineQuery(id)} gone={GONE}>
      {children}
    </WithOne>
  )
}

const GONE = {
  title: 'Medicine',
  said: 'This medicine is not on the list',
  why: 'It may have been removed.',
  action: BACK,
}
