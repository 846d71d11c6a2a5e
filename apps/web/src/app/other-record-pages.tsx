import { Button } from '@mantine/core'
import { type CirclePart, PAGES, type SharedRecord } from '@salus/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { leaveRecord, otherRecord } from '#web/api/other-record.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { PART_WORDS } from '#web/features/care-circle/circle-words.ts'
import { NewestReadings } from '#web/features/dashboard/newest-readings.tsx'
import { historyLines } from '#web/features/history/history-lines.ts'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { standingOf } from '#web/features/vitals/vital-words.ts'
import { latestQuery } from '#web/features/vitals/vitals-requests.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './other-record.module.css'
import { ReadingWarnings } from './reading-warnings.tsx'

const BACK = (
  <Button variant="default" onClick={() => leaveRecord()}>
    Back to mine
  </Button>
)

/** A page that is one's own alone, or a part that is not shared. */
export function NotOfThisRecord() {
  return (
    <Page title="Not shared with you">
      <EmptyState title={`This is not part of what ${otherRecord?.name} shares with you`} action={BACK}>
        Go back to your own record to use this page for yourself.
      </EmptyState>
    </Page>
  )
}

interface Room {
  to: string
  label: string
  parts: CirclePart[]
}

const ROOMS: Room[] = [
  { to: PAGES.view, label: 'View Data', parts: ['vitals'] },
  { to: PAGES.medicalHistory, label: 'Medical History', parts: ['history', 'medicines'] },
  { to: PAGES.labResults, label: 'Lab Results', parts: ['reports'] },
  { to: PAGES.documents, label: 'Documents', parts: ['documents'] },
]

/** The first page of another person's record: what of it is shared. */
export function RecordHome({ record: { name, rights, isGuardian } }: { record: SharedRecord }) {
  const may = (part: CirclePart) => rights[part] !== undefined
  const rooms = ROOMS.filter(({ parts }) => parts.some(may)).map(({ to, label, parts }) => ({
    to,
    label,
    said: parts
      .filter(may)
      .map((part) => `${PART_WORDS[part]}: ${rights[part] === 'write' ? 'look and change' : 'look'}`),
  }))
  const more = [
    ...(rights.vitals === 'write'
      ? [{ to: PAGES.submit, label: 'Submit Data', said: ['Write down what was measured'] }]
      : []),
    { to: PAGES.timeline, label: 'Timeline', said: ['Everything that you may see, by date'] },
    ...(isGuardian
      ? [
          { to: PAGES.symptomChecker, label: 'Symptom Checker', said: [`Answers for the age of ${name}`] },
          { to: PAGES.careCircle, label: 'Care Circle', said: ['Who else sees this record'] },
          { to: PAGES.accessLog, label: 'Who saw it', said: ['Each look at this record, and each change'] },
          { to: PAGES.exports, label: 'Take Along', said: ['A sheet for a doctor, and everything as files'] },
        ]
      : []),
  ]
  return (
    <Page title={`${name}’s record`} lead="What is shared with you. Each time you look, they can see that you did.">
      {may('vitals') && <NewestVitals mayWrite={rights.vitals === 'write'} />}
      <ul className={classes.rooms}>
        {[...rooms, ...more].map(({ to, label, said }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <strong>{label}</strong>
                <small>{said.join('. ')}</small>
              </span>
              <IconChevronRight size={20} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** What was measured last, and what it warns of. */
function NewestVitals({ mayWrite }: { mayWrite: boolean }) {
  const region = hereRegion()
  const latest = useQuery(latestQuery(region))
  const readings = latest.data?.items.map((item) => ({ ...item, standing: standingOf(item), spark: [] }))
  if (latest.isError) {
    return <LoadProblem message={latest.error.message} onRetry={() => void latest.refetch()} />
  }
  return (
    <div className={classes.newest}>
      {latest.data && <ReadingWarnings latest={latest.data} region={region} />}
      {readings?.length === 0 && !mayWrite ? (
        <p>Nothing has been measured yet.</p>
      ) : (
        <NewestReadings readings={readings} region={region} mayAdd={mayWrite} />
      )}
    </div>
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
      {saved && (
        <ul className={classes.lines}>
          {historyLines(saved).map(({ key, kind, name, about }) => (
            <li key={key}>
              <span>{kind}</span>
              <span>
                <b>{name}</b> {about}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
