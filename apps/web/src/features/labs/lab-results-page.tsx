import { useSearchParams } from 'react-router'
import { AllResults } from './all-results.tsx'
import { ReportView } from './report-view.tsx'
import type { Rooms } from './rooms.ts'
import { SeriesView } from './series-view.tsx'

/** All results, one report, or one test over time: which one stands in the address, so that the back button closes it. */
export function LabResultsPage({ rooms }: { rooms: Rooms }) {
  const [params] = useSearchParams()
  const [report, series] = [params.get('report'), params.get('test')]
  if (report) return <ReportView key={report} id={report} />
  if (series) return <SeriesView key={series} series={series} />
  return <AllResults rooms={rooms} />
}
