import { PAGES } from '@salus/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { dashboardQuery } from '#web/features/dashboard/dashboard-requests.ts'
import { LatelyList } from '#web/features/dashboard/lately-list.tsx'
import { SavedLately } from '#web/features/dashboard/saved-lately.tsx'
import { type HistoryLine, historyLines } from '#web/features/history/history-lines.ts'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { reportsQuery } from '#web/features/labs/labs-requests.ts'
import { dayText } from '#web/features/labs/result-words.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './other-record.module.css'

const REPORTS = 3
const LINES = 8
/** What a helper wants to know first. */
const FIRST = ['Allergy', 'Medicine', 'Condition']

/** Of the medical history as far as it is shared. */
export function HistoryGlance({ ownerId }: { ownerId: string }) {
  const { data, error, refetch } = useQuery(historyFormQuery(ownerId))
  const lines = data?.saved ? historyLines(data.saved) : []
  const first = FIRST.flatMap((wanted) => lines.filter(({ kind }) => kind === wanted))
  return (
    <section className={classes.glance} aria-labelledby="history-glance">
      <h2 id="history-glance">Medical history</h2>
      {error && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && first.length === 0 && <p>Nothing is saved yet.</p>}
      <HistoryLines lines={first.slice(0, LINES)} />
      {first.length > LINES && <p>And {first.length - LINES} more under Medical History.</p>}
    </section>
  )
}

export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, kind, name, about }) => (
        <li key={key}>
          <span>{kind}</span>
          <span>
            <b>{name}</b> {about}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function NewestDocuments() {
  const { data, isError } = useQuery(dashboardQuery(hereRegion()))
  // What failed is said above, with the day.
  return isError && !data ? null : <SavedLately documents={data?.documents} none="No document is saved yet." />
}

export function NewestReports() {
  const { data, error, refetch } = useInfiniteQuery(reportsQuery)
  if (error && !data) return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  const items = data?.pages[0]?.items.slice(0, REPORTS).map(({ id, title, takenAt }) => ({
    id,
    title,
    at: takenAt,
    when: dayText(takenAt),
    to: `${PAGES.labResults}?report=${id}`,
  }))
  return <LatelyList heading="Newest lab reports" items={items} none="No lab report is saved yet." />
}
