import type { NewDocument } from '@salus/contract'
import { useSearchParams } from 'react-router'
import { AllResults } from './all-results.tsx'
import { ReportView } from './report-view.tsx'
import { SeriesView } from './series-view.tsx'

interface LabResultsPageProps {
  /** Keeps the text of a report among the saved documents; handed in by the app. */
  keepDocument: (document: NewDocument) => Promise<unknown>
}

/** All results, one report, or one test over time: which one stands in the address, so that the back button closes it. */
export function LabResultsPage({ keepDocument }: LabResultsPageProps) {
  const [params] = useSearchParams()
  const [report, series] = [params.get('report'), params.get('test')]
  if (report) return <ReportView key={report} id={report} />
  if (series) return <SeriesView key={series} series={series} />
  return <AllResults keepDocument={keepDocument} />
}
