import { PAGES } from '@salus/contract'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { otherRecord, recordClosed } from '#web/api/other-record.ts'
import { ChangeableArea } from '#web/ui/changeable.tsx'
import { DecidingArea } from '#web/ui/deciding.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { PageSkeleton } from '#web/ui/skeletons.tsx'
import { NotOfThisRecord, SharedHistory } from './other-record-pages.tsx'
import { accessTo, recordPageAt } from './record-access.ts'
import { RecordHome } from './record-home.tsx'
import { useRecordRights, useSharedRecords } from './use-record-rights.ts'

/** While another person's record is looked at: its pages alone, as far as they are shared. */
export function RecordGate({ children }: { children: ReactNode }) {
  return otherRecord ? <Gate>{children}</Gate> : children
}

function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const records = useSharedRecords()
  const rights = useRecordRights()
  const { record } = rights
  const isOver = records.isSuccess && record === null
  useEffect(() => {
    if (isOver) recordClosed()
  }, [isOver])
  const page = recordPageAt(pathname)
  if (page === undefined) return children
  if (records.isError && !record) {
    return <LoadProblem message={records.error.message} onRetry={() => void records.refetch()} />
  }
  if (!record) return <PageSkeleton />
  const access = accessTo(page, rights)
  if (access === 'closed') return <NotOfThisRecord page={page} mayAsk={record.isGuardian} />
  if (page === PAGES.home) return <RecordHome record={record} />
  if (page === PAGES.medicalHistory && access === 'read') return <SharedHistory record={record} />
  return (
    <DecidingArea value={rights.decides}>
      <ChangeableArea value={access === 'open'}>{children}</ChangeableArea>
    </DecidingArea>
  )
}
