import { Button, SegmentedControl } from '@mantine/core'
import { type Medicine, PAGES } from '@salus/contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton } from '#web/ui/back-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { medicinesQuery } from './medicines-requests.ts'
import classes from './wallet-list.module.css'
import { WalletList } from './wallet-list-paper.tsx'

export interface ListedPerson {
  name: string
  /** `1984-03-12`; null where it is not known. */
  bornOn: string | null
}

const FORMS = { sheet: 'For the hospital', wallet: 'For the wallet' } as const
export type PaperForm = keyof typeof FORMS

/** The medicines of today on paper: a sheet, or a card to cut out and fold. */
export function WalletListPage({ person }: { person: ListedPerson }) {
  const list = useQuery(medicinesQuery)
  const [form, setForm] = useState<PaperForm>('sheet')
  const taken = (list.data?.items ?? []).filter(({ status }) => status !== 'stopped')
  return (
    <Page
      title="Medicine list to print"
      lead="Medicines in use and paused ones, as of today."
      actions={
        <Button
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          disabled={taken.length === 0}
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
      }
    >
      <BackButton to={PAGES.medicines}>Medicines</BackButton>
      {list.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {list.isError && !list.data && (
        <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && taken.length === 0 && <p>There is no medicine to print yet.</p>}
      {taken.length > 0 && (
        <>
          <SegmentedControl
            aria-label="What it is for"
            className={classes.choice}
            data={Object.entries(FORMS).map(([value, label]) => ({ value, label }))}
            value={form}
            onChange={(value) => setForm(value as PaperForm)}
          />
          <WalletList person={person} medicines={sorted(taken)} form={form} />
        </>
      )}
    </Page>
  )
}

/** Lists planned medicines, then those as needed, then those that are paused. */
const sorted = (medicines: readonly Medicine[]): Medicine[] =>
  medicines.toSorted((one, other) => rank(one) - rank(other))
const rank = ({ status, asNeeded }: Medicine): number => (status === 'on-hold' ? 2 : asNeeded ? 1 : 0)
