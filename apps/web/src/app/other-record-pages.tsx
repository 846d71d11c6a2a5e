import { Button } from '@mantine/core'
import type { SharedRecord } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { leaveRecord, otherRecord } from '#web/api/other-record.ts'
import { HistoryReading } from '#web/features/history/history-reading.tsx'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { isOfAccount, isOfAssistant } from './record-access.ts'

const BACK = (
  <Button variant="default" onClick={() => leaveRecord()}>
    Back to mine
  </Button>
)

/** A page that is one's own alone, or a part that is not shared. */
export function NotOfThisRecord({ page, mayAsk }: { page: string; mayAsk: boolean }) {
  if (isOfAssistant(page)) {
    return (
      <Page title="Only in your own record">
        <EmptyState title="Here the assistant works with your own record alone" action={BACK}>
          You are looking at the record of {otherRecord?.name}. {mayAsk && 'The Symptom Checker is open for it. '}Go
          back to yours to use this page.
        </EmptyState>
      </Page>
    )
  }
  if (isOfAccount(page)) {
    return (
      <Page title="Only in your own record">
        <EmptyState title="This page is about your own account" action={BACK}>
          You are looking at the record of {otherRecord?.name}. Go back to yours to use this page.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title="Not shared with you">
      <EmptyState title={`This is not part of what ${otherRecord?.name} shares with you`} action={BACK}>
        Go back to your own record to use this page for yourself.
      </EmptyState>
    </Page>
  )
}

/** A history of which not all may be changed: to be read. */
export function SharedHistory({ record: { ownerId, rights } }: { record: SharedRecord }) {
  const form = useQuery(historyFormQuery(ownerId))
  const saved = form.data?.saved
  const left = rights.history ? 'Medicines are not shared with you.' : 'Only medicines are shared with you.'
  const isWhole = rights.history && rights.medicines
  return (
    <Page title="Medical History" lead={isWhole ? undefined : left}>
      {form.isPending && <ListSkeleton rows={5} />}
      {form.isError && <LoadProblem message={form.error.message} onRetry={() => void form.refetch()} />}
      {form.data && !saved && <p>No medical history is saved yet.</p>}
      {saved && <HistoryReading saved={saved} mayEdit={false} isWhole={Boolean(isWhole)} />}
    </Page>
  )
}
