import { SegmentedControl } from '@mantine/core'
import { type Medicine, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton } from '#web/ui/back-button.tsx'
import type { PaperPerson } from '#web/ui/paper.tsx'
import { PaperPage } from '#web/ui/paper-page.tsx'
import { medicinesQuery } from './medicines-requests.ts'
import classes from './wallet-list.module.css'
import { WalletList } from './wallet-list-paper.tsx'

const FORMS = { sheet: 'For the hospital', wallet: 'For the wallet' } as const
export type ListForm = keyof typeof FORMS

/** The medicines of today on paper: a sheet, or a card to cut out and fold. */
export function WalletListPage({ person }: { person: PaperPerson }) {
  const list = useQuery(medicinesQuery)
  const [form, setForm] = useState<ListForm>('sheet')
  return (
    <PaperPage
      title="Medicine list to print"
      lead="Medicines in use and paused ones, as of today."
      back={<BackButton to={PAGES.medicines}>Medicines</BackButton>}
      list={list}
      isPrinted={({ status }) => status !== 'stopped'}
      empty="There is no medicine to print yet."
    >
      {(taken) => (
        <>
          <SegmentedControl
            aria-label="What it is for"
            className={classes.choice}
            data={Object.entries(FORMS).map(([value, label]) => ({ value, label }))}
            value={form}
            onChange={(value) => setForm(value as ListForm)}
          />
          <WalletList person={person} medicines={sorted(taken)} form={form} />
        </>
      )}
    </PaperPage>
  )
}

/** Lists planned medicines, then those as needed, then those that are paused. */
const sorted = (medicines: readonly Medicine[]): Medicine[] =>
  medicines.toSorted((one, other) => rank(one) - rank(other))
const rank = ({ status, asNeeded }: Medicine): number => (status === 'on-hold' ? 2 : asNeeded ? 1 : 0)
