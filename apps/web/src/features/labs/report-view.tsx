import { Button } from '@mantine/core'
import { labName, PAGES } from '@salus/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { NotOpened } from '#web/ui/not-opened.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { reportQuery } from './labs-requests.ts'
import { Proof } from './proof.tsx'
import { removeReport } from './remove.ts'
import { ReportForm } from './report-form.tsx'
import classes from './report-view.module.css'
import { ResultItem } from './result-item.tsx'
import list from './result-list.module.css'
import { dayText } from './result-words.ts'
import { RESULTS_GONE } from './results-gone.tsx'

/** One report: its values in the order of the paper. */
export function ReportView({ id }: { id: string }) {
  const report = useQuery(reportQuery(id))
  const navigate = useNavigate()
  const [shown, setShown] = useState<string>()
  const [isEditing, setEditing] = useState(false)
  if (report.isError)
    return <NotOpened gone={RESULTS_GONE} error={report.error} onRetry={() => void report.refetch()} />
  if (report.isPending) {
    return (
      <Page title="Lab Results" width="wide">
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      </Page>
    )
  }
  const { title, takenAt, laboratory, doctor, documentId, results } = report.data
  const proven = results.find((result) => result.id === shown)
  const deleteAndLeave = async () => {
    if (await removeReport(id)) await navigate(PAGES.labResults, { replace: true })
  }
  return (
    <Page title={title} lead={[dayText(takenAt), laboratory, doctor].filter(Boolean).join(' · ')} width="wide">
      {results.length === 0 && <p>All results of this report were deleted.</p>}
      {isEditing && <ReportForm report={report.data} onDone={() => setEditing(false)} />}
      <ul className={list.list}>
        {results.map((result) => (
          <ResultItem
            key={result.id}
            result={result}
            name={labName(result)}
            aside={result.takenAt === takenAt ? '' : dayText(result.takenAt)}
            onOpen={setShown}
          />
        ))}
      </ul>
      <div className={classes.actions}>
        <BackButton to={PAGES.labResults}>All results</BackButton>
        {documentId && (
          <Button component={Link} to={`${PAGES.documents}?open=${documentId}`} variant="default">
            Text of the report
          </Button>
        )}
        <WhenChangeable>
          {!isEditing && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
          <Button
            variant="subtle"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void deleteAndLeave()}
          >
            Delete
          </Button>
        </WhenChangeable>
      </div>
      {proven && <Proof key={proven.id} result={proven} onClose={() => setShown(undefined)} />}
    </Page>
  )
}
