import { MODE_PAGES, PAGES } from '@salus/contract'
import { type ReactNode, useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { otherRecord, recordClosed } from '#web/api/other-record.ts'
import { ChangeableArea } from '#web/ui/changeable.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { PageSkeleton } from '#web/ui/skeletons.tsx'
import { NotOfThisRecord, SharedHistory } from './other-record-pages.tsx'
import { RecordHome } from './record-home.tsx'
import { useRecordRights, useSharedRecords } from './use-record-rights.ts'

/** Pages that are about nobody's record: what they ask says `own`. */
const OF_NOBODY: ReadonlySet<string> = new Set([
  PAGES.about,
  PAGES.contact,
  PAGES.pricing,
  PAGES.terms,
  PAGES.privacy,
  PAGES.eula,
  PAGES.disclaimer,
  PAGES.cookies,
  PAGES.card,
  PAGES.invitation,
])
const KNOWN: readonly string[] = [...Object.values(PAGES), ...Object.values(MODE_PAGES)]

/** As the router finds it: `/Profile/` is the profile too. Undefined for an address that is no page. */
const pageAt = (pathname: string) => KNOWN.find((page) => matchPath(page, pathname))

/** While another person's record is looked at: its pages alone, as far as they are shared. Every page is closed but these. */
export function RecordGate({ children }: { children: ReactNode }) {
  return otherRecord ? <Gate>{children}</Gate> : children
}

function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const records = useSharedRecords()
  const { record, may, mayWrite } = useRecordRights()
  const isOver = records.isSuccess && record === null
  useEffect(() => {
    if (isOver) recordClosed()
  }, [isOver])
  const page = pageAt(pathname)
  if (page === undefined || OF_NOBODY.has(page)) return children
  if (records.isError && !record) {
    return <LoadProblem message={records.error.message} onRetry={() => void records.refetch()} />
  }
  if (!record) return <PageSkeleton />
  const lookedAt = (isChangeable: boolean) => <ChangeableArea value={isChangeable}>{children}</ChangeableArea>
  switch (page) {
    case PAGES.home:
      return <RecordHome record={record} />
    case PAGES.view:
    case PAGES.viewData:
      return may('vitals') ? lookedAt(mayWrite('vitals')) : <NotOfThisRecord />
    case PAGES.submit:
    case PAGES.submitData:
      return mayWrite('vitals') ? children : <NotOfThisRecord />
    case PAGES.medicalHistory:
      if (mayWrite('history') && mayWrite('medicines')) return children
      return may('history') || may('medicines') ? <SharedHistory record={record} /> : <NotOfThisRecord />
    case PAGES.documents:
      return may('documents') ? lookedAt(mayWrite('documents')) : <NotOfThisRecord />
    case PAGES.labResults:
      // A report brings its text into the documents.
      return may('reports') ? lookedAt(mayWrite('reports') && mayWrite('documents')) : <NotOfThisRecord />
    case PAGES.timeline:
      return children
    case PAGES.symptomChecker:
    case PAGES.careCircle:
    case PAGES.accessLog:
    case PAGES.exports:
    case PAGES.doctorSheet:
      return record.isGuardian ? children : <NotOfThisRecord />
    default:
      return <NotOfThisRecord />
  }
}
