import { Button, TextInput } from '@mantine/core'
import { type DosesToday, type MedicineChecks, PAGES } from '@salus/contract'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { WhenDeciding } from '#web/ui/deciding.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { hereDay } from '#web/ui/known-day.ts'
import { ListState } from '#web/ui/list-state.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { CheckList } from './check-list.tsx'
import { byGroup, GROUP_TITLES, isCalled } from './medicine-groups.ts'
import { MedicineItem } from './medicine-item.tsx'
import classes from './medicines-page.module.css'
import { checksQuery, dosesTodayQuery, medicinesQuery } from './medicines-requests.ts'

/** So many are looked through without a search. */
const FEW = 8

/** All medicines of a record: what is taken by the clock, what when it is needed, what is paused, what is over. */
export function MedicinesPage() {
  const list = useQuery(medicinesQuery)
  const doses = useQuery(dosesTodayQuery())
  const checks = useQuery(checksQuery)
  const [search, setSearch] = useState('')
  const items = list.data?.items ?? []
  const groups = byGroup(items.filter((medicine) => isCalled(medicine, search)))
  const add = (
    <Button component={Link} to={PAGES.newMedicine} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      Add a medicine
    </Button>
  )
  return (
    <Page
      title="Medicines"
      lead={ofWhom('All of {your} medicines: why, how, and what is left.')}
      width="wide"
      actions={
        items.length > 0 && (
          <>
            <Button component={Link} to={PAGES.medicinesToday} variant="default">
              Today’s doses
            </Button>
            <WhenDeciding>
              <Button component={Link} to={PAGES.reminders} variant="default">
                Reminders
              </Button>
            </WhenDeciding>
            <WhenChangeable>{add}</WhenChangeable>
          </>
        )
      }
    >
      <ListState list={list} />
      {list.data && items.length === 0 && (
        <EmptyState title="No medicines yet" action={<WhenChangeable>{add}</WhenChangeable>}>
          Tablets, creams, inhalers, injections and vitamins have their place here. I say what does not go together, and
          when something runs out.
        </EmptyState>
      )}
      {items.length > 0 && checks.data && (
        <div className={classes.checks}>
          <CheckList checks={checks.data} />
        </div>
      )}
      {items.length > FEW && (
        <TextInput
          type="search"
          label="Find in the list"
          autoComplete="off"
          className={classes.search ?? ''}
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {items.length > 0 && groups.length === 0 && <p role="status">No medicine on the list is called so.</p>}
      {groups.map(({ group, medicines }) => (
        <PageSection key={group} title={GROUP_TITLES[group]}>
          <ul className={classes.list}>
            {medicines.map((medicine) => (
              <MedicineItem
                key={medicine.id}
                medicine={medicine}
                next={nextOf(doses.data, medicine.id)}
                supply={doses.data?.supplies.find(({ medicineId }) => medicineId === medicine.id)}
                warnings={warningsOf(checks.data, medicine.id)}
                today={doses.data?.date ?? hereDay(new Date())}
              />
            ))}
          </ul>
        </PageSection>
      ))}
    </Page>
  )
}

const OPEN: ReadonlySet<string> = new Set(['later', 'due', 'late'])

const nextOf = (today: DosesToday | undefined, id: string) =>
  [...(today?.planned ?? []), ...(today?.days.flatMap(({ planned }) => planned) ?? [])].find(
    ({ medicineId, state }) => medicineId === id && OPEN.has(state),
  )

const warningsOf = (checks: MedicineChecks | undefined, id: string): number =>
  (checks?.found ?? []).filter(
    ({ dismissed, about }) => dismissed === null && about.some(({ medicineId }) => medicineId === id),
  ).length
