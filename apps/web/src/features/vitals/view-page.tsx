import { type ReadingAdvice, type Region, VITAL_NAMES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { FetchedData } from './fetched-data.tsx'
import { LatestVitals } from './latest-vitals.tsx'
import type { TrendMark } from './trend-marks.ts'
import { VitalHistory } from './vital-history.tsx'
import { VitalTrend } from './vital-trend.tsx'
import { VitalWarnings } from './vital-warnings.tsx'
import { latestQuery } from './vitals-requests.ts'

interface ViewPageProps {
  region: Region
  /** Whether a warning that was seen may be closed here. */
  mayCloseWarnings?: boolean
  /** What a changed reading may mean, shown as every other urgency is. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
  /** Medicines and events of the person's record, marked on the trend. */
  marks?: readonly TrendMark[]
}

const NONE: readonly TrendMark[] = []

/** A measure and a time in the address: their day stands first. */
export function ViewPage({ region, mayCloseWarnings = true, Advice, marks = NONE }: ViewPageProps) {
  const [params] = useSearchParams()
  const [measure, setMeasure] = useState(() => VITAL_NAMES.find((name) => name === params.get('measure')) ?? null)
  const at = timeOf(params.get('at'))
  const latest = useQuery(latestQuery(region))
  const trend = <VitalTrend region={region} chosen={measure} onChoose={setMeasure} marks={marks} at={at} />
  return (
    <Page title="View Health Data" lead="What {you} measured, what is normal, and how it changes." width="wide">
      <VitalWarnings latest={latest.data} region={region} mayClose={mayCloseWarnings} Advice={Advice} />
      {at && trend}
      <FetchedData />
      <LatestVitals region={region} chosen={measure} onChoose={setMeasure} />
      {!at && trend}
      <VitalHistory region={region} Advice={Advice} />
    </Page>
  )
}

function timeOf(text: string | null): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}
