import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { byGroup, GROUP_TITLES } from './medicine-groups.ts'
import { MedicineItem } from './medicine-item.tsx'
import classes from './medicines-page.module.css'
import { medicinesQuery } from './medicines-requests.ts'

/** All medicines of a record: what is taken by the clock, what when it is needed, what is paused, what is over. */
export function MedicinesPage() {
  const list = useQuery(medicinesQuery)
  return (
    <Page title="Medicines" lead="What {you} take, why, and how." width="wide">
      {list.isPending && <ListSkeleton rows={5} />}
      {list.isError && (
        <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data?.items.length === 0 && (
        <EmptyState title="No medicines yet">
          Tablets, creams, inhalers, injections and vitamins have their place here.
        </EmptyState>
      )}
      {byGroup(list.data?.items ?? []).map(({ group, medicines }) => (
        <PageSection key={group} title={GROUP_TITLES[group]}>
          <ul className={classes.list}>
            {medicines.map((medicine) => (
              <MedicineItem key={medicine.id} medicine={medicine} />
            ))}
          </ul>
        </PageSection>
      ))}
    </Page>
  )
}
