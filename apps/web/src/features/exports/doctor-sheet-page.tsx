import { Button } from '@mantine/core'
import { PAGES, type Region } from '@salus/contract'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton } from '#web/ui/back-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import classes from './doctor-sheet-page.module.css'
import { doctorSheetQuery } from './exports-requests.ts'
import { beginOf, likelyLanguage, type SheetChoice } from './sheet-choice.ts'
import { SheetOptions } from './sheet-options.tsx'
import { SheetPreview } from './sheet-preview.tsx'

/** A sheet for a doctor: chosen, looked at, and printed or saved as PDF by the browser, which shapes every script rightly. */
export function DoctorSheetPage({ region }: { region: Region }) {
  const own = likelyLanguage(navigator.languages)
  const [choice, setChoice] = useDraft<SheetChoice>('doctor-sheet', {
    period: 'quarter',
    own,
    doctor: own,
    turned: [],
    family: true,
  })
  const [opened] = useState(() => new Date())
  const sheet = useQuery({ ...doctorSheetQuery(beginOf(choice.period, opened)), placeholderData: keepPreviousData })
  // The choices stay when another period does not load.
  const [last, setLast] = useState(sheet.data)
  if (sheet.data && sheet.data !== last) setLast(sheet.data)
  return (
    <Page
      title="Doctor Sheet"
      lead="Choose what belongs on it, look at it, then print it or save it as a PDF."
      width="wide"
      actions={
        <Button
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          disabled={!sheet.data || sheet.isPlaceholderData}
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
      }
    >
      <BackButton to={PAGES.exports}>{ofWhom('Take {Your} Record Along')}</BackButton>
      {sheet.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      )}
      {sheet.isError && (
        <LoadProblem message={sheet.error.message} retrying={sheet.isFetching} onRetry={() => void sheet.refetch()} />
      )}
      {last && (
        <div className={classes.columns}>
          <SheetOptions sheet={last} choice={choice} onChange={setChoice} />
          {sheet.data && <SheetPreview sheet={sheet.data} choice={choice} region={region} />}
        </div>
      )}
    </Page>
  )
}
