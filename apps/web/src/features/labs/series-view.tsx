import { type LabResult, labName, libraryPath, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { NotOpened } from '#web/ui/not-opened.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { chartsOf } from './chart-points.ts'
import { seriesQuery } from './labs-requests.ts'
import { Proof } from './proof.tsx'
import classes from './report-view.module.css'
import { ResultItem } from './result-item.tsx'
import list from './result-list.module.css'
import { dayText, isOutside, valueText } from './result-words.ts'
import { RESULTS_GONE } from './results-gone.tsx'
import { ValueChart } from './value-chart.tsx'

/** One test over time: drawn, and each result with its proof. */
export function SeriesView({ series }: { series: string }) {
  const found = useQuery(seriesQuery(series))
  const navigate = useNavigate()
  const [shown, setShown] = useState<string>()
  if (found.isError) return <NotOpened gone={RESULTS_GONE} error={found.error} onRetry={() => void found.refetch()} />
  if (found.isPending) {
    return (
      <Page title="Lab Results" width="wide">
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      </Page>
    )
  }
  const { results } = found.data
  const latest = results.at(-1) as LabResult
  const leave = (to: LabResult | undefined) =>
    navigate(to ? `${PAGES.labResults}?test=${to.series}` : PAGES.labResults, { replace: true })
  const proven = results.find((result) => result.id === shown)
  return (
    <Page title={labName(latest)} lead={sentenceOf(latest)} width="wide">
      {chartsOf(results).map((chart) => (
        <ValueChart key={chart.unit} chart={chart} onOpen={setShown} />
      ))}
      <ul className={list.list}>
        {results.toReversed().map((result) => (
          <ResultItem
            key={result.id}
            result={result}
            name={dayText(result.takenAt)}
            aside={labName(result) === labName(latest) ? '' : labName(result)}
            onOpen={setShown}
          />
        ))}
      </ul>
      {latest.loinc && (
        <p>
          <Link to={libraryPath('test', latest.loinc)}>What this test shows</Link>
        </p>
      )}
      <div className={classes.actions}>
        <BackButton to={PAGES.labResults}>All results</BackButton>
      </div>
      {proven && (
        <Proof
          key={proven.id}
          result={proven}
          isLast={results.length === 1}
          onLeft={(to) => void leave(to)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Page>
  )
}

/** What the value is, what the lab's range is, and whom to ask: no more can be told from a number. */
function sentenceOf(latest: LabResult): string {
  const { flag, range } = latest
  const last = `Last: ${valueText(latest)} on ${dayText(latest.takenAt)}.`
  if (flag === 'critical') {
    return `${last} ${ofWhom('The laboratory marked it as critical: please call {your} doctor or the laboratory today.')}`
  }
  if (isOutside(flag)) {
    const where = flag === 'high' ? 'above' : flag === 'low' ? 'below' : undefined
    const said = where && range ? `It is ${where} the lab’s range of ${range.text}.` : 'The laboratory marked it.'
    return `${last} ${said} ${ofWhom('That alone is no illness: {your} doctor can say what it means for {you}.')}`
  }
  return flag === 'normal' && range ? `${last} It is within the lab’s range of ${range.text}.` : last
}
