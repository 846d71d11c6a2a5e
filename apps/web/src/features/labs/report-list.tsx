import { Button } from '@mantine/core'
import { type LabReportList, PAGES } from '@salus/contract'
import { IconTrash } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { removeReport } from './remove.ts'
import classes from './report-list.module.css'
import { dayText } from './result-words.ts'

/** The reports that were saved, the newest sample first; nothing while there are none. */
export function ReportList({ reports }: { reports: UseInfiniteQueryResult<InfiniteData<LabReportList>> }) {
  const items = reports.data?.pages.flatMap((page) => page.items) ?? []
  if (reports.isError) return <LoadProblem message={reports.error.message} onRetry={() => void reports.refetch()} />
  if (items.length === 0) return null
  return (
    <section className={classes.reports} aria-labelledby="lab-reports">
      <h2 id="lab-reports" className={classes.heading}>
        Reports
      </h2>
      <ul className={classes.list}>
        {items.map(({ id, title, takenAt, laboratory, values }) => (
          <li key={id} className={classes.item}>
            <Link to={`${PAGES.labResults}?report=${id}`} className={classes.open}>
              <span className={classes.title}>{title}</span>
              <span className={classes.meta}>
                {[dayText(takenAt), laboratory, values === 1 ? '1 result' : `${values} results`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
            <IconButton label={`Delete “${title}”`} onClick={() => void removeReport(id)}>
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {reports.hasNextPage && (
        <Button variant="default" loading={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </section>
  )
}
